import { baseName, dataSplits, pictureFileName, stemsOf } from './data-set.ts'
import type { DataFile, DataPicture, DataSet, DataShape, DataSplitMap } from './data-set.ts'
import { writeCsv } from '../csv.ts'
import type { DataFormat } from './formats.ts'
import { cocoText, toCoco } from './write-coco.ts'
import { spansForConll, toConll } from './write-conll.ts'
import { toGeoJson } from './write-geojson.ts'
import { maskFiles, mostMaskClasses } from './write-masks.ts'
import { toDataCsv, toJsonLines } from './write-table.ts'
import { toVoc, vocPicturePaths } from './write-voc.ts'
import { toYolo, yoloPicturePaths } from './write-yolo.ts'

/** What a format has no place for. */
export const dataLosses = [
  /** Polygons become boxes. */
  'polygons',
  /** Key points become the box around them. */
  'points',
  /** Points have no area, so they are left out. */
  'points_left_out',
  /** Objects that have no key points get none. */
  'without_points',
  /** Classes of whole pictures are left out. */
  'picture_labels',
  /** Pictures without a place on the map are left out. */
  'no_ground',
  /** Where spans overlap, the first one counts. */
  'overlaps',
  'texts',
  'pictures',
  /** More than 255 classes. */
  'many_classes',
] as const
export type DataLoss = (typeof dataLosses)[number]

interface Facts {
  has: (kind: DataShape['kind']) => boolean
  hasPictureLabels: boolean
}
const hasKind = (set: DataSet): Facts => ({
  has: (kind) => set.pictures.some(({ shapes }) => shapes.some((shape) => shape.kind === kind)),
  hasPictureLabels: set.pictures.some(({ labels }) => labels.length > 0),
})

/** What would be lost of a set in a format; an empty list if nothing is. */
export function lossesOf(set: DataSet, format: DataFormat): DataLoss[] {
  const { has, hasPictureLabels } = hasKind(set)
  const isOfTexts = format === 'conll'
  const isTable = format === 'csv' || format === 'jsonl'
  const found: Record<DataLoss, boolean> = {
    polygons: ['yolo_detect', 'yolo_pose', 'voc'].includes(format) && has('polygon'),
    points: ['yolo_detect', 'yolo_segment', 'voc'].includes(format) && has('points'),
    points_left_out: format === 'masks' && has('points'),
    without_points: format === 'yolo_pose' && (has('box') || has('polygon')),
    picture_labels: !isTable && !isOfTexts && hasPictureLabels,
    no_ground: format === 'geojson' && set.pictures.some(({ ground }) => !ground),
    overlaps: isOfTexts && set.texts.some((text) => spansForConll(text).length < text.spans.length),
    texts: !isTable && !isOfTexts && set.texts.length > 0,
    pictures: isOfTexts && set.pictures.length > 0,
    many_classes: format === 'masks' && set.classes.length > mostMaskClasses,
  }
  return dataLosses.filter((loss) => found[loss])
}

/** Whether a format has anything to say of a set: key points for poses, a place for a map. */
export function fitsFormat(set: DataSet, format: DataFormat): boolean {
  const { has } = hasKind(set)
  if (format === 'conll') return set.texts.length > 0
  if (format === 'jsonl' || format === 'csv') return true
  if (set.pictures.length === 0) return false
  if (format === 'yolo_pose') return has('points')
  if (format === 'geojson') return set.pictures.some(({ ground }) => ground !== undefined)
  if (format === 'masks')
    return (has('box') || has('polygon')) && set.classes.length <= mostMaskClasses
  return true
}

/** The part of a set in a split. */
function inSplit(set: DataSet, splits: DataSplitMap, split: string): DataSet {
  const isIn = ({ name }: { name: string }): boolean => (splits.get(name) ?? 'train') === split
  return { ...set, pictures: set.pictures.filter(isIn), texts: set.texts.filter(isIn) }
}

/** A file per split that has anything, or one file without a split. */
function perSplit(
  set: DataSet,
  splits: DataSplitMap,
  pathOf: (split: string) => string,
  write: (part: DataSet) => string,
): DataFile[] {
  if (splits.size === 0) return [{ path: pathOf(''), content: write(set) }]
  return dataSplits.flatMap((split) => {
    const part = inSplit(set, splits, split)
    return part.pictures.length + part.texts.length > 0
      ? [{ path: pathOf(`_${split}`), content: write(part) }]
      : []
  })
}

/** Names that had to change, because labels are found by the name without its extension. */
function renamed(pictures: readonly DataPicture[]): DataFile[] {
  const stems = stemsOf(pictures)
  const changed = pictures.flatMap(({ name }, index) => {
    const written = pictureFileName(name, stems[index] ?? name)
    return written === name ? [] : [[name, baseName(written)]]
  })
  return changed.length > 0
    ? [{ path: 'renamed.csv', content: writeCsv([['from', 'to'], ...changed]) }]
    : []
}

/** The files of a delivery of masks, one by one, for callers that let others go first in between. */
export function* writeMasks(set: DataSet): Generator<DataFile, void> {
  yield* maskFiles(set)
  yield* renamed(set.pictures)
}

const writers: Record<DataFormat, (set: DataSet, splits: DataSplitMap) => DataFile[]> = {
  coco: (set, splits) =>
    perSplit(
      set,
      splits,
      (split) => `annotations/instances${split}.json`,
      (part) => cocoText(toCoco(part)),
    ),
  yolo_detect: (set, splits) => [...toYolo(set, 'detect', splits), ...renamed(set.pictures)],
  yolo_segment: (set, splits) => [...toYolo(set, 'segment', splits), ...renamed(set.pictures)],
  yolo_pose: (set, splits) => [...toYolo(set, 'pose', splits), ...renamed(set.pictures)],
  voc: (set, splits) => [...toVoc(set, splits), ...renamed(set.pictures)],
  csv: (set, splits) => [{ path: 'labels.csv', content: toDataCsv(set, splits) }],
  jsonl: (set, splits) => [{ path: 'items.jsonl', content: toJsonLines(set, splits) }],
  geojson: (set, splits) => [{ path: 'shapes.geojson', content: toGeoJson(set, splits) }],
  masks: (set) => [...writeMasks(set)],
  conll: (set, splits) => perSplit(set, splits, (split) => `texts${split}.conll`, toConll),
}

/**
 * The files of a delivery. One file is saved as it is; several go into an archive (zip.ts).
 * @param splits of splitBySeed(); none writes the set whole
 */
export const writeDataSet = (
  set: DataSet,
  format: DataFormat,
  splits: DataSplitMap = new Map(),
): DataFile[] => writers[format](set, splits)

/** Where the pictures lie beside the files of a delivery, by name, so that programs find them. */
export function picturePaths(
  set: DataSet,
  format: DataFormat,
  splits: DataSplitMap = new Map(),
): Map<string, string> {
  if (format.startsWith('yolo')) return yoloPicturePaths(set, splits)
  if (format === 'voc') return vocPicturePaths(set)
  if (format === 'masks') {
    const stems = stemsOf(set.pictures)
    return new Map(
      set.pictures.map(({ name }, at) => [
        name,
        `images/${pictureFileName(name, stems[at] ?? name)}`,
      ]),
    )
  }
  return new Map(set.pictures.map(({ name }) => [name, `images/${name}`]))
}
