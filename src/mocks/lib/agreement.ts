import type { LabelAnnotations } from '../../api/contract/label-annotations.ts'

/**
 * Krippendorff's alpha for classes: 1 if all agree, 0 if they agree as by chance.
 * @param units the classes that people gave to each unit
 */
export function nominalAlpha(units: readonly (readonly string[])[]): number | null {
  const counts = new Map<string, number>()
  let total = 0
  let observed = 0
  for (const unit of units) {
    if (unit.length < 2) continue
    const own = new Map<string, number>()
    for (const value of unit) {
      own.set(value, (own.get(value) ?? 0) + 1)
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    total += unit.length
    for (const count of own.values())
      observed += (count * (unit.length - count)) / (unit.length - 1)
  }
  if (total < 2) return null
  const expected = [...counts.values()].reduce((sum, count) => sum + count * (total - count), 0)
  // With one class alone there is nothing to disagree about.
  return expected === 0 ? 1 : 1 - ((total - 1) * observed) / expected
}

type Box = LabelAnnotations['boxes'][number]
const area = ({ xMin, yMin, xMax, yMax }: Box): number =>
  Math.max(0, xMax - xMin) * Math.max(0, yMax - yMin)

/** The common part of two boxes by their union; 0 for different classes. */
export function overlapOf(one: Box, other: Box): number {
  if (one.labelId !== other.labelId) return 0
  const common = area({
    ...one,
    xMin: Math.max(one.xMin, other.xMin),
    yMin: Math.max(one.yMin, other.yMin),
    xMax: Math.min(one.xMax, other.xMax),
    yMax: Math.min(one.yMax, other.yMax),
  })
  const all = area(one) + area(other) - common
  return all === 0 ? 0 : common / all
}

/** Polygons and points are compared by the boxes around them. */
function boxesOf({ boxes, polygons, points }: LabelAnnotations): Box[] {
  const around = (
    places: readonly (readonly [number, number])[],
    labelId: string,
    by = 0,
  ): Box => ({
    labelId,
    attributes: {},
    xMin: Math.min(...places.map(([x]) => x)) - by,
    yMin: Math.min(...places.map(([, y]) => y)) - by,
    xMax: Math.max(...places.map(([x]) => x)) + by,
    yMax: Math.max(...places.map(([, y]) => y)) + by,
  })
  return [
    ...boxes,
    ...polygons.map((one) => around(one.points, one.labelId)),
    ...points.map((one) => around([[one.x, one.y]], one.labelId, 20)),
  ]
}

function alike(one: LabelAnnotations, other: LabelAnnotations): number {
  const [ours, theirs] = [boxesOf(one), boxesOf(other)]
  if (ours.length + theirs.length === 0)
    return JSON.stringify([one.classes, one.text, one.spans]) ===
      JSON.stringify([other.classes, other.text, other.spans])
      ? 1
      : 0
  const sum = ours.reduce(
    (all, box) => all + Math.max(0, ...theirs.map((their) => overlapOf(box, their))),
    0,
  )
  return sum / Math.max(ours.length, theirs.length)
}

/** How much the answers to one unit agree, pair by pair; null for fewer than two. */
export function unitAgreement(answers: readonly LabelAnnotations[]): number | null {
  const pairs = answers.flatMap((one, at) =>
    answers.slice(at + 1).map((other) => alike(one, other)),
  )
  return pairs.length === 0 ? null : pairs.reduce((sum, one) => sum + one, 0) / pairs.length
}
