import {
  baseName,
  dataBounds,
  dataClassName,
  dataSplits,
  pictureFileName,
  stemsOf,
} from './data-set.ts'
import type { DataFile, DataPicture, DataSet, DataShape, DataSplitMap } from './data-set.ts'

/**
 * Pascal VOC, by the documentation of its development kit
 * (http://host.robots.ox.ac.uk/pascal/VOC/voc2012/devkit_doc.pdf): whole pixels, the upper left one
 * is 1, 1, and the last column and row belong to the box.
 */

/** XML 1.0 has no place for control characters, not even escaped. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

function objectOf(set: DataSet, shape: DataShape, picture: DataPicture): string {
  const { x, y, width, height } = dataBounds(shape, picture)
  // A box thinner than a pixel still has one.
  const [left, top] = [
    Math.min(Math.round(x), picture.width - 1),
    Math.min(Math.round(y), picture.height - 1),
  ]
  const right = Math.max(Math.round(x + width), left + 1)
  const bottom = Math.max(Math.round(y + height), top + 1)
  const { truncated, occluded, pose } = shape.attributes ?? {}
  return `  <object>
    <name>${escaped(dataClassName(set, shape.label))}</name>
    <pose>${escaped(String(pose ?? 'Unspecified'))}</pose>
    <truncated>${truncated ? 1 : 0}</truncated>
    <occluded>${occluded ? 1 : 0}</occluded>
    <difficult>${shape.isDifficult || shape.isCrowd ? 1 : 0}</difficult>
    <bndbox>
      <xmin>${left + 1}</xmin>
      <ymin>${top + 1}</ymin>
      <xmax>${right}</xmax>
      <ymax>${bottom}</ymax>
    </bndbox>
  </object>
`
}

/** The annotation of one picture. */
export function vocText(set: DataSet, picture: DataPicture, fileName = picture.name): string {
  const { width, height, shapes } = picture
  return `<annotation>
  <folder>JPEGImages</folder>
  <filename>${escaped(baseName(fileName))}</filename>
  <size>
    <width>${width}</width>
    <height>${height}</height>
    <depth>3</depth>
  </size>
  <segmented>0</segmented>
${shapes.map((shape) => objectOf(set, shape, picture)).join('')}</annotation>
`
}

/** The folders are flat, as the development kit wants them. */
const flat = (path: string): string => path.replaceAll('/', '_')

/** The pictures with paths in which no folder is left. */
const flatPictures = ({ pictures }: DataSet): DataPicture[] =>
  pictures.map((picture) => ({ ...picture, name: flat(picture.name) }))

export function toVoc(set: DataSet, splits: DataSplitMap): DataFile[] {
  const pictures = flatPictures(set)
  const stems = stemsOf(pictures)
  const listOf = (isIn: (name: string) => boolean): string =>
    set.pictures.map(({ name }, index) => (isIn(name) ? `${stems[index]}\n` : '')).join('')
  const lists = dataSplits.map((split) => ({
    path: `ImageSets/Main/${split}.txt`,
    content: listOf((name) => splits.get(name) === split),
  }))
  return [
    {
      path: 'labels.txt',
      content: set.classes.map((_, at) => `${dataClassName(set, at)}\n`).join(''),
    },
    ...pictures.map((picture, index) => {
      const stem = stems[index] ?? picture.name
      return {
        path: `Annotations/${stem}.xml`,
        content: vocText(set, picture, pictureFileName(picture.name, stem)),
      }
    }),
    ...(splits.size > 0
      ? lists
      : [{ path: 'ImageSets/Main/default.txt', content: listOf(() => true) }]),
  ]
}

/** Where each picture is to lie beside the annotations of a VOC delivery, by its name. */
export function vocPicturePaths(set: DataSet): Map<string, string> {
  const pictures = flatPictures(set)
  const stems = stemsOf(pictures)
  return new Map(
    set.pictures.map(({ name }, index) => {
      const flatName = pictures[index]?.name ?? name
      return [name, `JPEGImages/${pictureFileName(flatName, stems[index] ?? flatName)}`]
    }),
  )
}
