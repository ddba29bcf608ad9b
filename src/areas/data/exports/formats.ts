import type { DataFormat } from '@/lib/data-set/formats.ts'
import type { ProjectKind } from '@/api/contract/label-projects.ts'

/** The formats that can hold the answers of a kind, the usual one first. */
export const formatsOf: Readonly<Record<ProjectKind, readonly DataFormat[]>> = {
  bounding_box: ['coco', 'yolo_detect', 'voc', 'masks', 'csv', 'jsonl'],
  polygon: ['coco', 'yolo_segment', 'masks', 'csv', 'jsonl'],
  points: ['coco', 'yolo_pose', 'csv', 'jsonl'],
  classification: ['csv', 'jsonl'],
  text_spans: ['conll', 'csv', 'jsonl'],
  transcription: ['csv', 'jsonl'],
  satellite: ['geojson', 'coco', 'yolo_segment', 'masks', 'csv', 'jsonl'],
}

/** Masks have words instead of a name. */
export const formatNames: Readonly<Record<Exclude<DataFormat, 'masks'>, string>> = {
  coco: 'COCO',
  yolo_detect: 'YOLO',
  yolo_segment: 'YOLO segment',
  yolo_pose: 'YOLO pose',
  voc: 'Pascal VOC',
  csv: 'CSV',
  jsonl: 'JSON Lines',
  geojson: 'GeoJSON',
  conll: 'CoNLL',
}
