import { expect, it } from 'vitest'
import { formatsOf } from '../../areas/data/exports/formats.ts'
import { planPreLabels } from '../../areas/data/items/pre-labels.ts'
import { unzipFiles } from '../../lib/data-set/zip.ts'
import { createBackend } from '../node.ts'
import { streamMasks, writeLabelFile } from './label-export.ts'
import type { MockLabelProject } from '../data/labelling.ts'

const { db } = createBackend({ persona: 'customer' })
const made = {
  id: '1',
  version: 1,
  seed: 7,
  split: null,
  onlyAccepted: false,
  createdAt: 0,
  isAnnounced: false,
}
const partsOf = (body: string | Uint8Array) =>
  typeof body === 'string' ? [] : unzipFiles(body).files
const sumsOf = ({ items }: MockLabelProject) =>
  Object.fromEntries(items.map(({ id }) => [id, 'any']))

it.each(
  db.labelling.projects.flatMap((project) =>
    formatsOf[project.kind].map((format) => [project.kind, format, project] as const),
  ),
)('writes %s as %s', (_, format, project) => {
  // Masks of all units take seconds to compress.
  const few = { ...project, items: project.items.slice(0, 12) }
  const { ending, body } = writeLabelFile(few, {
    ...made,
    format,
    labels: few.labels,
    sums: sumsOf(few),
  })
  if (ending !== 'zip') {
    expect(body.length).toBeGreaterThan(100)
    return
  }
  expect(partsOf(body)).not.toHaveLength(0)
})

it('streams the same masks, and others have their turn in between', async () => {
  const project = db.labelling.projects.find(({ kind }) => kind === 'bounding_box')
  if (!project) throw new Error('the seed has no project of boxes')
  const few = { ...project, items: project.items.slice(0, 3) }
  const order = { ...made, format: 'masks', labels: few.labels, sums: sumsOf(few) } as const
  let turns = 0
  const timer = setInterval(() => (turns += 1))
  const body = await new Response(streamMasks(few, order)).bytes()
  clearInterval(timer)
  expect(turns).toBeGreaterThan(2)
  expect(body).toEqual(writeLabelFile(few, order).body)
})

it('writes the parts of a split by its shares', () => {
  const project = db.labelling.projects.find(({ kind }) => kind === 'bounding_box')
  if (!project) throw new Error('the seed has no project of boxes')
  const { ending, body } = writeLabelFile(project, {
    ...made,
    format: 'coco',
    labels: project.labels,
    sums: sumsOf(project),
    split: { train: 0.8, val: 0.1, test: 0.1 },
  })
  expect(ending).toBe('zip')
  const counts = partsOf(body).map(({ bytes }) => {
    const { images }: { images: unknown[] } = JSON.parse(new TextDecoder().decode(bytes))
    return images.length
  })
  const all = project.items.length
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all)
  expect(counts[0]).toBeGreaterThanOrEqual(Math.floor(all * 0.8))
})

it.each(['coco', 'yolo_pose'] as const)(
  'writes the points of an object together as %s, which comes back as labels',
  (format) => {
    const found = db.labelling.projects.find(({ kind }) => kind === 'points')
    const [item] = found?.items ?? []
    if (!found || !item) throw new Error('the seed has no project of key points')
    const point = (labelId: string, x: number) => ({ labelId, x, y: 40, attributes: {} })
    const points = [point('1', 96), point('2', 192), point('1', 480)]
    const corrected = { boxes: [], polygons: [], points, classes: [], text: null, spans: [] }
    const project = { ...found, items: [{ ...item, corrected }] }
    const { ending, body } = writeLabelFile(project, {
      ...made,
      format,
      labels: project.labels,
      sums: sumsOf(project),
    })
    const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
    const files =
      typeof body === 'string'
        ? [{ path: `labels.${ending}`, text: body }]
        : partsOf(body).map(({ path, bytes }) => ({ path, text: text(bytes) }))
    if (format === 'coco')
      expect(JSON.parse(files[0]?.text ?? '')).toMatchObject({
        categories: [{ id: 1, name: project.title, keypoints: ['Round', 'Square'], skeleton: [] }],
        annotations: [
          { category_id: 1, keypoints: [96, 40, 2, 192, 40, 2], num_keypoints: 2 },
          { category_id: 1, keypoints: [480, 40, 2, 0, 0, 0], num_keypoints: 1 },
        ],
      })
    const labels = project.labels.map((label) => ({ ...label }))
    const plan = planPreLabels(files, { kind: project.kind, labels }, project.items)
    expect(plan).toMatchObject({ unknownClasses: [], otherKind: 0 })
    expect(plan?.records[0]?.annotations.points).toEqual(
      points.map(({ labelId, x }) => ({
        labelId,
        x: expect.closeTo(x, 2),
        y: expect.closeTo(40, 2),
      })),
    )
  },
)
