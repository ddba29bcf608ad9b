/** What comes with the press that chooses a picture, in one file. */
export { CropDialog } from './CropDialog.tsx'
export { readPicture } from './read-picture.ts'
