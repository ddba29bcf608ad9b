// Over 250 lines: for every kind of answer what is different between two of them.
import type { Given } from '@/api/contract/worker-training.ts'
import { boundsOfPoints } from '@/shared/picture/outline.ts'
import type { Point, PolygonShape, Rect, Size } from '@/shared/picture/outline.ts'
import { contains, distance } from '@/shared/picture/geometry.ts'
import { draftFrom } from './draft.ts'
import type { DraftKind } from './draft.ts'
import type { AnswerDraft } from './draft-types.ts'

/** One thing that makes an answer different from the right one. Places count from 1. */
export type Difference =
  /** A sign that is another one. */
  | { what: 'sign'; at: number; mine: string; right: string }
  | { what: 'length'; mine: number; right: number }
  | { what: 'capitals' }
  /** The number of marks. */
  | { what: 'count'; mine: number; right: number }
  /** A point away from every right one, in pixels of the picture. */
  | { what: 'far'; at: number; pixels: number }
  /** A right place without a mark. */
  | { what: 'unmarked'; at: number }
  | { what: 'missing' | 'extra'; cells: readonly number[] }
  /** Degrees clockwise too far; negative for too little. */
  | { what: 'turned'; degrees: number }
  /** The shares of the object inside the line, and of the outlined area beside the object. */
  | { what: 'outline'; covered: number; beside: number }
  /** A box and the share that it has in common with the object, of both together. */
  | { what: 'box'; at: number; shared: number }
  | { what: 'verdict'; right: 'right' | 'wrong' }
  /** The answer was that there is none, or should have been. */
  | { what: 'saidNone' | 'isNone' }

/** A point is near a right one within this part of the picture's diagonal. */
const near = 0.04
/** A box that shares less than this with its object is told. */
const tight = 0.9
const most = 3

function typed(mine: string, right: string): Difference[] {
  const [own, its] = [[...mine.trim()], [...right.trim()]]
  if (own.join('') === its.join('')) return []
  if (own.join('').toLowerCase() === its.join('').toLowerCase()) return [{ what: 'capitals' }]
  if (own.length !== its.length) return [{ what: 'length', mine: own.length, right: its.length }]
  const signs = own.flatMap((sign, at): Difference[] =>
    sign.toLowerCase() === its[at]?.toLowerCase()
      ? []
      : [{ what: 'sign', at: at + 1, mine: sign, right: its[at] ?? '' }],
  )
  // Where most signs are others the two answers say more than a list.
  return signs.length > most ? [] : signs
}

function marked(mine: readonly Point[], right: readonly Point[], picture: Size): Difference[] {
  const reach = near * Math.hypot(picture.width, picture.height)
  const away = (point: Point, others: readonly Point[]): number =>
    Math.min(...others.map((other) => distance(point, other)))
  const far = mine.flatMap((point, at): Difference[] => {
    const pixels = away(point, right)
    return pixels > reach && Number.isFinite(pixels)
      ? [{ what: 'far', at: at + 1, pixels: Math.round(pixels) }]
      : []
  })
  const unmarked = right.flatMap((point, at): Difference[] =>
    away(point, mine) > reach ? [{ what: 'unmarked', at: at + 1 }] : [],
  )
  return [...count(mine.length, right.length), ...far.slice(0, most), ...unmarked.slice(0, most)]
}

const count = (mine: number, right: number): Difference[] =>
  mine === right ? [] : [{ what: 'count', mine, right }]

function chosen(mine: readonly number[], right: readonly number[]): Difference[] {
  const missing = right.filter((cell) => !mine.includes(cell))
  const extra = mine.filter((cell) => !right.includes(cell))
  return [
    ...(missing.length > 0 ? [{ what: 'missing' as const, cells: missing }] : []),
    ...(extra.length > 0 ? [{ what: 'extra' as const, cells: extra }] : []),
  ]
}

/** The parts of two areas, by a raster of this many places in each direction. */
const raster = 48

function outlined(mine: readonly Point[], right: readonly Point[]): Difference[] {
  if (mine.length < 3 || right.length < 3) return []
  const shape = (points: readonly Point[]): PolygonShape => ({
    kind: 'polygon',
    id: 0,
    label: 0,
    points,
  })
  const [own, its] = [shape(mine), shape(right)]
  const { x, y, width, height } = boundsOfPoints([...mine, ...right])
  let [both, onlyMine, onlyRight] = [0, 0, 0]
  for (let row = 0; row < raster; row += 1)
    for (let column = 0; column < raster; column += 1) {
      const at: Point = [x + (width * (column + 0.5)) / raster, y + (height * (row + 0.5)) / raster]
      const [isMine, isRight] = [contains(own, at), contains(its, at)]
      if (isMine && isRight) both += 1
      else if (isMine) onlyMine += 1
      else if (isRight) onlyRight += 1
    }
  const share = (part: number, whole: number): number =>
    whole === 0 ? 0 : Math.round((100 * part) / whole)
  return [
    {
      what: 'outline',
      covered: share(both, both + onlyRight),
      beside: share(onlyMine, both + onlyMine),
    },
  ]
}

/** The area that two boxes share, as a part of both together. */
function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  const both = Math.max(0, width) * Math.max(0, height)
  return both / (a.width * a.height + b.width * b.height - both)
}

function boxed(mine: readonly Rect[], right: readonly Rect[]): Difference[] {
  const best = (box: Rect, others: readonly Rect[]): number =>
    Math.max(0, ...others.map((other) => shared(box, other)))
  const loose = mine.flatMap((box, at): Difference[] => {
    const part = best(box, right)
    return part < tight ? [{ what: 'box', at: at + 1, shared: Math.round(100 * part) }] : []
  })
  return [...count(mine.length, right.length), ...loose.slice(0, most)]
}

/** The turn from one angle to another on the shorter way, from −179 to 180. */
const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180

function between(
  kind: DraftKind,
  mine: AnswerDraft,
  right: AnswerDraft,
  picture: Size,
): Difference[] {
  switch (kind) {
    case 'image':
    case 'text':
    case 'audio':
      return typed(mine.text, right.text)
    case 'coordinates':
      return marked(mine.points, right.points, picture)
    case 'grid':
      return chosen(mine.cells, right.cells)
    case 'rotate': {
      const degrees = turnBetween(right.angle, mine.angle)
      return degrees === 0 ? [] : [{ what: 'turned', degrees }]
    }
    case 'draw':
      return outlined(mine.points, right.points)
    case 'box':
      return boxed(mine.boxes, right.boxes)
    case 'moderation':
      return right.verdict && mine.verdict !== right.verdict
        ? [{ what: 'verdict', right: right.verdict }]
        : []
  }
}

/** What makes an answer different from the right one; empty where that cannot be told. */
export function differences(
  kind: DraftKind,
  mine: Given | null,
  right: Given | null,
  picture: Size,
): readonly Difference[] {
  if (!mine || !right) return []
  if (mine.noAnswer === true) return right.noAnswer === true ? [] : [{ what: 'saidNone' }]
  if (right.noAnswer === true) return [{ what: 'isNone' }]
  return between(kind, draftFrom(mine), draftFrom(right), picture)
}
