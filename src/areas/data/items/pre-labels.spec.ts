import { describe, expect, it } from 'vitest'
import { planPreLabels } from './pre-labels.ts'
import type { KnownUnit } from './pre-labels.ts'

const label = (id: string, name: string) => ({
  id,
  name,
  color: '#1f5eff',
  hotkey: null,
  attributes: [],
})
const labels = [label('4', 'Car'), label('9', 'Bus')]
const units: KnownUnit[] = [{ name: 'set/a.jpg', width: 200, height: 100 }]
const plan = (path: string, text: string, kind = 'bounding_box', known = units) =>
  planPreLabels([{ path, text }], { kind, labels }, known)

const coco = JSON.stringify({
  images: [{ id: 1, file_name: 'a.jpg', width: 400, height: 200 }],
  categories: [
    { id: 1, name: 'car' },
    { id: 2, name: 'tram' },
  ],
  annotations: [
    { id: 1, image_id: 1, category_id: 1, bbox: [20, 20, 100, 60], segmentation: [] },
    {
      id: 2,
      image_id: 1,
      category_id: 1,
      bbox: [0, 0, 40, 40],
      segmentation: [[0, 0, 40, 0, 40, 40]],
    },
    { id: 3, image_id: 1, category_id: 2, bbox: [1, 1, 5, 5], segmentation: [] },
  ],
})

describe('labels for the units of a project', () => {
  it('find units by name and classes whatever their case, in the size of the unit', () => {
    const found = plan('labels.json', coco)
    expect(found).toMatchObject({ unknownClasses: ['tram'], otherKind: 0 })
    expect(found?.issues.map(({ code }) => code)).toEqual(['scaled'])
    expect(found?.records).toEqual([
      {
        name: 'set/a.jpg',
        annotations: {
          boxes: [
            { xMin: 10, yMin: 10, xMax: 60, yMax: 40, labelId: '4' },
            { xMin: 0, yMin: 0, xMax: 20, yMax: 20, labelId: '4' },
          ],
          polygons: [],
          points: [],
          classes: [],
        },
      },
    ])
  })

  it('bring the attributes that their class asks for', () => {
    const side = { name: 'side', type: 'select', options: ['left', 'right'] }
    const asked = [side, { name: 'hidden', type: 'checkbox', options: [] }]
    const found = planPreLabels(
      [
        {
          path: 'a.csv',
          text: `filename,class,xmin,ymin,xmax,ymax,attributes
a.jpg,Car,0,0,9,9,"{""side"":""left"",""hidden"":true,""speed"":3}"
a.jpg,Car,20,0,29,9,"{""side"":""above"",""hidden"":false}"`,
        },
      ],
      { kind: 'bounding_box', labels: [{ ...label('4', 'Car'), attributes: asked }] },
      units,
    )
    const boxes = found?.records[0]?.annotations.boxes
    expect(boxes?.map(({ attributes }) => attributes)).toEqual([
      { side: 'left', hidden: 'true' },
      undefined,
    ])
  })

  it('leave out what the kind of the project does not draw', () => {
    const found = plan('labels.json', coco, 'polygon')
    expect(found?.otherKind).toBe(1)
    expect(found?.records[0]?.annotations.polygons).toHaveLength(1)
  })

  it('give key points the classes of a project by their own names', () => {
    const face = JSON.stringify({
      images: [{ id: 1, file_name: 'a.jpg', width: 200, height: 100 }],
      categories: [{ id: 1, name: 'face', keypoints: ['bus', 'nose', 'car'] }],
      annotations: [
        { id: 1, image_id: 1, category_id: 1, keypoints: [5, 6, 2, 9, 9, 2, 7, 8, 1], bbox: [] },
      ],
    })
    const found = plan('labels.json', face, 'points')
    expect(found?.unknownClasses).toEqual([])
    expect(found?.records[0]?.annotations.points).toEqual([
      { x: 5, y: 6, labelId: '9' },
      { x: 7, y: 8, labelId: '4' },
    ])
  })

  it('count numbers of YOLO in the classes of the project', () => {
    const [record] = plan('labels/a.txt', '1 0.5 0.5 0.2 0.2\n')?.records ?? []
    expect(record?.annotations.boxes).toEqual([
      { xMin: 80, yMin: 40, xMax: 120, yMax: 60, labelId: '9' },
    ])
  })

  it('go by the size in the file where nobody knows that of the unit', () => {
    const unknown = [{ name: 'a.jpg', width: null, height: null }]
    expect(plan('labels.json', coco, 'bounding_box', unknown)?.records[0]?.name).toBe('a.jpg')
  })

  it('bring classes of whole pictures to a project that sorts pictures', () => {
    const found = plan('classes.csv', 'filename,class\na.jpg,bus\n', 'classification')
    expect(found?.records[0]?.annotations.classes).toEqual(['9'])
    expect(plan('notes.md', '')).toBeNull()
  })
})
