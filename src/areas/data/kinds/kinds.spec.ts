import { describe, expect, it } from 'vitest'
import { toCoco } from '@/lib/data-set/write-coco.ts'
import { toJsonLines } from '@/lib/data-set/write-table.ts'
import { toDataSet } from '../annotator/export.ts'
import { createWork } from '../annotator/work.ts'
import { samples } from './kinds.ts'
import { objectNames, pictureSize, scenes } from '../scene/scenes.ts'

const coco = (scene: keyof typeof scenes) =>
  toCoco(
    toDataSet(createWork(scenes[scene].labels, scenes[scene].shapes).now, {
      ...pictureSize,
      name: 'street.jpg',
      orientation: 1,
    }),
  )

describe('the samples of the exports', () => {
  it('are what the annotator makes of the same shapes', () => {
    const all = coco('street')
    const shown: unknown = JSON.parse(samples.coco.text)
    expect(shown).toEqual({
      images: all.images,
      annotations: all.annotations.filter(({ id }) => id === 4),
      categories: all.categories.slice(0, 2),
    })
    expect(JSON.parse(samples.outline.text)).toEqual(coco('table').annotations[2])
  })

  it('are lines of JSON, and a ring that closes', () => {
    // A line is broken on the page, so that it is read without scrolling.
    const lines: string[] = samples.jsonl.text.split(/\n(?=\{)/).map((one) => one.trim())
    const votes = [
      ['bus', 'bus', 'bus'],
      ['truck', 'van', 'truck'],
      ['car', 'van', 'car'],
    ]
    // The last one was corrected: its class is the one that a reviewer chose.
    const labels = [0, 1, 3]
    const written = toJsonLines(
      {
        classes: ['bus', 'truck', 'car', 'van'].map((name) => ({ name })),
        texts: [],
        pictures: votes.map((all, at) => ({
          name: `a-011${at + 7}.jpg`,
          width: 640,
          height: 480,
          labels: labels.slice(at, at + 1),
          shapes: [],
          people: {
            uniqueId: `a-011${at + 7}`,
            votes: all.map((one) => [one]),
            agreement: at === 0 ? 1 : 0.33,
            isReviewed: at === 2,
          },
        })),
      },
      new Map(),
    )
    expect(lines.map((line) => JSON.stringify(JSON.parse(line)))).toEqual(
      written.trimEnd().split('\n'),
    )
    const { geometry } = JSON.parse(samples.geojson.text)
    expect(geometry.coordinates[0].at(-1)).toEqual(geometry.coordinates[0][0])
    // Counter-clockwise, as RFC 7946 requires.
    const ring: [number, number][] = geometry.coordinates[0]
    const turn = ring
      .slice(1)
      .reduce(
        (sum, [x, y], index) => sum + ((ring[index]?.[0] ?? 0) * y - x * (ring[index]?.[1] ?? 0)),
        0,
      )
    expect(turn).toBeGreaterThan(0)
  })
})

it('each shape of a picture lies in it and has a label', () => {
  for (const { shapes, labels } of Object.values(scenes)) {
    for (const shape of shapes) {
      expect(objectNames).toContain(labels[shape.label - 1])
      for (const [x, y] of shape.kind === 'polygon'
        ? shape.points
        : [[shape.x + shape.width, shape.y + shape.height] as const]) {
        expect(x).toBeLessThanOrEqual(pictureSize.width)
        expect(y).toBeLessThanOrEqual(pictureSize.height)
      }
    }
  }
})
