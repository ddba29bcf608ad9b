import type { Shape } from '@/shared/picture/outline.ts'

/** The shapes on a picture, with undo and redo. */

export interface Label {
  id: number
  name: string
  /** An index into the palette. */
  colour: number
}
export const colours = 8
export const mostLabels = 30
export const labelLength = 40

export interface ShapeDrawing {
  shapes: readonly Shape[]
  labels: readonly Label[]
}

export interface AnnotatorWork {
  now: ShapeDrawing
  past: readonly ShapeDrawing[]
  future: readonly ShapeDrawing[]
  /** The shape that keys and fields apply to. */
  selected: number | null
  /** A corner of it, if it is a polygon. */
  corner: number | null
  /** The class of new shapes. */
  label: number
  nextId: number
  /** Consecutive changes with this key are one undo step. */
  merging: string | null
}

export type Change =
  | { type: 'add'; shape: NewShape }
  | { type: 'shape'; shape: Shape; merge?: string | undefined; corner?: number | null }
  | { type: 'remove'; id: number }
  | { type: 'clear' }
  | { type: 'select'; id: number | null; corner?: number | null }
  | { type: 'label'; id: number }
  | { type: 'addLabel'; name: string }
  | { type: 'editLabel'; label: Label; merge?: string | undefined }
  | { type: 'removeLabel'; id: number }
  | { type: 'settle' }
  /** Takes back the changes with a key, as if they had not begun. */
  | { type: 'revert'; merge: string }
  | { type: 'undo' }
  | { type: 'redo' }

type WithoutIds<S> = S extends Shape ? Omit<S, 'id' | 'label'> : never
export type NewShape = WithoutIds<Shape>

const longest = 200

export function createWork(names: readonly string[], shapes: readonly Shape[] = []): AnnotatorWork {
  const labels = names.map((name, index) => ({ id: index + 1, name, colour: index % colours }))
  return {
    now: { shapes, labels },
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
    shape?.kind === 'polygon' && work.corner !== null && work.corner < shape.points.length
      ? work.corner
      : null
  const label = work.now.labels.some(({ id }) => id === work.label)
    ? work.label
    : (work.now.labels[0]?.id ?? 1)
  return { ...work, selected: shape?.id ?? null, corner, label, merging: null }
}

export function changeWork(work: AnnotatorWork, action: Change): AnnotatorWork {
  const { shapes, labels } = work.now
  switch (action.type) {
    case 'add': {
      const shape: Shape = { ...action.shape, id: work.nextId, label: work.label }
      return {
        ...step(work, { labels, shapes: [...shapes, shape] }),
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
        labels,
        shapes: shapes.map((shape) => (shape === before ? action.shape : shape)),
      }
      return { ...step(work, now, action.merge), selected: action.shape.id, corner }
    }
    case 'remove': {
      const at = shapes.findIndex(({ id }) => id === action.id)
      if (at < 0) return work
      const left = shapes.toSpliced(at, 1)
      return {
        ...step(work, { labels, shapes: left }),
        selected: left[Math.min(at, left.length - 1)]?.id ?? null,
        corner: null,
      }
    }
    case 'clear':
      return shapes.length === 0
        ? work
        : { ...step(work, { labels, shapes: [] }), selected: null, corner: null }
    case 'select': {
      const shape = shapes.find(({ id }) => id === action.id)
      return {
        ...work,
        selected: shape?.id ?? null,
        corner: shape?.kind === 'polygon' ? (action.corner ?? null) : null,
        merging: null,
      }
    }
    case 'label': {
      if (!labels.some(({ id }) => id === action.id)) return work
      const shape = shapes.find(({ id }) => id === work.selected)
      const next = { ...work, label: action.id }
      if (!shape || shape.label === action.id) return next
      return step(next, {
        labels,
        shapes: shapes.map((one) => (one === shape ? { ...shape, label: action.id } : one)),
      })
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
        ...step(work, { shapes, labels: [...labels, label] }),
        label: label.id,
        nextId: work.nextId + 1,
      }
    }
    case 'editLabel':
      return step(
        work,
        {
          shapes,
          labels: labels.map((label) =>
            label.id === action.label.id
              ? { ...action.label, name: action.label.name.slice(0, labelLength) }
              : label,
          ),
        },
        action.merge,
      )
    case 'removeLabel': {
      if (labels.length === 1 || shapes.some(({ label }) => label === action.id)) return work
      return settled(step(work, { shapes, labels: labels.filter(({ id }) => id !== action.id) }))
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

/** The name of a class in exports: never empty, on one line. */
export const labelName = ({ id, name }: Label): string =>
  name.replace(/\s+/g, ' ').trim() || `label_${id}`
