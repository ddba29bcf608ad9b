import type {
  DataClass,
  DataFile,
  DataPeople,
  DataPicture,
  DataSet,
  DataShape,
  DataText,
} from '../../lib/data-set/data-set.ts'
import { splitBySeed } from '../../lib/data-set/split.ts'
import { writeDataSet, writeMasks } from '../../lib/data-set/write-data-set.ts'
import { zipFiles } from '../../lib/data-set/zip.ts'
import { agreementOf, answersOf, joinedOf } from '../seed/labelling.ts'
import { keyPointObjects } from './key-point-objects.ts'
import type { MockLabelExport, MockLabelItem, MockLabelProject } from '../data/labelling.ts'

/** Degrees that a picture from above covers. */
const tile = 0.01

/** Satellite pictures lie side by side, ten in a row. */
function groundOf(item: MockLabelItem) {
  const [column, row] = [item.id % 10, Math.floor(item.id / 10) % 1000]
  const [west, south] = [10 + column * tile, 50 + row * tile]
  return { west, south, east: west + tile, north: south + tile }
}

/** Formats in which an object has all of its key points. A table has a line for each. */
const objectFormats: readonly MockLabelExport['format'][] = ['coco', 'yolo_pose']

/** Formats that say how people came to an answer. */
const peopleFormats: readonly MockLabelExport['format'][] = ['jsonl', 'geojson']

/** The units as a data set: units of text and sound become texts, all others pictures. */
function dataSetOf(
  project: MockLabelProject,
  { labels: named, format }: Pick<MockLabelExport, 'labels' | 'format'>,
  items: readonly MockLabelItem[],
): DataSet {
  const hasObjects = project.kind === 'points' && objectFormats.includes(format)
  const classes: DataClass[] = hasObjects
    ? [{ name: project.title, skeleton: { points: named.map(({ name }) => name), lines: [] } }]
    : named.map(({ name, color }) => ({ name, colour: color }))
  const labelOf = (id: string): number => named.findIndex((label) => label.id === id)
  const known = <Labelled extends { labelId: string }>(all: readonly Labelled[]) =>
    all.filter(({ labelId }) => labelOf(labelId) >= 0)
  const nameOf = (id: string): string => named.find((label) => label.id === id)?.name ?? id
  const peopleOf = (item: MockLabelItem): { people?: DataPeople } => {
    if (!peopleFormats.includes(format)) return {}
    const agreement = agreementOf(project, item)
    const votes = answersOf(project, item).map(({ classes: chosen, text }) =>
      project.kind === 'transcription' ? (text ?? '') : chosen.map(nameOf),
    )
    return {
      people: {
        uniqueId: item.uniqueId,
        ...(['classification', 'transcription'].includes(project.kind) && { votes }),
        agreement: agreement === null ? null : Math.round(agreement * 100) / 100,
        isReviewed: item.corrected !== null,
      },
    }
  }
  const pictures: DataPicture[] = []
  const texts: DataText[] = []
  for (const item of items) {
    const { boxes, polygons, points, classes: whole, text, spans } = joinedOf(project, item)
    const labels = whole.map(labelOf).filter((label) => label >= 0)
    const said = item.text ?? (project.kind === 'transcription' ? (text ?? '') : null)
    if (said !== null) {
      texts.push({
        name: item.name,
        text: said,
        ...peopleOf(item),
        labels,
        spans: known(spans).map(({ labelId, start, end }) => ({
          label: labelOf(labelId),
          start,
          end,
        })),
      })
      continue
    }
    const shapes: DataShape[] = [
      ...known(boxes).map(({ labelId, attributes, xMin, yMin, xMax, yMax }): DataShape => ({
        kind: 'box',
        label: labelOf(labelId),
        attributes,
        x: xMin,
        y: yMin,
        width: xMax - xMin,
        height: yMax - yMin,
      })),
      ...known(polygons).map(({ labelId, attributes, points: ring }): DataShape => ({
        kind: 'polygon',
        label: labelOf(labelId),
        attributes,
        rings: [ring],
      })),
      ...(hasObjects
        ? keyPointObjects(known(points), named)
        : known(points).map(({ labelId, attributes, x, y }): DataShape => ({
            kind: 'points',
            label: labelOf(labelId),
            attributes,
            points: [{ x, y, visibility: 2 }],
          }))),
    ]
    const { name, width, height } = item
    const ground = project.kind === 'satellite' ? { ground: groundOf(item) } : {}
    pictures.push({ name, width, height, labels, shapes, ...peopleOf(item), ...ground })
  }
  return { classes, pictures, texts }
}

const types: Record<string, string> = {
  json: 'application/json',
  jsonl: 'application/x-ndjson',
  csv: 'text/csv; charset=utf-8',
  geojson: 'application/geo+json',
}

/** Masks of all units take seconds to compress: after each file the other calls get their turn. */
export function streamMasks(
  project: MockLabelProject,
  { labels, format, sums }: MockLabelExport,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const items = project.items.filter(({ id }) => sums[id] !== undefined)
  const set = dataSetOf(project, { labels, format }, items)
  return new ReadableStream({
    start: async (body) => {
      const files: DataFile[] = []
      for (const file of writeMasks(set)) {
        files.push(file)
        await new Promise((done) => {
          setTimeout(done)
        })
      }
      body.enqueue(zipFiles(files))
      body.close()
    },
  })
}

/** The file of a version: what a format writes as one file, else a ZIP. */
export function writeLabelFile(
  project: MockLabelProject,
  { format, labels, sums, split, seed }: MockLabelExport,
): { type: string; ending: string; body: string | Uint8Array<ArrayBuffer> } {
  const items = project.items.filter(({ id }) => sums[id] !== undefined)
  const names = items.map(({ name }) => name)
  const files = writeDataSet(
    dataSetOf(project, { labels, format }, items),
    format,
    split ? splitBySeed(names, split, seed ?? 0) : undefined,
  )
  const [file, ...others] = files
  if (!file || others.length > 0)
    return { type: 'application/zip', ending: 'zip', body: zipFiles(files) }
  const ending = file.path.slice(file.path.lastIndexOf('.') + 1)
  return { type: types[ending] ?? 'text/plain; charset=utf-8', ending, body: file.content }
}
