import type { LabelAnnotations } from '../../api/contract/label-annotations.ts'
import type { MockLabelClass } from '../seed/labelling.ts'

/** A unit as an export has it. */
export interface DeliveredItem {
  id: number
  name: string
  width: number
  height: number
  text: string | null
  annotations: LabelAnnotations
}
export interface LabelDelivery {
  title: string
  labels: readonly MockLabelClass[]
  items: readonly DeliveredItem[]
}

/** The content of an export's file. This is the one place where formats are written. */
export function writeLabelFile(
  format: string,
  { labels, items, title }: LabelDelivery,
): { type: string; ending: string; body: string } {
  if (format === 'coco')
    return {
      type: 'application/json',
      ending: 'json',
      body: JSON.stringify(cocoOf({ labels, items, title })),
    }
  return {
    type: 'application/x-ndjson',
    ending: 'jsonl',
    body: items.map((item) => `${JSON.stringify(item)}\n`).join(''),
  }
}

function cocoOf({ labels, items, title }: LabelDelivery) {
  let id = 0
  return {
    info: { description: title, version: '1.0' },
    images: items.map(({ id: image, name, width, height }) => ({
      id: image,
      file_name: name,
      width,
      height,
    })),
    annotations: items.flatMap(({ id: image, annotations: { boxes, polygons } }) => [
      ...boxes.map((box) => ({
        id: (id += 1),
        image_id: image,
        category_id: labels.findIndex((label) => label.id === box.labelId) + 1,
        bbox: [box.xMin, box.yMin, box.xMax - box.xMin, box.yMax - box.yMin],
        area: (box.xMax - box.xMin) * (box.yMax - box.yMin),
        segmentation: [],
        iscrowd: 0,
      })),
      ...polygons.map((polygon) => {
        const [xs, ys] = [polygon.points.map(([x]) => x), polygon.points.map(([, y]) => y)]
        const [x, y] = [Math.min(...xs), Math.min(...ys)]
        return {
          id: (id += 1),
          image_id: image,
          category_id: labels.findIndex((label) => label.id === polygon.labelId) + 1,
          bbox: [x, y, Math.max(...xs) - x, Math.max(...ys) - y],
          area: 0,
          segmentation: [polygon.points.flat()],
          iscrowd: 0,
        }
      }),
    ]),
    categories: labels.map(({ name }, at) => ({ id: at + 1, name, supercategory: '' })),
  }
}
