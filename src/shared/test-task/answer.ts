import * as v from 'valibot'
import type { TaskDetail } from '@/api/contract/tasks.ts'

const Point = v.object({ x: v.number(), y: v.number() })
const Box = v.object({ xMin: v.number(), yMin: v.number(), xMax: v.number(), yMax: v.number() })

/** An answer, by how it can be drawn. */
export type TestAnswer =
  | { kind: 'text'; text: string }
  | { kind: 'points'; points: v.InferOutput<typeof Point>[] }
  | { kind: 'boxes'; boxes: v.InferOutput<typeof Box>[] }
  | { kind: 'cells'; cells: number[]; rows: number; columns: number }
  | { kind: 'turn'; degrees: number }
  | { kind: 'other'; text: string }

const Cells = v.array(v.pipe(v.number(), v.integer(), v.minValue(1)))
const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null
const size = (value: unknown): number => Math.min(20, Math.max(1, Math.round(number(value) ?? 3)))

/** Reads a solution. An unknown one is returned as JSON. */
export function readAnswer({
  solution,
  input,
}: Pick<TaskDetail, 'solution' | 'input'>): TestAnswer | null {
  if (!solution) return null
  const { text, coordinates, boundingBoxes, click, rotate } = solution
  if (typeof text === 'string') return { kind: 'text', text }
  const points = v.safeParse(v.array(Point), coordinates)
  if (points.success) return { kind: 'points', points: points.output }
  const boxes = v.safeParse(v.array(Box), boundingBoxes)
  if (boxes.success) return { kind: 'boxes', boxes: boxes.output }
  const cells = v.safeParse(Cells, click)
  if (cells.success)
    return {
      kind: 'cells',
      cells: cells.output,
      rows: size(input['rows']),
      columns: size(input['columns']),
    }
  const degrees = number(rotate)
  if (degrees !== null) return { kind: 'turn', degrees }
  return { kind: 'other', text: JSON.stringify(solution, null, 2) }
}
