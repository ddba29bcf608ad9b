import type { LabelFormat } from '@/api/contract/label-items.ts'
import type { ProjectKind } from '@/api/contract/label-projects.ts'

const drawn = ['coco', 'yolo', 'voc', 'csv', 'jsonl'] as const
/** The formats that can hold the answers of a kind. */
export const formatsOf: Readonly<Record<ProjectKind, readonly LabelFormat[]>> = {
  bounding_box: drawn,
  polygon: ['coco', 'yolo', 'png', 'csv', 'jsonl'],
  points: ['coco', 'yolo', 'csv', 'jsonl'],
  classification: ['csv', 'jsonl'],
  text_spans: ['conll', 'csv', 'jsonl'],
  transcription: ['csv', 'jsonl'],
  satellite: ['geojson', 'coco', 'png', 'csv', 'jsonl'],
}

export const formatNames: Readonly<Record<LabelFormat, string>> = {
  coco: 'COCO',
  yolo: 'YOLO',
  voc: 'Pascal VOC',
  csv: 'CSV',
  jsonl: 'JSON Lines',
  geojson: 'GeoJSON',
  png: 'PNG',
  conll: 'CoNLL',
}
