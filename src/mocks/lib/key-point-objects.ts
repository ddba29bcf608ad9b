import type { LabelAnnotations } from '../../api/contract/label-annotations.ts'
import type { DataAttributes, DataKeyPoint, DataShape } from '../../lib/data-set/data-set.ts'

type Points = LabelAnnotations['points']

/** People place the points of one thing after another, so a class that comes again begins the next. */
function groupsOf(points: Points): Points[] {
  const groups: Points[] = []
  for (const point of points) {
    const last = groups.at(-1)
    if (last && last.every(({ labelId }) => labelId !== point.labelId)) last.push(point)
    else groups.push([point])
  }
  return groups
}

/**
 * The objects of a key-point project, whose classes are the names of the points: each object has all
 * of them in the order of the classes, and one that nobody placed is not labelled.
 */
export function keyPointObjects(
  points: Points,
  classes: readonly { id: string; name: string }[],
): DataShape[] {
  return groupsOf(points).map((group): DataShape => {
    const attributes: DataAttributes = Object.fromEntries(
      group.flatMap(({ labelId, attributes: own }) => {
        const name = classes.find(({ id }) => id === labelId)?.name ?? labelId
        return Object.entries(own).map(([key, value]) => [`${name}: ${key}`, value])
      }),
    )
    return {
      kind: 'points',
      label: 0,
      points: classes.map(({ id }): DataKeyPoint => {
        const placed = group.find(({ labelId }) => labelId === id)
        return placed ? { x: placed.x, y: placed.y, visibility: 2 } : { x: 0, y: 0, visibility: 0 }
      }),
      ...(Object.keys(attributes).length > 0 && { attributes }),
    }
  })
}
