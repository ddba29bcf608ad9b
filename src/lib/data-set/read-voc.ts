import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml'
import type { XmlDocument } from '@rgrove/parse-xml'
import type { DataAttributes } from './data-set.ts'
import { createReading, readNumber } from './reading.ts'
import type { ReadOptions, ReadResult } from './reading.ts'
import type { LabelFile } from './read-yolo.ts'

/**
 * Reads Pascal VOC. Its first pixel is 1, 1; many programs count from 0 instead. A set in which any
 * box begins at 0 was counted from 0.
 */

interface VocObject {
  name: string
  box: [xmin: number, ymin: number, xmax: number, ymax: number] | null
  isDifficult: boolean
  attributes: DataAttributes | null
  line: number
  text: string
}
interface VocPicture {
  file: string
  name: string
  size: { width: number; height: number } | null
  objects: VocObject[]
}

const childOf = (element: XmlElement, name: string): XmlElement | null =>
  element.children.find(
    (child): child is XmlElement => child instanceof XmlElement && child.name === name,
  ) ?? null
const textOf = (element: XmlElement | null, name: string): string =>
  (element && childOf(element, name)?.text.trim()) ?? ''

/** The lines of places in a text, which are asked in their order. */
function lineCounter(text: string): (offset: number) => number {
  let [at, line] = [0, 1]
  return (offset) => {
    for (; at < offset; at += 1) if (text[at] === '\n') line += 1
    return line
  }
}

function objectOf(element: XmlElement, line: number): VocObject {
  const bounds = childOf(element, 'bndbox')
  const [xmin, ymin, xmax, ymax] = ['xmin', 'ymin', 'xmax', 'ymax'].map((side) =>
    readNumber(textOf(bounds, side)),
  )
  const isBox =
    typeof xmin === 'number' &&
    typeof ymin === 'number' &&
    typeof xmax === 'number' &&
    typeof ymax === 'number'
  const flags = ['truncated', 'occluded'].filter((flag) => textOf(element, flag) === '1')
  const pose = textOf(element, 'pose')
  const attributes = {
    ...Object.fromEntries(flags.map((flag) => [flag, true])),
    ...(pose && pose !== 'Unspecified' && { pose }),
  }
  return {
    name: textOf(element, 'name'),
    box: isBox ? [xmin, ymin, xmax, ymax] : null,
    isDifficult: textOf(element, 'difficult') === '1',
    attributes: Object.keys(attributes).length > 0 ? attributes : null,
    line,
    text: element.text.replace(/\s+/g, ' ').trim().slice(0, 200),
  }
}

/** The name of the picture with a folder: pictures of one name lie as their files of labels do. */
function pictureName(path: string, root: XmlElement): string {
  const name = textOf(root, 'filename').replaceAll('\\', '/')
  if (name === '') return path.replace(/\.xml$/i, '')
  return name.includes('/') ? name : path.slice(0, path.lastIndexOf('/') + 1) + name
}

function pictureOf({ path, text }: LabelFile, root: XmlElement): VocPicture {
  const size = childOf(root, 'size')
  const [width, height] = ['width', 'height'].map((side) => readNumber(textOf(size, side)) ?? 0)
  const lineOf = lineCounter(text)
  return {
    file: path,
    name: pictureName(path, root),
    size: width && height ? { width, height } : null,
    objects: root.children
      .filter((child) => child instanceof XmlElement)
      .filter(({ name }) => name === 'object')
      .map((element) => objectOf(element, lineOf(element.start))),
  }
}

export function readVoc(files: readonly LabelFile[], options: ReadOptions = {}): ReadResult {
  const reading = createReading(options)
  const pictures = files.flatMap((file): VocPicture[] => {
    if (!/\.xml$/i.test(file.path)) return []
    let xml: XmlDocument
    try {
      xml = parseXml(file.text, { includeOffsets: true })
    } catch (error) {
      const line = error instanceof XmlError ? error.line : 1
      reading.report('unreadable', { file: file.path, line })
      return []
    }
    if (xml.root?.name === 'annotation') return [pictureOf(file, xml.root)]
    reading.report('unreadable', { file: file.path, line: 1 }, { value: xml.root?.name ?? '' })
    return []
  })
  const isFromZero = pictures.some(({ objects }) =>
    objects.some(({ box }) => box?.[0] === 0 || box?.[1] === 0),
  )
  const shift = isFromZero ? 0 : 1
  for (const { file, name, size, objects } of pictures) {
    const picture = reading.pictureOf(name, size, { file })
    if (!picture) continue
    for (const { name: label, box, isDifficult, attributes, line, text } of objects) {
      const at = { file, line }
      if (!box || label === '') {
        reading.report('unreadable', at, { picture: picture.name, value: text })
        continue
      }
      const [xmin, ymin, xmax, ymax] = box
      reading.add(
        picture,
        {
          kind: 'box',
          label: reading.labelOf(label, at, picture.name),
          x: xmin - shift,
          y: ymin - shift,
          width: xmax - xmin + shift,
          height: ymax - ymin + shift,
          ...(isDifficult && { isDifficult }),
          ...(attributes && { attributes }),
        },
        at,
      )
    }
  }
  return reading.result()
}
