import type { Point, Size } from '@/shared/picture/outline.ts'
import { pointInside } from '@/shared/picture/geometry.ts'
import { angleOf, boxDrawn, cellAt, pointTapped, toggled } from './draft.ts'
import type { AnswerDraft } from './draft.ts'
import type { Drag, GestureTool } from './use-gestures.ts'

interface Bench {
  draft: AnswerDraft
  onDraft: (draft: AnswerDraft) => void
  picture: Size
  grid: { rows: number; columns: number }
  /** The first of the two corners tapped for a box. */
  anchor: Point | null
  setAnchor: (point: Point | null) => void
  most: number | null
  words: { cell: (cell: number, isChosen: boolean) => string }
}

const without = <T>(list: readonly T[]): readonly T[] => list.slice(0, -1)

function points({ draft, onDraft, picture, most }: Bench): GestureTool {
  return {
    tap: (at, reach) =>
      onDraft({ ...draft, points: pointTapped(draft.points, at, reach, picture, most) }),
    undo: () => onDraft({ ...draft, points: without(draft.points) }),
  }
}

/** Taps add corners; existing ones can be dragged. */
function outline(bench: Bench): GestureTool {
  const { draft, onDraft, picture } = bench
  return {
    ...points({ ...bench, most: null }),
    drag: (from, reach) => {
      const index = draft.points.findIndex(
        ([x, y]) => Math.hypot(x - from[0], y - from[1]) <= reach,
      )
      const put = (to: Point): void =>
        onDraft({
          ...draft,
          points: draft.points.map((point, at) =>
            at === index ? pointInside(to, picture) : point,
          ),
        })
      return index < 0 ? null : { move: put, end: put, cancel: () => onDraft(draft) }
    },
  }
}

function cells({ draft, onDraft, picture, grid, words }: Bench): GestureTool {
  return {
    tap: (at) => onDraft({ ...draft, cells: toggled(draft.cells, cellAt(at, picture, grid)) }),
    undo: () => onDraft({ ...draft, cells: without(draft.cells) }),
    describe: (at) => {
      const cell = cellAt(at, picture, grid)
      return words.cell(cell, draft.cells.includes(cell))
    },
    stride: { width: picture.width / grid.columns, height: picture.height / grid.rows },
  }
}

/** A box is drawn, or its two corners are tapped. */
function boxes({ draft, onDraft, picture, anchor, setAnchor }: Bench): GestureTool {
  const others = draft.boxes
  return {
    tap: (at) => {
      if (!anchor) return setAnchor(pointInside(at, picture))
      const box = boxDrawn(anchor, at, picture)
      setAnchor(null)
      if (box) onDraft({ ...draft, boxes: [...others, box] })
    },
    drag: (from): Drag => {
      const put = (to: Point): void => {
        const box = boxDrawn(from, to, picture)
        setAnchor(null)
        onDraft({ ...draft, boxes: box ? [...others, box] : others })
      }
      const cancel = (): void => {
        setAnchor(anchor)
        onDraft(draft)
      }
      return { move: put, end: put, cancel }
    },
    undo: () => {
      if (anchor) return setAnchor(null)
      onDraft({ ...draft, boxes: without(others) })
    },
  }
}

function rotation({ draft, onDraft, picture }: Bench): GestureTool {
  const bearing = ([x, y]: Point): number =>
    (Math.atan2(y - picture.height / 2, x - picture.width / 2) * 180) / Math.PI
  return {
    drag: (from): Drag => {
      const put = (to: Point): void =>
        onDraft({ ...draft, angle: angleOf(draft.angle + bearing(to) - bearing(from)) })
      return { move: put, end: put, cancel: () => onDraft(draft) }
    },
  }
}

const makers = { coordinates: points, grid: cells, draw: outline, box: boxes, rotate: rotation }

/** The tool for a kind of picture task. */
export const toolFor = (kind: keyof typeof makers, bench: Bench): GestureTool => makers[kind](bench)
