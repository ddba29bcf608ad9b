/** Which blocks of a long list are near the view: the first, the one after the last, and the room of the others before and behind. */
export interface Near {
  from: number
  to: number
  before: number
  after: number
}

/**
 * @param heights of the blocks, in order; 0 for what has never been measured
 * @param top and bottom of what is near the view, measured from the list's own beginning
 */
export function nearBlocks(heights: readonly number[], top: number, bottom: number): Near {
  const known = heights.filter((height) => height > 0)
  // Where nothing can be measured there is nothing to leave out.
  if (known.length === 0) return { from: 0, to: heights.length, before: 0, after: 0 }
  const usual = known.reduce((sum, height) => sum + height, 0) / known.length
  const near: Near = { from: heights.length, to: 0, before: 0, after: 0 }
  let at = 0
  for (const [index, height] of heights.entries()) {
    const end = at + (height || usual)
    if (end > top && at < bottom) {
      near.from = Math.min(near.from, index)
      near.to = index + 1
    } else if (end <= top) near.before += end - at
    else near.after += end - at
    at = end
  }
  // Beyond its end, the last is shown: a list is never empty.
  if (near.to === 0 && heights.length > 0) {
    const last = heights.length - 1
    const height = heights[last] || usual
    return { from: last, to: heights.length, before: Math.max(0, at - height), after: 0 }
  }
  return near
}

/** Items in blocks; 24 fill rows of one, two and three. */
export function blocksOf<T>(items: readonly T[], size = 24): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
