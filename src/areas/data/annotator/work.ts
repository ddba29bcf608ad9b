// Over 250 lines: one reducer for every change of a drawing.
import type { DataSkeleton } from '@/lib/data-set/data-set.ts'
import type { DrawnShape } from './drawn.ts'

/** The shapes on a picture, with undo and redo. */

export interface Label {
  id: number
  name: string
  /** An index into the palette. */
  colour: number
  /** The colour of a project's class, as `#rrggbb`, in the place of the palette's. */
  own?: string
  /** The names and lines of its key points, where a file has them. */
  skeleton?: DataSkeleton
}
export const colours = 8
export const mostLabels = 300
export const labelLength = 40

export interface ShapeDrawing {
  shapes: readonly DrawnShape[]
  labels: readonly Label[]
  /** The classes of the picture as a whole. */
  tags: readonly number[]
}

export interface AnnotatorWork {
  now: ShapeDrawing
  past: readonly ShapeDrawing[]
  future: readonly ShapeDrawing[]
  /** The shape that keys and fields apply to. */
  selected: number | null
  /** A corner of it, if it is a polygon, or one of its key points. */
  corner: number | null
  /** The class of new shapes. */
  label: number
  nextId: number
  /** Consecutive changes with this key are one undo step. */
  merging: string | null
}

export type Change =
  | { type: 'add'; shape: NewShape }
  | { type: 'shape'; shape: DrawnShape; merge?: string | undefined; corner?: number | null }
  | { type: 'remove'; id: number }
  | { type: 'clear' }
  | { type: 'select'; id: number | null; corner?: number | null }
  | { type: 'label'; id: number }
  /** Sets a class for the whole picture, or takes it off. */
  | { type: 'tag'; id: number }
  /** Adds what was read from a file. */
  | { type: 'take'; shapes: readonly NewDrawn[]; tags: readonly number[] }
  | { type: 'addLabel'; name: string }
  | { type: 'editLabel'; label: Label; merge?: string | undefined }
  | { type: 'removeLabel'; id: number }
  | { type: 'settle' }
  /** Takes back the changes with a key, as if they had not begun. */
  | { type: 'revert'; merge: string }
  | { type: 'undo' }
  | { type: 'redo' }

type Without<S, Key extends string> = S extends DrawnShape ? Omit<S, Key> : never
export type NewShape = Without<DrawnShape, 'id' | 'label'>
/** A shape with its class, and without a number. */
export type NewDrawn = Without<DrawnShape, 'id'>

const longest = 200

export const labelsOf = (names: readonly string[]): Label[] =>
  names.map((name, index) => ({ id: index + 1, name, colour: index % colours }))

export function createWork(
  names: readonly string[],
  shapes: readonly DrawnShape[] = [],
): AnnotatorWork {
  const labels = labelsOf(names)
  return {
    now: { shapes, labels, tags: [] },
    past: [],
    future: [],
    selected: null,
    corner: null,
    label: 1,
    nextId: Math.max(names.length, ...shapes.map(({ id }) => id)) + 1,
    merging: null,
  }
}

function step(work: AnnotatorWork, now: ShapeDrawing, merge: string | null = null): AnnotatorWork {
  const merged = merge !== null && merge === work.merging
  return {
    ...work,
    now,
    past: merged ? work.past : [...work.past, work.now].slice(-longest),
    future: [],
    merging: merge,
  }
}

/** The selection may not exist in another state of the drawing. */
function settled(work: AnnotatorWork): AnnotatorWork {
  const shape = work.now.shapes.find(({ id }) => id === work.selected)
  const corner =
    shape && shape.kind !== 'box' && work.corner !== null && work.corner < shape.points.length
      ? work.corner
      : null
  const label = work.now.labels.some(({ id }) => id === work.label)
    ? work.label
    : (work.now.labels[0]?.id ?? 1)
  return { ...work, selected: shape?.id ?? null, corner, label, merging: null }
}

export function changeWork(work: AnnotatorWork, action: Change): AnnotatorWork {
  const { shapes, labels, tags } = work.now
  switch (action.type) {
    case 'add': {
      const shape: DrawnShape = { ...action.shape, id: work.nextId, label: work.label }
      return {
        ...step(work, { ...work.now, shapes: [...shapes, shape] }),
        selected: shape.id,
        corner: null,
        nextId: work.nextId + 1,
      }
    }
    case 'shape': {
      const before = shapes.find(({ id }) => id === action.shape.id)
      const corner = action.corner === undefined ? work.corner : action.corner
      if (!before || JSON.stringify(before) === JSON.stringify(action.shape))
        return corner === work.corner ? work : { ...work, corner }
      const now = {
        ...work.now,
        shapes: shapes.map((shape) => (shape === before ? action.shape : shape)),
      }
      return { ...step(work, now, action.merge), selected: action.shape.id, corner }
    }
    case 'remove': {
      const at = shapes.findIndex(({ id }) => id === action.id)
      if (at < 0) return work
      const left = shapes.toSpliced(at, 1)
      return {
        ...step(work, { ...work.now, shapes: left }),
        selected: left[Math.min(at, left.length - 1)]?.id ?? null,
        corner: null,
      }
    }
    case 'clear':
      return shapes.length === 0
        ? work
        : { ...step(work, { ...work.now, shapes: [] }), selected: null, corner: null }
    case 'select': {
      const shape = shapes.find(({ id }) => id === action.id)
      return {
        ...work,
        selected: shape?.id ?? null,
        corner: shape && shape.kind !== 'box' ? (action.corner ?? null) : null,
        merging: null,
      }
    }
    case 'label': {
      if (!labels.some(({ id }) => id === action.id)) return work
      const shape = shapes.find(({ id }) => id === work.selected)
      const next = { ...work, label: action.id }
      if (!shape || shape.label === action.id) return next
      return step(next, {
        ...work.now,
        shapes: shapes.map((one) => (one === shape ? { ...shape, label: action.id } : one)),
      })
    }
    case 'tag':
      return step(work, {
        ...work.now,
        tags: tags.includes(action.id)
          ? tags.filter((id) => id !== action.id)
          : [...tags, action.id],
      })
    case 'take': {
      const taken = action.shapes.map((shape, at): DrawnShape => ({
        ...shape,
        id: work.nextId + at,
      }))
      const all = [...new Set([...tags, ...action.tags])]
      if (taken.length === 0 && all.length === tags.length) return work
      return {
        ...step(work, { ...work.now, shapes: [...shapes, ...taken], tags: all }),
        nextId: work.nextId + taken.length,
      }
    }
    case 'addLabel': {
      if (labels.length >= mostLabels) return work
      const used = labels.map(({ colour }) => colour)
      const free = Array.from({ length: colours }, (_, index) => index).find(
        (index) => !used.includes(index),
      )
      const label = {
        id: work.nextId,
        name: action.name.trim().slice(0, labelLength),
        colour: free ?? labels.length % colours,
      }
      return {
        ...step(work, { ...work.now, labels: [...labels, label] }),
        label: label.id,
        nextId: work.nextId + 1,
      }
    }
    case 'editLabel':
      return step(
        work,
        {
          ...work.now,
          labels: labels.map((label) =>
            label.id === action.label.id
              ? { ...action.label, name: action.label.name.slice(0, labelLength) }
              : label,
          ),
        },
        action.merge,
      )
    case 'removeLabel': {
      if (labels.length === 1 || isUsed(work.now, action.id)) return work
      return settled(
        step(work, { ...work.now, labels: labels.filter(({ id }) => id !== action.id) }),
      )
    }
    case 'revert': {
      const before = work.past.at(-1)
      return before && work.merging === action.merge
        ? settled({ ...work, now: before, past: work.past.slice(0, -1) })
        : work
    }
    case 'settle':
      return work.merging === null ? work : { ...work, merging: null }
    case 'undo': {
      const before = work.past.at(-1)
      return before
        ? settled({
            ...work,
            now: before,
            past: work.past.slice(0, -1),
            future: [work.now, ...work.future],
          })
        : work
    }
    case 'redo': {
      const [after, ...future] = work.future
      return after ? settled({ ...work, now: after, past: [...work.past, work.now], future }) : work
    }
  }
}

/** Whether a drawing has a class, on a shape or as a whole. */
export const isUsed = ({ shapes, tags }: ShapeDrawing, label: number): boolean =>
  tags.includes(label) || shapes.some((shape) => shape.label === label)

/**
 * The work on another picture, with the classes as they are now. Steps that need a class that is
 * gone, or that changed classes alone, are left out.
 */
export function withLabels(
  work: AnnotatorWork,
  { now: { labels }, label, nextId }: Pick<AnnotatorWork, 'now' | 'label' | 'nextId'>,
): AnnotatorWork {
  const isWhole = ({ shapes, tags }: ShapeDrawing): boolean =>
    [...tags, ...shapes.map((shape) => shape.label)].every((id) =>
      labels.some((one) => one.id === id),
    )
  const isSame = (a: ShapeDrawing | undefined, b: ShapeDrawing): boolean =>
    a !== undefined && a.shapes === b.shapes && a.tags === b.tags
  const past = work.past.filter(
    (one, at) => isWhole(one) && !isSame(work.past[at + 1] ?? work.now, one),
  )
  const future = work.future.filter(
    (one, at) => isWhole(one) && !isSame(at === 0 ? work.now : work.future[at - 1], one),
  )
  return {
    ...work,
    now: { ...work.now, labels },
    past: past.map((one) => ({ ...one, labels })),
    future: future.map((one) => ({ ...one, labels })),
    label,
    nextId: Math.max(work.nextId, nextId),
    merging: null,
  }
}

/** The name of a class in exports: never empty, on one line. */
export const labelName = ({ id, name }: Label): string =>
  name.replace(/\s+/g, ' ').trim() || `label_${id}`
