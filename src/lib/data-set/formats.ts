/** All formats in which a data set leaves. */
export const dataFormats = [
  'coco',
  'yolo_detect',
  'yolo_segment',
  'yolo_pose',
  'voc',
  'csv',
  'jsonl',
  'geojson',
  'masks',
  'conll',
] as const
export type DataFormat = (typeof dataFormats)[number]
