import { writeCsv } from '../csv.ts'
import { dataArea, dataClassName, dataRings, stemsOf } from './data-set.ts'
import type { DataFile, DataPicture, DataSet, DataShape } from './data-set.ts'
import { writePng } from './png.ts'
import { fillRing } from './raster.ts'

/**
 * A PNG per picture. In `masks/` a pixel is the number of its class (0 is background, the first class
 * is 1), in `instances/` the number of its shape in that picture, as 16 bits of grey.
 */

/** The colours of Pascal VOC: three bits of a value at a time, spread over red, green and blue. */
function vocColour(value: number): string {
  const channel = (at: number): number => {
    let [rest, bits] = [value, 0]
    for (let bit = 7; bit >= 0; bit -= 1) {
      bits |= ((rest >> at) & 1) << bit
      rest >>= 3
    }
    return bits
  }
  return `#${[0, 1, 2].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`
}

/** More classes have no place in 8 bits. */
export const mostMaskClasses = 255

const colourOf = (set: DataSet, label: number): string => {
  const colour = set.classes[label]?.colour ?? ''
  return /^#[\da-f]{6}$/i.test(colour) ? colour.toLowerCase() : vocColour(label + 1)
}

/** Larger shapes lie below smaller ones. Points have no area. */
const inDrawingOrder = (picture: DataPicture): { shape: DataShape; number: number }[] =>
  picture.shapes
    .map((shape, index) => ({ shape, number: index + 1 }))
    .filter(({ shape }) => shape.kind !== 'points')
    .toSorted((a, b) => dataArea(b.shape, picture) - dataArea(a.shape, picture))

/** The numbers of classes as pixels, in the colours of the classes. */
export function classMask(set: DataSet, picture: DataPicture): Uint8Array<ArrayBuffer> {
  const { width, height } = picture
  const mask = { width, height, pixels: new Uint8Array(width * height) }
  for (const { shape } of inDrawingOrder(picture))
    for (const ring of dataRings(shape, picture)) fillRing(mask, ring, shape.label + 1)
  const palette = [
    '#000000',
    ...set.classes.slice(0, mostMaskClasses).map((_, label) => colourOf(set, label)),
  ]
  return writePng(mask, palette)
}

/** The numbers of shapes as pixels. */
export function instanceMask(picture: DataPicture): Uint8Array<ArrayBuffer> {
  const { width, height } = picture
  const mask = { width, height, pixels: new Uint16Array(width * height) }
  for (const { shape, number } of inDrawingOrder(picture))
    for (const ring of dataRings(shape, picture)) fillRing(mask, ring, number)
  return writePng(mask, [])
}

/** The files one by one, since each takes milliseconds to compress. */
export function* maskFiles(set: DataSet): Generator<DataFile, void> {
  const stems = stemsOf(set.pictures)
  yield {
    path: 'classes.csv',
    content: writeCsv([
      ['value', 'class', 'colour'],
      ['0', 'background', '#000000'],
      ...set.classes.map((_, label) => [
        String(label + 1),
        dataClassName(set, label),
        colourOf(set, label),
      ]),
    ]),
  }
  for (const [index, picture] of set.pictures.entries()) {
    yield { path: `masks/${stems[index]}.png`, content: classMask(set, picture) }
    yield { path: `instances/${stems[index]}.png`, content: instanceMask(picture) }
  }
}
