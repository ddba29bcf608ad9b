import { bridgedRings, ringArea, ringBounds } from './rings.ts'
import type { RingBounds, RingPoint } from './rings.ts'

/**
 * A labelled data set, neutral between formats. Coordinates are pixels of the upright picture from
 * its upper left corner, fractions allowed; a side lies on an edge of a pixel, so that the whole
 * picture is a box from 0, 0 with the picture's width and height.
 */
export interface DataSet {
  classes: readonly DataClass[]
  pictures: readonly DataPicture[]
  texts: readonly DataText[]
}

export interface DataClass {
  name: string
  /** `#rrggbb`. */
  colour?: string
  skeleton?: DataSkeleton
}

export interface DataSkeleton {
  /** The names of the key points, in their order. */
  points: readonly string[]
  /** Pairs of indexes into the points. */
  lines: readonly (readonly [from: number, to: number])[]
}

/** How people came to an answer. JSONL and GeoJSON have a place for it. */
export interface DataPeople {
  /** The number or name that the owner gave the picture or text. */
  uniqueId: string
  /** What each person chose or wrote; left out for shapes. */
  votes?: readonly (string | readonly string[])[]
  /** From 0 to 1; null where one person answered. */
  agreement: number | null
  isReviewed: boolean
}

export interface DataPicture {
  people?: DataPeople
  /** The path of the file, with `/` between folders. */
  name: string
  /** Of the upright picture, in pixels. */
  width: number
  height: number
  /** The EXIF orientation of the file, 1 to 8; left out where its pixels are stored upright. */
  orientation?: number
  /** The classes of the whole picture, as indexes. */
  labels: readonly number[]
  shapes: readonly DataShape[]
  ground?: GroundBounds
}

/** Where a picture from above lies: WGS 84 degrees. `east` is less than `west` across the 180th meridian. */
export interface GroundBounds {
  west: number
  south: number
  east: number
  north: number
}

export type DataAttributes = Readonly<Record<string, string | number | boolean>>

interface Labelled {
  /** An index into the classes. */
  label: number
  attributes?: DataAttributes
  /** One shape around many objects that are not told apart. */
  isCrowd?: boolean
  /** An object that a test may ignore. */
  isDifficult?: boolean
}
export interface DataBox extends Labelled, RingBounds {
  kind: 'box'
}
export interface DataPolygon extends Labelled {
  kind: 'polygon'
  /** The visible parts of one object: outer rings, each without its first point again at the end. */
  rings: readonly (readonly RingPoint[])[]
}
export interface DataPoints extends Labelled {
  kind: 'points'
  points: readonly DataKeyPoint[]
  /** The object around the points; else their bounds count. */
  box?: RingBounds
}
export type DataShape = DataBox | DataPolygon | DataPoints

export interface DataKeyPoint {
  x: number
  y: number
  /** 0: not labelled; 1: hidden in the picture; 2: visible. */
  visibility: 0 | 1 | 2
}

export interface DataText {
  people?: DataPeople
  name: string
  text: string
  /** The classes of the whole text, as indexes. */
  labels: readonly number[]
  spans: readonly DataSpan[]
}

/** Offsets in UTF-16 units, the end not included. */
export interface DataSpan {
  start: number
  end: number
  label: number
}

/** The shares of a split. */
export const dataSplits = ['train', 'val', 'test'] as const
export type DataSplit = (typeof dataSplits)[number]
/** The split of each picture and text, by name. */
export type DataSplitMap = ReadonlyMap<string, DataSplit>

/** A file of a delivery; folders in its path are separated by `/`. */
export interface DataFile {
  path: string
  content: string | Uint8Array<ArrayBuffer>
}

/** The name of a class on one line, never empty. */
export const dataClassName = (set: DataSet, label: number): string =>
  set.classes[label]?.name.replace(/\s+/g, ' ').trim() || `class_${label}`

/** The corners of a box, clockwise from the upper left. */
export const boxRing = ({ x, y, width, height }: RingBounds): RingPoint[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

const labelledPoints = ({ points }: DataPoints): RingPoint[] =>
  points.filter(({ visibility }) => visibility > 0).map(({ x, y }): RingPoint => [x, y])

/** The rectangle around a shape. Points alone get one of at least a pixel, inside the picture. */
export function dataBounds(shape: DataShape, { width, height }: DataPicture): RingBounds {
  if (shape.kind === 'box')
    return { x: shape.x, y: shape.y, width: shape.width, height: shape.height }
  if (shape.kind === 'polygon') return ringBounds(shape.rings.flat())
  if (shape.box) return shape.box
  const bounds = ringBounds(labelledPoints(shape))
  const [across, down] = [Math.max(bounds.width, 1), Math.max(bounds.height, 1)]
  return {
    x: Math.max(Math.min(bounds.x, width - across), 0),
    y: Math.max(Math.min(bounds.y, height - down), 0),
    width: across,
    height: down,
  }
}

/** The outlines of a shape: a box's corners, a polygon's parts, the box around points. */
export function dataRings(
  shape: DataShape,
  picture: DataPicture,
): readonly (readonly RingPoint[])[] {
  return shape.kind === 'polygon' ? shape.rings : [boxRing(dataBounds(shape, picture))]
}

/** The outline of a shape in one ring, for formats that have one: parts are joined by a thin bridge. */
export const dataRing = (shape: DataShape, picture: DataPicture): readonly RingPoint[] =>
  bridgedRings(dataRings(shape, picture))

export const dataArea = (shape: DataShape, picture: DataPicture): number =>
  dataRings(shape, picture).reduce((sum, ring) => sum + ringArea(ring), 0)

/** Cuts the last extension off a path. */
export const withoutExtension = (path: string): string => path.replace(/\.[^./]*$/, '')
/** The part of a path behind its last folder. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/**
 * The path of each picture without extension. Formats name a picture's labels by it, so `a.jpg`
 * beside `a.png` gets another one.
 */
export function stemsOf(pictures: readonly DataPicture[]): string[] {
  const used = new Set<string>()
  return pictures.map(({ name }) => {
    const stem = withoutExtension(name) || 'picture'
    let free = stem
    for (let number = 2; used.has(free.toLowerCase()); number += 1) free = `${stem}-${number}`
    used.add(free.toLowerCase())
    return free
  })
}

/** The file name that a picture needs beside its labels: its own, unless another has the same stem. */
export const pictureFileName = (name: string, stem: string): string =>
  withoutExtension(name) === stem ? name : stem + name.slice(withoutExtension(name).length)

/** The number of key points that every object of a set is given. */
export function keyPointCount(set: DataSet): number {
  const drawn = set.pictures.flatMap(({ shapes }) =>
    shapes.map((shape) => (shape.kind === 'points' ? shape.points.length : 0)),
  )
  const named = set.classes.map(({ skeleton }) => skeleton?.points.length ?? 0)
  return [...drawn, ...named].reduce((most, count) => Math.max(most, count), 0)
}
