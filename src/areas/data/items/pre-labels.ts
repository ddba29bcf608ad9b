import { mostShapes } from '@/api/contract/label-annotations.ts'
import type { SentAnnotations } from '@/api/contract/label-annotations.ts'
import type { AttributeValues } from '@/api/contract/label-classes.ts'
import { itemLimits } from '@/api/contract/label-items.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { dataBounds, dataRing } from '@/lib/data-set/data-set.ts'
import type { DataPicture, DataShape } from '@/lib/data-set/data-set.ts'
import { pictureFinder } from '@/lib/data-set/find-picture.ts'
import { formatOfLabels, readLabels } from '@/lib/data-set/read-data-set.ts'
import type { ReadFormat } from '@/lib/data-set/read-data-set.ts'
import type { DataIssue, GivenPicture } from '@/lib/data-set/reading.ts'
import type { LabelFile } from '@/lib/data-set/read-yolo.ts'
import { valuesFor } from '@/shared/attributes/attributes.ts'

/** A unit of the project. Its size is null until somebody has looked at its source. */
export interface KnownUnit {
  name: string
  width: number | null
  height: number | null
}

interface PreLabel {
  name: string
  annotations: SentAnnotations
}

/** What can be sent of some files, and what cannot. */
export interface PreLabelPlan {
  format: ReadFormat
  records: PreLabel[]
  issues: DataIssue[]
  /** Classes of the files that the project does not have. */
  unknownClasses: string[]
  /** Shapes that the project does not draw. */
  otherKind: number
}

type Kind = LabelProject['kind']
type Part = {
  [List in 'boxes' | 'polygons' | 'points']: NonNullable<SentAnnotations[List]>
}

const isWhole = ({ width, height }: KnownUnit): boolean => width !== null && height !== null

/** What the file says of a shape, as far as the class asks for it. A box that is not ticked is nothing. */
function attributesOf(
  { attributes = {} }: DataShape,
  label: LabelProject['labels'][number],
): { attributes?: AttributeValues } {
  const said = Object.entries(attributes).flatMap(([name, value]) =>
    value === false ? [] : [[name, String(value)] as const],
  )
  const values = valuesFor(label.attributes, Object.fromEntries(said))
  return Object.keys(values).length > 0 ? { attributes: values } : {}
}

/** A shape in the form that a project's kind draws; null if it has none. */
function partOf(
  shape: DataShape,
  label: LabelProject['labels'][number],
  kind: Kind,
  picture: DataPicture,
): Partial<Part> | null {
  const said = { labelId: label.id, ...attributesOf(shape, label) }
  if (kind === 'bounding_box') {
    // Of points alone nobody knows the object.
    if (shape.kind === 'points' && !shape.box) return null
    const { x, y, width, height } = dataBounds(shape, picture)
    return { boxes: [{ xMin: x, yMin: y, xMax: x + width, yMax: y + height, ...said }] }
  }
  if (kind === 'polygon' || kind === 'satellite') {
    if (shape.kind !== 'polygon') return null
    const ring = dataRing(shape, picture)
    if (ring.length > mostShapes) return null
    return { polygons: [{ points: ring.map(([x, y]): [number, number] => [x, y]), ...said }] }
  }
  if (kind !== 'points' || shape.kind !== 'points') return null
  return {
    points: shape.points.flatMap(({ x, y, visibility }) =>
      visibility > 0 ? [{ x, y, ...said }] : [],
    ),
  }
}

/**
 * Reads labels for the units of a project. Null if nobody knows the format.
 * @param units all of the project's
 */
export function planPreLabels(
  files: readonly LabelFile[],
  project: Pick<LabelProject, 'kind' | 'labels'>,
  units: readonly KnownUnit[],
): PreLabelPlan | null {
  const format = formatOfLabels(files)
  if (!format) return null
  const given = units.flatMap(({ name, width, height }): GivenPicture[] =>
    width === null || height === null ? [] : [{ name, width, height }],
  )
  // Where a size is not known yet, each file's own counts. YOLO has none.
  const hasSizes = format === 'yolo' || units.every(isWhole)
  const { labels, kind } = project
  const { set, issues } = readLabels(files, format, {
    classes: labels.map(({ name }) => ({ name })),
    ...(hasSizes && { pictures: given }),
  })
  const idOfName = (name: string | undefined): string | null =>
    labels.find((one) => one.name.trim().toLowerCase() === name?.trim().toLowerCase())?.id ?? null
  const idOf = (label: number): string | null => idOfName(set.classes[label]?.name)
  const unknownClasses = new Set<string>()
  let otherKind = 0
  const findUnit = pictureFinder(units)
  const records = set.pictures.flatMap((picture): PreLabel[] => {
    const parts: Part = { boxes: [], polygons: [], points: [] }
    const classes: string[] = []
    const known = (label: number): string | null => {
      const id = idOf(label)
      if (id === null) unknownClasses.add(set.classes[label]?.name ?? String(label))
      return id
    }
    for (const shape of picture.shapes) {
      const names = set.classes[shape.label]?.skeleton?.points ?? []
      // In a file the class is a whole, as a face, and in a project each of its points, as an eye.
      if (kind === 'points' && shape.kind === 'points' && names.some((name) => idOfName(name))) {
        const named = shape.points.flatMap(({ x, y, visibility }, at) => {
          const labelId = visibility > 0 ? idOfName(names[at]) : null
          return labelId === null ? [] : [{ x, y, labelId }]
        })
        if (parts.points.length + named.length > mostShapes) otherKind += 1
        else parts.points.push(...named)
        continue
      }
      const labelId = known(shape.label)
      const own = labels.find(({ id }) => id === labelId)
      if (!own) continue
      const part = partOf(shape, own, kind, picture)
      const isFull = Object.values(parts).some((list) => list.length >= mostShapes)
      if (!part || isFull) {
        otherKind += 1
        continue
      }
      parts.boxes.push(...(part.boxes ?? []))
      parts.polygons.push(...(part.polygons ?? []))
      parts.points.push(...(part.points ?? []))
    }
    for (const label of picture.labels) {
      const labelId = known(label)
      if (labelId !== null && kind === 'classification') classes.push(labelId)
    }
    const isEmpty = classes.length === 0 && Object.values(parts).every((list) => list.length === 0)
    if (isEmpty) return []
    const unit = hasSizes ? picture : findUnit(picture.name)
    if (unit === null || unit === 'several') {
      issues.push({
        code: unit ? 'same_name' : 'unknown_picture',
        file: files.length === 1 ? (files[0]?.path ?? '') : '',
        line: null,
        entry: null,
        picture: picture.name,
        label: null,
        value: null,
      })
      return []
    }
    const { name } = unit
    return name.length > itemLimits.name ? [] : [{ name, annotations: { ...parts, classes } }]
  })
  // A class that differs in case alone is the project's, and the others are said by their names.
  return {
    format,
    records,
    issues: issues.filter(({ code }) => code !== 'unknown_class'),
    unknownClasses: [...unknownClasses],
    otherKind,
  }
}

/** Records in the parts that one request takes. */
export const recordParts = (records: readonly PreLabel[]): PreLabel[][] =>
  Array.from({ length: Math.ceil(records.length / itemLimits.rows) }, (_, at) =>
    records.slice(at * itemLimits.rows, (at + 1) * itemLimits.rows),
  )
