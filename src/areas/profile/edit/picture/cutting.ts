/** One chunk for the code that a chosen picture needs. */
export { CropDialog } from './CropDialog.tsx'
export { readPicture } from './read-picture.ts'
