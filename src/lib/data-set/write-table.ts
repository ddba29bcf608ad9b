import { writeCsv } from '../csv.ts'
import { dataBounds, dataClassName } from './data-set.ts'
import type {
  DataPeople,
  DataPicture,
  DataSet,
  DataShape,
  DataSplitMap,
  DataText,
} from './data-set.ts'

/**
 * CSV with a line per shape, and JSONL with a line per picture or text. The first columns of the CSV
 * are those of TensorFlow's examples; its coordinates are of edges, so the whole picture is 0, 0,
 * width, height. Attributes are a JSON object in one cell, because each class has its own.
 */

export const csvColumns = [
  'filename',
  'width',
  'height',
  'class',
  'xmin',
  'ymin',
  'xmax',
  'ymax',
  'shape',
  'points',
  'split',
  'text',
  'attributes',
] as const

/** A coordinate without the noise of floating point. */
const plainNumber = (value: number): string => String(Math.round(value * 1000) / 1000)

/** Rings are separated by `|`; key points have their visibility behind x and y. */
function pointsCell(shape: DataShape): string {
  if (shape.kind === 'box') return ''
  return shape.kind === 'polygon'
    ? shape.rings.map((ring) => ring.flat().map(plainNumber).join(' ')).join(' | ')
    : shape.points
        .map(({ x, y, visibility }) => [...[x, y].map(plainNumber), visibility].join(' '))
        .join(' ')
}

const attributesCell = ({ attributes }: DataShape): string =>
  attributes && Object.keys(attributes).length > 0 ? JSON.stringify(attributes) : ''

function rowsOfPicture(set: DataSet, picture: DataPicture, split: string): string[][] {
  const { name, width, height, labels, shapes } = picture
  const head = [name, String(width), String(height)]
  const rows = [
    ...labels.map((label) => [
      ...head,
      dataClassName(set, label),
      '',
      '',
      '',
      '',
      'picture',
      '',
      split,
      '',
      '',
    ]),
    ...shapes.map((shape) => {
      const { x, y, width: across, height: down } = dataBounds(shape, picture)
      return [
        ...head,
        dataClassName(set, shape.label),
        ...[x, y, x + across, y + down].map(plainNumber),
        shape.kind,
        pointsCell(shape),
        split,
        '',
        attributesCell(shape),
      ]
    }),
  ]
  // A picture in which nothing was found is a result too.
  return rows.length > 0 ? rows : [[...head, '', '', '', '', '', '', '', split, '', '']]
}

/** A line per class of the whole text and per span, whose place is its first and last offset. */
function rowsOfText(set: DataSet, { name, text, labels, spans }: DataText, split: string) {
  const row = (kind: string, className: string, place: string, words: string): string[] => [
    name,
    '',
    '',
    className,
    '',
    '',
    '',
    '',
    kind,
    place,
    split,
    words,
    '',
  ]
  const rows = [
    ...labels.map((label) => row('text', dataClassName(set, label), '', text)),
    ...spans.map(({ start, end, label }) =>
      row('span', dataClassName(set, label), `${start} ${end}`, text.slice(start, end)),
    ),
  ]
  return rows.length > 0 ? rows : [row('text', '', '', text)]
}

export const toDataCsv = (set: DataSet, splits: DataSplitMap): string =>
  writeCsv([
    [...csvColumns],
    ...set.pictures.flatMap((picture) =>
      rowsOfPicture(set, picture, splits.get(picture.name) ?? ''),
    ),
    ...set.texts.flatMap((text) => rowsOfText(set, text, splits.get(text.name) ?? '')),
  ])

const namesOf = (set: DataSet, labels: readonly number[]): string[] =>
  labels.map((label) => dataClassName(set, label))

function shapeRecord(set: DataSet, shape: DataShape): object {
  const { label, attributes, isCrowd, isDifficult } = shape
  return {
    class: dataClassName(set, label),
    ...(shape.kind === 'box' && { box: [shape.x, shape.y, shape.width, shape.height] }),
    ...(shape.kind === 'polygon' && { polygon: shape.rings }),
    ...(shape.kind === 'points' && {
      points: shape.points.map(({ x, y, visibility }) => [x, y, visibility]),
      ...(shape.box && {
        box: [shape.box.x, shape.box.y, shape.box.width, shape.box.height],
      }),
    }),
    ...(attributes && { attributes }),
    ...(isCrowd && { crowd: true }),
    ...(isDifficult && { difficult: true }),
  }
}

const peopleRecord = (people: DataPeople | undefined): object =>
  people
    ? {
        uniqueId: people.uniqueId,
        ...(people.votes && { votes: people.votes }),
        ...(people.agreement !== null && { agreement: people.agreement }),
        ...(people.isReviewed && { reviewed: true }),
      }
    : {}

const textRecord = (set: DataSet, { name, text, labels, spans, people }: DataText): object => ({
  file: name,
  text,
  ...peopleRecord(people),
  ...(labels.length > 0 && { labels: namesOf(set, labels) }),
  spans: spans.map(({ start, end, label }) => ({
    start,
    end,
    class: dataClassName(set, label),
    text: text.slice(start, end),
  })),
})

export function toJsonLines(set: DataSet, splits: DataSplitMap): string {
  const withSplit = (name: string, record: object): string => {
    const split = splits.get(name)
    return `${JSON.stringify({ ...record, ...(split && { split }) })}\n`
  }
  return [
    ...set.pictures.map(({ name, width, height, orientation, labels, shapes, people }) =>
      withSplit(name, {
        file: name,
        width,
        height,
        ...peopleRecord(people),
        ...(orientation !== undefined && orientation !== 1 && { exifOrientation: orientation }),
        ...(labels.length > 0 && { labels: namesOf(set, labels) }),
        shapes: shapes.map((shape) => shapeRecord(set, shape)),
      }),
    ),
    ...set.texts.map((text) => withSplit(text.name, textRecord(set, text))),
  ].join('')
}
