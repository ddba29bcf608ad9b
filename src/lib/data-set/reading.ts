// Over 250 lines: one picture's way from a file to the set, with everything that is judged on it.
import { boxRing } from './data-set.ts'
import { isRecord } from '../is-record.ts'
import type {
  DataAttributes,
  DataClass,
  DataPicture,
  DataSet,
  DataShape,
  DataSkeleton,
} from './data-set.ts'
import { pictureFinder } from './find-picture.ts'
import { clippedRing, ringArea, ringBounds } from './rings.ts'
import type { RingBounds, RingPoint } from './rings.ts'

/** What the readers of labels share: classes, pictures, and the report of what is wrong. */

export const dataIssueCodes = [
  /** A line or an entry that does not follow the format. Left out. */
  'unreadable',
  /** A class that is not in the list. Kept under its own name. */
  'unknown_class',
  /** Labels of a picture that is not among the given ones. Left out. */
  'unknown_picture',
  /** Labels of a name that several of the given pictures have, in different folders. Left out. */
  'same_name',
  /** Nobody says how large the picture is. Left out. */
  'no_size',
  /** A shape that reaches over the edge. Cut at the edge. */
  'outside',
  /** A shape that lies outside. Left out. */
  'outside_whole',
  /** A shape without an area. Left out. */
  'no_area',
  /** The same shape of the same class again. Left out. */
  'double',
  /** The labels were made for another size of the same picture. Scaled. */
  'scaled',
  /** The labels were made for the picture as it is stored, not as it is shown. Turned. */
  'turned',
  /** The sizes differ in shape too. Kept as they are. */
  'size_differs',
  /** A mask of pixels, of which the box is read. Kept. */
  'mask_as_box',
  /** A file of another format than the one that is read. Left out. */
  'other_format',
] as const
export type DataIssueCode = (typeof dataIssueCodes)[number]

export interface DataIssue {
  code: DataIssueCode
  /** The file of the labels. */
  file: string
  /** Starting at 1; null where the format has no lines. */
  line: number | null
  /** The place in a JSON file, as `annotations[3]`. */
  entry: string | null
  picture: string | null
  label: string | null
  /** What stands there. */
  value: string | null
}

/** Whether what an issue is about is in the set, mended or as it was. */
const keptCodes: readonly DataIssueCode[] = [
  'unknown_class',
  'outside',
  'scaled',
  'turned',
  'size_differs',
  'mask_as_box',
]
export const isIssueKept = ({ code }: DataIssue): boolean => keptCodes.includes(code)

/** Where something stands. */
export interface DataPlace {
  file: string
  line?: number
  entry?: string
}

/** A picture that is there, with the size in which it is shown. */
export type GivenPicture = Pick<DataPicture, 'name' | 'width' | 'height' | 'orientation'>

export interface ReadOptions {
  /** The pictures that the labels are for. Without them each file's own names and sizes count. */
  pictures?: readonly GivenPicture[]
  /** The known classes, in the order of their numbers. */
  classes?: readonly DataClass[]
}

export interface ReadResult {
  set: DataSet
  issues: DataIssue[]
}

export interface ReadPicture {
  name: string
  width: number
  height: number
  orientation?: number
  labels: Set<number>
  shapes: DataShape[]
  seen: Set<string>
  /** From the size that the labels were made for to the picture's own. */
  toOwn: (point: RingPoint) => RingPoint
}

/** Readers differ by fractions of a pixel, and YOLO has six digits of a share. */
const tolerance = 0.05
const none: RingPoint = [0, 0]
const same = (point: RingPoint): RingPoint => point

/** Turns a point of stored pixels as EXIF says; the size is of the stored pixels. */
function turnedPoint(
  [x, y]: RingPoint,
  orientation: number,
  width: number,
  height: number,
): RingPoint {
  switch (orientation) {
    case 5:
      return [y, x]
    case 6:
      return [height - y, x]
    case 7:
      return [height - y, width - x]
    case 8:
      return [y, width - x]
    default:
      return [x, y]
  }
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 0.01 * Math.max(a, b)

export interface DataReading {
  report: (code: DataIssueCode, at: DataPlace, more?: Partial<DataIssue>) => void
  /** The number of a class by its name; an unknown one is added, and reported where there is a list. */
  labelOf: (name: string, at: DataPlace, picture: string | null) => number
  /** The class of a number that is in no list, under a name made of it; reported. */
  labelOfNumber: (number: number, at: DataPlace, picture: string | null) => number
  setSkeleton: (label: number, skeleton: DataSkeleton) => void
  /**
   * A picture by its name, with the size that the file claims. Null, and reported, if it is none of
   * the given ones or nobody knows its size.
   */
  pictureOf: (name: string, claimed: RingSize | null, at: DataPlace) => ReadPicture | null
  /** Adds a shape in the coordinates of the claimed size, if it is whole, new and in the picture. */
  add: (picture: ReadPicture, shape: DataShape, at: DataPlace) => void
  result: () => ReadResult
}
export type RingSize = Pick<RingBounds, 'width' | 'height'>

export function createReading({ pictures: given, classes: known = [] }: ReadOptions): DataReading {
  const issues: DataIssue[] = []
  const classes: DataClass[] = [...known]
  const byName = new Map(classes.map(({ name }, index) => [name, index]))
  const drafts = new Map<string, ReadPicture>()
  const refused = new Set<string>()
  const reportedClasses = new Set<string>()

  const findGiven = pictureFinder(given ?? [])

  const report: DataReading['report'] = (code, { file, line, entry }, more) => {
    issues.push({
      code,
      file,
      line: line ?? null,
      entry: entry ?? null,
      picture: null,
      label: null,
      value: null,
      ...more,
    })
  }

  const addClass = (name: string): number => {
    classes.push({ name })
    byName.set(name, classes.length - 1)
    return classes.length - 1
  }
  /** Said once per class, because a file may name it a thousand times. */
  const reportClass = (name: string, at: DataPlace, picture: string | null): void => {
    if (reportedClasses.has(name)) return
    reportedClasses.add(name)
    report('unknown_class', at, { label: name, picture })
  }

  /** How coordinates of the claimed size become those of the picture. */
  function toOwnOf(
    own: GivenPicture,
    claimed: RingSize | null,
    at: DataPlace,
  ): ReadPicture['toOwn'] {
    if (!claimed || (claimed.width === own.width && claimed.height === own.height)) return same
    const { width, height } = claimed
    const { orientation = 1, name } = own
    const said = { picture: name, value: `${width} × ${height}` }
    const isSideways = orientation >= 5
    // The size of the file's stored pixels, which a program that knows no EXIF has seen.
    if (isSideways && isNear(width / height, own.height / own.width)) {
      report('turned', at, said)
      const scale = own.width / height
      return (point) => {
        const [x, y] = turnedPoint(point, orientation, width, height)
        return [x * scale, y * scale]
      }
    }
    if (isNear(width / height, own.width / own.height)) {
      report('scaled', at, said)
      return ([x, y]) => [(x / width) * own.width, (y / height) * own.height]
    }
    report('size_differs', at, said)
    return same
  }

  const pictureOf: DataReading['pictureOf'] = (name, claimed, at) => {
    const draft = drafts.get(name)
    if (draft) return draft
    if (refused.has(name)) return null
    const own = given ? findGiven(name) : claimed && { name, ...claimed }
    if (!own || own === 'several') {
      refused.add(name)
      const code = own ? 'same_name' : given ? 'unknown_picture' : 'no_size'
      report(code, at, { picture: name })
      return null
    }
    // Two names may lead to one picture.
    const before = drafts.get(own.name)
    const toOwn = toOwnOf(own, claimed, at)
    const made: ReadPicture = before
      ? { ...before, toOwn }
      : { ...own, labels: new Set(), shapes: [], seen: new Set(), toOwn }
    drafts.set(name, made)
    if (!before) drafts.set(own.name, made)
    return made
  }

  /** The part of a shape inside its picture. Null if there is none. */
  function inside(
    picture: ReadPicture,
    shape: DataShape,
  ): { shape: DataShape; isCut: boolean } | null {
    const { width, height } = picture
    const frame = { x: 0, y: 0, width, height }
    const isOut = ([x, y]: RingPoint): boolean =>
      x < -tolerance || y < -tolerance || x > width + tolerance || y > height + tolerance
    const cutRings = (rings: readonly (readonly RingPoint[])[]) => ({
      rings: rings
        .map((ring) => clippedRing(ring, frame))
        .filter((ring) => ring.length >= 3 && ringArea(ring) > 0),
      isCut: rings.some((ring) => ring.some(isOut)),
    })
    if (shape.kind === 'box') {
      const { rings, isCut } = cutRings([boxRing(shape)])
      const [ring] = rings
      return ring ? { shape: { ...shape, ...ringBounds(ring) }, isCut } : null
    }
    if (shape.kind === 'polygon') {
      const { rings, isCut } = cutRings(shape.rings)
      return rings.length > 0 ? { shape: { ...shape, rings }, isCut } : null
    }
    const labelled = shape.points.filter(({ visibility }) => visibility > 0)
    const out = labelled.filter(({ x, y }) => isOut([x, y]))
    if (labelled.length > 0 && out.length === labelled.length) return null
    const { rings, isCut } = cutRings(shape.box ? [boxRing(shape.box)] : [])
    const [ring] = rings
    const { box: _, ...rest } = shape
    return {
      shape: {
        ...rest,
        points: shape.points.map((point) => ({
          ...point,
          x: Math.min(Math.max(point.x, 0), width),
          y: Math.min(Math.max(point.y, 0), height),
        })),
        ...(ring && { box: ringBounds(ring) }),
      },
      isCut: isCut || out.length > 0,
    }
  }

  /** Writes a shape in the picture's own coordinates. */
  function moved(shape: DataShape, toOwn: ReadPicture['toOwn']): DataShape {
    if (toOwn === same) return shape
    const boxOf = (box: RingBounds): RingBounds => ringBounds(boxRing(box).map(toOwn))
    if (shape.kind === 'box') return { ...shape, ...boxOf(shape) }
    if (shape.kind === 'polygon')
      return { ...shape, rings: shape.rings.map((ring) => ring.map(toOwn)) }
    return {
      ...shape,
      points: shape.points.map((point) => {
        const [x, y] = point.visibility === 0 ? none : toOwn([point.x, point.y])
        return { ...point, x, y }
      }),
      ...(shape.box && { box: boxOf(shape.box) }),
    }
  }

  const add: DataReading['add'] = (picture, raw, at) => {
    const shape = moved(raw, picture.toOwn)
    const said = {
      picture: picture.name,
      label: classes[shape.label]?.name ?? null,
      value: valueOf(shape),
    }
    if (!hasArea(shape)) return report('no_area', at, said)
    const kept = inside(picture, shape)
    if (!kept) return report('outside_whole', at, said)
    const key = keyOf(kept.shape)
    if (picture.seen.has(key)) return report('double', at, said)
    picture.seen.add(key)
    if (kept.isCut) report('outside', at, said)
    picture.shapes.push(kept.shape)
  }

  return {
    report,
    labelOf: (name, at, picture) => {
      const found = byName.get(name)
      if (found !== undefined) return found
      if (known.length > 0) reportClass(name, at, picture)
      return addClass(name)
    },
    labelOfNumber: (number, at, picture) => {
      const name = `class_${number}`
      reportClass(name, at, picture)
      return byName.get(name) ?? addClass(name)
    },
    setSkeleton: (label, skeleton) => {
      const one = classes[label]
      if (one && !one.skeleton) classes[label] = { ...one, skeleton }
    },
    pictureOf,
    add,
    result: () => ({
      set: {
        classes,
        pictures: [...new Map([...drafts.values()].map((one) => [one.name, one])).values()].map(
          ({ name, width, height, orientation, labels, shapes }) => ({
            name,
            width,
            height,
            ...(orientation !== undefined && { orientation }),
            labels: [...labels],
            shapes,
          }),
        ),
        texts: [],
      },
      issues,
    }),
  }
}

const hasArea = (shape: DataShape): boolean =>
  shape.kind === 'box'
    ? shape.width > 0 && shape.height > 0
    : shape.kind === 'polygon'
      ? shape.rings.some((ring) => ring.length >= 3 && ringArea(ring) > 0)
      : shape.points.some(({ visibility }) => visibility > 0) || shape.box !== undefined

/** A tenth of a pixel: the same shape from two programs differs by less. */
const tenths = (value: number): number => Math.round(value * 10) / 10

function numbersOf(shape: DataShape): number[] {
  if (shape.kind === 'box') return [shape.x, shape.y, shape.width, shape.height]
  return shape.kind === 'polygon'
    ? shape.rings.flat(2)
    : shape.points.flatMap(({ x, y, visibility }) => [x, y, visibility])
}
const keyOf = (shape: DataShape): string =>
  `${shape.kind} ${shape.label} ${numbersOf(shape).map(tenths).join(' ')}`
const valueOf = (shape: DataShape): string => {
  const numbers = numbersOf(shape).map(tenths)
  return numbers.length > 12 ? `${numbers.slice(0, 12).join(' ')} …` : numbers.join(' ')
}

/** A finite number, also in a text; null for anything else. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || !/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(value.trim()))
    return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

/** A list of finite numbers; null if one is not. */
export function readNumbers(values: readonly unknown[]): number[] | null {
  const numbers = values.map(readNumber)
  return numbers.every((number) => number !== null) ? numbers : null
}

/** Two numbers each. */
export const pointPairs = (numbers: readonly number[]): RingPoint[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, at): RingPoint => [
    numbers[at * 2] ?? 0,
    numbers[at * 2 + 1] ?? 0,
  ])

/** The attributes of an object; null for none. */
export function readAttributes(value: unknown): DataAttributes | null {
  if (!isRecord(value)) return null
  const found = Object.entries(value).filter(
    (entry): entry is [string, string | number | boolean] =>
      ['string', 'number', 'boolean'].includes(typeof entry[1]),
  )
  return found.length > 0 ? Object.fromEntries(found) : null
}
