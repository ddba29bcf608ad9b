import type { SceneName } from '../scene/scenes.ts'

/** The pages of labelling kinds. One template renders this table. */
export const kindPages = {
  dataBoundingBox: { words: 'box', scene: 'street', tool: 'box', sample: 'coco' },
  datasetAnnotation: { words: 'dataset', scene: null, tool: null, sample: 'jsonl' },
  imageAnnotation: { words: 'image', scene: 'table', tool: 'polygon', sample: 'outline' },
  satelliteImagery: { words: 'satellite', scene: 'aerial', tool: 'polygon', sample: 'geojson' },
} as const satisfies Record<
  string,
  { words: string; scene: SceneName | null; tool: 'box' | 'polygon' | null; sample: SampleName }
>

export type SampleName = keyof typeof samples

/**
 * Samples of the exports. Those of our own pictures equal the annotator's output (kinds.spec.ts).
 */
export const samples = {
  coco: {
    file: 'street.json',
    text: `{
  "images": [
    {"id": 1, "file_name": "street.jpg", "width": 960, "height": 600}
  ],
  "annotations": [
    {"id": 4, "image_id": 1, "category_id": 2,
     "bbox": [506, 377, 282, 147],
     "segmentation": [[506, 377, 788, 377, 788, 524, 506, 524]],
     "area": 41454, "iscrowd": 0}
  ],
  "categories": [
    {"id": 1, "name": "bus", "supercategory": ""},
    {"id": 2, "name": "car", "supercategory": ""}
  ]
}`,
  },
  jsonl: {
    file: 'items.jsonl',
    text: `{"file": "a-0117.jpg", "width": 640, "height": 480, "uniqueId": "a-0117",
 "votes": [["bus"], ["bus"], ["bus"]], "agreement": 1, "labels": ["bus"], "shapes": []}
{"file": "a-0118.jpg", "width": 640, "height": 480, "uniqueId": "a-0118",
 "votes": [["truck"], ["van"], ["truck"]], "agreement": 0.33, "labels": ["truck"], "shapes": []}
{"file": "a-0119.jpg", "width": 640, "height": 480, "uniqueId": "a-0119",
 "votes": [["car"], ["van"], ["car"]], "agreement": 0.33, "reviewed": true, "labels": ["van"], "shapes": []}`,
  },
  outline: {
    file: 'table.json',
    text: `{
  "id": 3,
  "image_id": 1,
  "category_id": 3,
  "bbox": [520, 389, 184, 142],
  "segmentation": [[612, 404, 590, 390, 560, 389, 530, 408,
                    520, 452, 530, 496, 552, 526, 580, 531,
                    612, 523, 646, 531, 676, 524, 696, 494,
                    704, 452, 694, 408, 664, 390, 634, 390]],
  "area": 21973,
  "iscrowd": 0
}`,
  },
  geojson: {
    file: 'aerial.geojson',
    text: `{
  "type": "Feature",
  "properties": {"class": "roof", "picture": "aerial-07.jpg", "agreement": 0.94},
  "geometry": {
    "type": "Polygon",
    "coordinates": [[
      [10.000490, 50.000508],
      [10.000467, 50.000390],
      [10.000583, 50.000367],
      [10.000604, 50.000486],
      [10.000490, 50.000508]
    ]]
  }
}`,
  },
} as const
