import type { Point, Size } from '@/shared/picture/outline.ts'
import { distance, isPolygon, pointInside } from '@/shared/picture/geometry.ts'
import { simplified } from '@/shared/picture/simplify.ts'
import { angleOf, boxDrawn, cellAt, pointTapped, toggled } from './draft.ts'
import type { AnswerDraft, DraftBox } from './draft-types.ts'
import { closed } from './labelled.ts'
import type { LabelWay } from './labelled.ts'
import type { Drag, GestureTool } from './use-gestures.ts'

interface Bench {
  draft: AnswerDraft
  /** Shows a draft while a finger moves. */
  onDraft: (draft: AnswerDraft) => void
  /** Changes the draft as one step, which can be undone. */
  commit: (draft: AnswerDraft) => void
  picture: Size
  grid: { rows: number; columns: number }
  /** The first of the two corners tapped for a box. */
  anchor: Point | null
  setAnchor: (point: Point | null) => void
  most: number | null
  words: { cell: (cell: number, isChosen: boolean) => string }
}

function points({ draft, commit, picture, most }: Bench): GestureTool {
  return {
    tap: (at, reach) =>
      commit({ ...draft, points: pointTapped(draft.points, at, reach, picture, most) }),
  }
}

/** How far a drawn line may be from its corners, as a part of a finger's reach. */
const straight = 0.12

/** Draws a line by hand, which goes on from the corners that are there. */
function stroke({ draft, onDraft, commit, picture }: Bench, from: Point, reach: number): Drag {
  const line: Point[] = [pointInside(from, picture)]
  const drawn = (to: Point): AnswerDraft => {
    const point = pointInside(to, picture)
    const before = line.at(-1)
    if (!before || distance(before, point) >= 1) line.push(point)
    return { ...draft, points: [...draft.points, ...simplified(line, reach * straight)] }
  }
  return {
    move: (to) => onDraft(drawn(to)),
    end: (to) => commit(drawn(to)),
    cancel: () => onDraft(draft),
  }
}

/** Taps add corners, a drag moves one, and a drag from elsewhere draws the line by hand. */
function outline(bench: Bench): GestureTool {
  const { draft, onDraft, commit, picture } = bench
  return {
    ...points({ ...bench, most: null }),
    drag: (from, reach) => {
      const index = draft.points.findIndex((point) => distance(point, from) <= reach)
      if (index < 0) return stroke(bench, from, reach)
      const put = (to: Point): AnswerDraft => ({
        ...draft,
        points: draft.points.with(index, pointInside(to, picture)),
      })
      return {
        move: (to) => onDraft(put(to)),
        end: (to) => commit(put(to)),
        cancel: () => onDraft(draft),
      }
    },
  }
}

/** A tap adds a key point with its class, or takes one away; a drag moves one. */
function labelledPoints(bench: Bench): GestureTool {
  const { draft, commit, picture } = bench
  return {
    tap: (at, reach) => {
      const near = draft.parts.findIndex(
        ({ points: [point] }) => point && distance(point, at) <= reach,
      )
      const parts =
        near < 0
          ? [...draft.parts, { points: [pointInside(at, picture)], labelId: draft.labelId }]
          : draft.parts.toSpliced(near, 1)
      commit({ ...draft, parts })
    },
    drag: (from, reach) => cornerDrag(bench, from, reach),
  }
}

/** Moves a corner of a finished outline, or a key point; null where there is none. */
function cornerDrag(
  { draft, onDraft, commit, picture }: Bench,
  from: Point,
  reach: number,
): Drag | null {
  for (const [at, part] of draft.parts.entries()) {
    const corner = part.points.findIndex((point) => distance(point, from) <= reach)
    if (corner < 0) continue
    const put = (to: Point): AnswerDraft => ({
      ...draft,
      parts: draft.parts.with(at, {
        ...part,
        points: part.points.with(corner, pointInside(to, picture)),
      }),
    })
    return {
      move: (to) => onDraft(put(to)),
      end: (to) => commit(put(to)),
      cancel: () => onDraft(draft),
    }
  }
  return null
}

/** Draws several outlines. A tap on the first corner finishes one. */
function labelledOutlines(bench: Bench): GestureTool {
  const { draft, commit } = bench
  const own = outline(bench)
  return {
    tap: (at, reach) => {
      const [first] = draft.points
      const isWhole = first && isPolygon(draft.points) && distance(first, at) <= reach
      if (isWhole) commit(closed(draft))
      else own.tap?.(at, reach)
    },
    drag: (from, reach) => cornerDrag(bench, from, reach) ?? own.drag?.(from, reach) ?? null,
  }
}

function cells({ draft, commit, picture, grid, words }: Bench): GestureTool {
  return {
    tap: (at) => commit({ ...draft, cells: toggled(draft.cells, cellAt(at, picture, grid)) }),
    describe: (at) => {
      const cell = cellAt(at, picture, grid)
      return words.cell(cell, draft.cells.includes(cell))
    },
    stride: { width: picture.width / grid.columns, height: picture.height / grid.rows },
  }
}

/** A box is drawn, or its two corners are tapped. */
function boxes({ draft, onDraft, commit, picture, anchor, setAnchor }: Bench): GestureTool {
  const others = draft.boxes
  const withClass = (box: DraftBox): DraftBox =>
    draft.labelId === '' ? box : { ...box, labelId: draft.labelId }
  return {
    tap: (at) => {
      if (!anchor) return setAnchor(pointInside(at, picture))
      const box = boxDrawn(anchor, at, picture)
      setAnchor(null)
      if (box) commit({ ...draft, boxes: [...others, withClass(box)] })
    },
    drag: (from): Drag => {
      const put = (to: Point): AnswerDraft => {
        const box = boxDrawn(from, to, picture)
        setAnchor(null)
        return { ...draft, boxes: box ? [...others, withClass(box)] : others }
      }
      const cancel = (): void => {
        setAnchor(anchor)
        onDraft(draft)
      }
      return { move: (to) => onDraft(put(to)), end: (to) => commit(put(to)), cancel }
    },
  }
}

function rotation({ draft, onDraft, commit, picture }: Bench): GestureTool {
  const bearing = ([x, y]: Point): number =>
    (Math.atan2(y - picture.height / 2, x - picture.width / 2) * 180) / Math.PI
  return {
    drag: (from): Drag => {
      const put = (to: Point): AnswerDraft => ({
        ...draft,
        angle: angleOf(draft.angle + bearing(to) - bearing(from)),
      })
      return {
        move: (to) => onDraft(put(to)),
        end: (to) => commit(put(to)),
        cancel: () => onDraft(draft),
      }
    },
  }
}

const makers = { coordinates: points, grid: cells, draw: outline, box: boxes, rotate: rotation }

const labelledMakers: Partial<Record<LabelWay, (bench: Bench) => GestureTool>> = {
  outlines: labelledOutlines,
  points: labelledPoints,
}

/**
 * The tool for a kind of picture task.
 * @param way of a labelling project; null for another task
 */
export const toolFor = (
  kind: keyof typeof makers,
  bench: Bench,
  way: LabelWay | null = null,
): GestureTool => ((way && labelledMakers[way]) ?? makers[kind])(bench)
