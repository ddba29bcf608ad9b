import { parseCsv, readCell } from '../csv.ts'
import type { CsvLine } from '../csv.ts'
import { parseJson } from '../parse-json.ts'
import type { DataAttributes, DataKeyPoint, DataShape } from './data-set.ts'
import { createReading, pointPairs, readAttributes, readNumber, readNumbers } from './reading.ts'
import type { ReadOptions, ReadResult } from './reading.ts'

/**
 * Reads a table with a line per shape: our own (write-table.ts), TensorFlow's, RetinaNet's without
 * names of columns (`path,x1,y1,x2,y2,class`), or two columns of picture and class.
 */

/** Other names of the columns, without case and separators. */
const columns = {
  picture: [
    'filename',
    'file',
    'filepath',
    'path',
    'image',
    'imagename',
    'imageid',
    'imagepath',
    'picture',
    'name',
  ],
  width: ['width', 'imagewidth', 'imgwidth', 'picturewidth'],
  height: ['height', 'imageheight', 'imgheight', 'pictureheight'],
  label: ['class', 'label', 'classname', 'labelname', 'category', 'categoryname'],
  xmin: ['xmin', 'x1', 'left', 'bboxxmin'],
  ymin: ['ymin', 'y1', 'top', 'bboxymin'],
  xmax: ['xmax', 'x2', 'right', 'bboxxmax'],
  ymax: ['ymax', 'y2', 'bottom', 'bboxymax'],
  across: ['w', 'boxwidth', 'bboxwidth', 'bboxw'],
  down: ['h', 'boxheight', 'bboxheight', 'bboxh'],
  x: ['x', 'bboxx'],
  y: ['y', 'bboxy'],
  shape: ['shape', 'kind', 'shapetype'],
  points: ['points', 'polygon', 'segmentation', 'keypoints'],
  attributes: ['attributes'],
} as const
type Column = keyof typeof columns

const plain = (cell: string): string => cell.toLowerCase().replace(/[^a-z\d]/g, '')

/** The place of each column by the first line; null if the line holds no names. */
function columnsOf(cells: readonly string[]): Map<Column, number> | null {
  const names = cells.map(plain)
  const found = new Map<Column, number>()
  for (const column of Object.keys(columns) as Column[]) {
    const at = names.findIndex((name) => (columns[column] as readonly string[]).includes(name))
    if (at >= 0) found.set(column, at)
  }
  return found.has('picture') && found.size > 1 ? found : null
}
const retinaNet: readonly Column[] = ['picture', 'xmin', 'ymin', 'xmax', 'ymax', 'label']
const twoColumns: readonly Column[] = ['picture', 'label']

/** Separated by `|` into parts, or by nothing into points with their visibility. */
function pointShape(kind: string, cell: string, label: number): DataShape | null {
  if (kind === 'points') {
    const numbers = readNumbers(cell.split(/[\s,;]+/).filter(Boolean))
    if (!numbers || numbers.length === 0 || numbers.length % 3 !== 0) return null
    const points = Array.from({ length: numbers.length / 3 }, (_, at): DataKeyPoint => {
      const [x = 0, y = 0, seen = 0] = numbers.slice(at * 3, at * 3 + 3)
      return { x, y, visibility: seen >= 2 ? 2 : seen >= 1 ? 1 : 0 }
    })
    return { kind: 'points', label, points }
  }
  const rings = cell
    .split('|')
    .map((part) => readNumbers(part.split(/[\s,;[\]()]+/).filter(Boolean)))
  const isWhole = rings.every((ring) => ring && ring.length >= 6 && ring.length % 2 === 0)
  return isWhole
    ? { kind: 'polygon', label, rings: rings.map((ring) => pointPairs(ring ?? [])) }
    : null
}

/** What another program writes there is left out. */
function attributesIn(cell: string): DataAttributes | null {
  if (!cell.startsWith('{')) return null
  try {
    return readAttributes(parseJson(cell))
  } catch {
    return null
  }
}

/** The corners of a row, or its corner and size. */
function boxOf(
  cellOf: (column: Column) => string,
): Record<'x' | 'y' | 'width' | 'height', number> | null {
  const corners = readNumbers((['xmin', 'ymin', 'xmax', 'ymax'] as const).map(cellOf))
  if (corners) {
    const [x = 0, y = 0, right = 0, bottom = 0] = corners
    return { x, y, width: right - x, height: bottom - y }
  }
  const sized = readNumbers((['x', 'y', 'across', 'down'] as const).map(cellOf))
  if (!sized) return null
  const [x = 0, y = 0, width = 0, height = 0] = sized
  return { x, y, width, height }
}

export function readDataCsv(text: string, file: string, options: ReadOptions = {}): ReadResult {
  const reading = createReading(options)
  const lines = parseCsv(text)
  const [head] = lines
  const named = head ? columnsOf(head.cells) : null
  const bare = (head?.cells.length ?? 0) >= 6 ? retinaNet : twoColumns
  const places = named ?? new Map(bare.map((column, at) => [column, at]))
  const read = ({ line, cells }: CsvLine): void => {
    const at = { file, line }
    const cellOf = (column: Column): string => readCell(cells[places.get(column) ?? -1] ?? '')
    const value = cells.join(',').slice(0, 200)
    const name = cellOf('picture').replaceAll('\\', '/')
    if (name === '') return reading.report('unreadable', at, { value })
    // Beside x and y without other names for them, width and height are the box's.
    const isBoxSize = places.has('x') && !places.has('across') && !places.has('xmin')
    const [width, height] = [readNumber(cellOf('width')) ?? 0, readNumber(cellOf('height')) ?? 0]
    const claimed = !isBoxSize && width > 0 && height > 0 ? { width, height } : null
    const picture = reading.pictureOf(name, claimed, at)
    if (!picture) return
    const label = cellOf('label')
    const kind = cellOf('shape')
    const sides = (['xmin', 'ymin', 'xmax', 'ymax', 'x', 'y', 'points'] as const).map(cellOf)
    const isEmpty = sides.every((side) => side === '')
    if (label === '' && isEmpty) return
    if (label === '') return reading.report('unreadable', at, { picture: picture.name, value })
    const number = reading.labelOf(label, at, picture.name)
    if (isEmpty) {
      picture.labels.add(number)
      return
    }
    const points = cellOf('points')
    const box = isBoxSize
      ? boxOf((column) =>
          cellOf(column === 'across' ? 'width' : column === 'down' ? 'height' : column),
        )
      : boxOf(cellOf)
    const shape: DataShape | null = points
      ? pointShape(kind, points, number)
      : box && { kind: 'box', label: number, ...box }
    const attributes = attributesIn(cellOf('attributes'))
    if (shape) reading.add(picture, { ...shape, ...(attributes && { attributes }) }, at)
    else reading.report('unreadable', at, { picture: picture.name, value })
  }
  for (const line of named ? lines.slice(1) : lines) read(line)
  return reading.result()
}
