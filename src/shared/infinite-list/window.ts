/**
 * The blocks of a long list near the viewport: the first index, the index after the last, and the
 * height of the others before and after.
 */
export interface Near {
  from: number
  to: number
  before: number
  after: number
}

/**
 * @param heights the blocks' heights in order; 0 if never measured
 * @param top and bottom of the area near the viewport, relative to the start of the list
 */
export function nearBlocks(heights: readonly number[], top: number, bottom: number): Near {
  const known = heights.filter((height) => height > 0)
  // Without measurements no block can be left out.
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
  // Past its end the list shows its last block, so that it is never empty.
  if (near.to === 0 && heights.length > 0) {
    const last = heights.length - 1
    const height = heights[last] || usual
    return { from: last, to: heights.length, before: Math.max(0, at - height), after: 0 }
  }
  return near
}

/** 24 records fill complete rows of one, two or three. */
export const perBlock = 24

/** Splits records into blocks. */
export function blocksOf<T>(items: readonly T[], size = perBlock): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
