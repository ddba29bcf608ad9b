// Over 250 lines: every kind of answer, from the draft to what is sent.
import type { WorkerAnswer } from '@/api/contract/worker-tasks.ts'
import type { Given } from '@/api/contract/worker-training.ts'
import { isRecord } from '@/lib/is-record.ts'
import { known } from '@/lib/known.ts'
import { isPolygon, pointInside, rectInside } from '@/shared/picture/geometry.ts'
import { boundsOfPoints } from '@/shared/picture/outline.ts'
import type { Point, Rect, Size } from '@/shared/picture/outline.ts'
import type {
  AnswerDraft,
  Doubt,
  DraftBox,
  DraftFault,
  DraftPart,
  DraftSpan,
  DraftTask,
} from './draft-types.ts'
import { labelAnswer, labelFault, labelStart, labelWay, sentAttributes } from './labelled.ts'

export interface AnswerProps {
  task: DraftTask
  draft: AnswerDraft
  onDraft: (draft: AnswerDraft) => void
  /** The id of the control's error. */
  faultId?: string | undefined
}

/** The kinds of contract.md 4.8, by how they are answered. */
export const draftKinds = [
  'image',
  'text',
  'coordinates',
  'grid',
  'rotate',
  'draw',
  'box',
  'audio',
  'moderation',
] as const
export type DraftKind = (typeof draftKinds)[number]
/** An unknown kind is answered with text. */
export const draftKind = (kind: string): DraftKind => known(draftKinds, kind) ?? 'text'

/** Kinds that require sight. */
export const needsSight: readonly DraftKind[] = [
  'image',
  'coordinates',
  'grid',
  'rotate',
  'draw',
  'box',
  'moderation',
]

export const emptyDraft: AnswerDraft = {
  text: '',
  points: [],
  cells: [],
  angle: 0,
  boxes: [],
  parts: [],
  spans: [],
  labelId: '',
  verdict: null,
  reason: '',
}

/** The part of a task that validates an answer. */
export type JudgedTask = Pick<DraftTask, 'kind' | 'options' | 'project'>

const digits = /^\d+$/
const letters = /^\p{L}+$/u

function textFault(text: string, { options }: JudgedTask): DraftFault | null {
  const value = text.trim()
  const length = [...value].length
  if (length === 0) return 'empty'
  if (options.minLength && length < options.minLength) return 'short'
  if (options.maxLength && length > options.maxLength) return 'long'
  if (options.numeric === 1 && !digits.test(value)) return 'digits'
  if (options.numeric === 2 && !letters.test(value.replaceAll(/\s/g, ''))) return 'letters'
  return null
}

/** @returns null if the draft can be sent */
export function draftFault(draft: AnswerDraft, task: JudgedTask): DraftFault | null {
  const way = labelWay(task)
  if (way && way !== 'text') return labelFault(draft, way, task.project?.labels ?? [])
  switch (draftKind(task.kind)) {
    case 'image':
    case 'text':
    case 'audio':
      return textFault(draft.text, task)
    case 'coordinates':
      return draft.points.length === 0 ? 'empty' : null
    case 'grid':
      return draft.cells.length === 0 ? 'empty' : null
    case 'rotate':
      return draft.angle === 0 ? 'turn' : null
    case 'draw':
      return draft.points.length === 0 ? 'empty' : isPolygon(draft.points) ? null : 'flat'
    case 'box':
      return draft.boxes.length === 0 ? 'empty' : null
    case 'moderation':
      return draft.verdict === null ? 'verdict' : null
  }
}

/** Below this part of the picture's shorter side, and this many pixels, a mark is probably a slip. */
const tiny = { part: 0.04, pixels: 12 }
/** A turn of fewer degrees is probably a slip. */
const slight = 10

/** @returns null if a valid draft is probably meant */
export function doubtOf(
  draft: AnswerDraft,
  { kind, imageWidth, imageHeight }: Pick<DraftTask, 'kind' | 'imageWidth' | 'imageHeight'>,
): Doubt | null {
  const shorter = Math.min(imageWidth ?? 0, imageHeight ?? 0)
  const least = Math.max(tiny.pixels, shorter * tiny.part)
  const isTiny = ({ width, height }: Size): boolean => width < least && height < least
  const asked = draftKind(kind)
  if (asked === 'box') return draft.boxes.some((box) => isTiny(box)) ? 'tiny' : null
  if (asked === 'draw')
    return draft.points.length > 0 && isTiny(boundsOfPoints(draft.points)) ? 'tiny' : null
  const isSlight = asked === 'rotate' && Math.min(draft.angle, 360 - draft.angle) < slight
  return isSlight ? 'slight' : null
}

const bare = ([x, y]: Point): { x: number; y: number } => ({ x, y })

/** Converts a valid draft to an answer. */
export function draftAnswer(
  draft: AnswerDraft,
  task: Pick<DraftTask, 'kind' | 'project'>,
): WorkerAnswer {
  const way = labelWay(task)
  if (way && way !== 'text' && way !== 'boxes') return labelAnswer(draft, way)
  switch (draftKind(task.kind)) {
    case 'image':
    case 'text':
    case 'audio':
      return { text: draft.text.trim() }
    case 'coordinates':
      return { coordinates: draft.points.map(bare) }
    case 'grid':
      return { cells: draft.cells.toSorted((a, b) => a - b) }
    case 'rotate':
      return { angle: draft.angle }
    case 'draw':
      return { polygon: draft.points.map(bare) }
    case 'box':
      return {
        boxes: draft.boxes.map(({ x, y, width, height, labelId, attributes }) => ({
          x,
          y,
          width,
          height,
          ...(labelId && { labelId }),
          ...sentAttributes(attributes),
        })),
      }
    case 'moderation':
      return {
        verdict: draft.verdict ?? 'right',
        ...(draft.reason.trim() && { reason: draft.reason.trim() }),
      }
  }
}

/** Converts an answer to a draft, to draw it over the picture. */
export function draftFrom(given: Given | null): AnswerDraft {
  const { text, coordinates, polygon, cells, angle, boxes, verdict } = given ?? {}
  return {
    ...emptyDraft,
    text: text ?? '',
    points: (coordinates ?? polygon ?? []).map(({ x, y }): Point => [x, y]),
    cells: cells ?? [],
    angle: angle ?? 0,
    boxes: boxes ?? [],
    verdict: verdict === 'right' || verdict === 'wrong' ? verdict : null,
  }
}

/** Where a task begins: in a labelling project with the labels that exist. */
export const startOf = ({ kind, project }: Pick<DraftTask, 'kind' | 'project'>): AnswerDraft =>
  project ? { ...emptyDraft, ...labelStart({ kind, project }) } : emptyDraft

/** Adds a point, or removes the one within reach. */
export function pointTapped(
  points: readonly Point[],
  at: Point,
  reach: number,
  picture: Size,
  most: number | null,
): readonly Point[] {
  const near = points.findIndex(([x, y]) => Math.hypot(x - at[0], y - at[1]) <= reach)
  if (near >= 0) return points.filter((_, index) => index !== near)
  return most !== null && points.length >= most ? points : [...points, pointInside(at, picture)]
}

/** A draft without its last mark; null if it has none. */
export function withoutLast(draft: AnswerDraft): AnswerDraft | null {
  if (draft.points.length > 0) return { ...draft, points: draft.points.slice(0, -1) }
  if (draft.cells.length > 0) return { ...draft, cells: draft.cells.slice(0, -1) }
  if (draft.boxes.length > 0) return { ...draft, boxes: draft.boxes.slice(0, -1) }
  if (draft.parts.length > 0) return { ...draft, parts: draft.parts.slice(0, -1) }
  if (draft.spans.length > 0) return { ...draft, spans: draft.spans.slice(0, -1) }
  return draft.angle === 0 ? null : { ...draft, angle: 0 }
}

export const toggled = (cells: readonly number[], cell: number): readonly number[] =>
  cells.includes(cell) ? cells.filter((one) => one !== cell) : [...cells, cell]

/** The grid cell that contains a point, counted from 1. */
export function cellAt(
  [x, y]: Point,
  { width, height }: Size,
  { rows, columns }: { rows: number; columns: number },
): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor((x / width) * columns)))
  const row = Math.min(rows - 1, Math.max(0, Math.floor((y / height) * rows)))
  return row * columns + column + 1
}

/** Rounds to whole degrees from 0 to 359. */
export const angleOf = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360

/** A box at least as large as a finger's reach, because a smaller one is a slip. */
export function boxDrawn(from: Point, to: Point, picture: Size): Rect | null {
  const [ax, ay] = pointInside(from, picture)
  const [bx, by] = pointInside(to, picture)
  const width = Math.abs(bx - ax)
  const height = Math.abs(by - ay)
  if (width < 3 || height < 3) return null
  return rectInside({ x: Math.min(ax, bx), y: Math.min(ay, by), width, height }, picture)
}

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')

/** Parses a stored draft; an invalid one starts over. */
export function parseDraft(value: unknown, start: AnswerDraft = emptyDraft): AnswerDraft {
  if (typeof value !== 'object' || value === null) return start
  const read = <K extends keyof AnswerDraft>(key: K): unknown => Reflect.get(value, key)
  const [points, cells, boxes] = [read('points'), read('cells'), read('boxes')]
  const [parts, spans] = [read('parts'), read('spans')]
  const [text, reason, labelId, angle, verdict] = [
    read('text'),
    read('reason'),
    read('labelId'),
    read('angle'),
    read('verdict'),
  ]
  return {
    text: typeof text === 'string' ? text : '',
    reason: typeof reason === 'string' ? reason : '',
    labelId: typeof labelId === 'string' ? labelId : start.labelId,
    angle: typeof angle === 'number' ? angleOf(angle) : 0,
    points: Array.isArray(points) ? points.filter((one) => isPoint(one)) : [],
    cells: Array.isArray(cells) ? cells.filter((one) => typeof one === 'number') : [],
    boxes: Array.isArray(boxes) ? boxes.filter((one) => isBox(one)) : [],
    parts: Array.isArray(parts) ? parts.filter((one) => isPart(one)) : [],
    spans: Array.isArray(spans) ? spans.filter((one) => isSpan(one)) : [],
    verdict: verdict === 'right' || verdict === 'wrong' ? verdict : null,
  }
}

/** None, or texts by the names of attributes. */
const isAttributes = (value: unknown): boolean =>
  value === undefined ||
  (isRecord(value) && Object.values(value).every((one) => typeof one === 'string'))
const isPart = (value: unknown): value is DraftPart =>
  isRecord(value) &&
  isAttributes(value['attributes']) &&
  typeof value['labelId'] === 'string' &&
  Array.isArray(value['points']) &&
  value['points'].every((one) => isPoint(one))
const isSpan = (value: unknown): value is DraftSpan =>
  isRecord(value) &&
  typeof value['labelId'] === 'string' &&
  ['start', 'end'].every((key) => typeof value[key] === 'number')
const isBox = (value: unknown): value is DraftBox =>
  isRecord(value) &&
  isAttributes(value['attributes']) &&
  ['x', 'y', 'width', 'height'].every((key) => typeof value[key] === 'number')
