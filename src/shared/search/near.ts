/** How many slips of the keys a word of this length may have. */
const allowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * How many letters of two words differ; two letters in the wrong order are one slip. It stops
 * counting above `most`.
 */
function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const line = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charAt(i - 1) === b.charAt(j - 1)
      const isSwapped =
        a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1) && j > 1
      line[j] = Math.min(
        (above[j] ?? 0) + 1,
        (line[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    if (Math.min(...line) > most) return most + 1
    before = above
    above = line
  }
  return above[b.length] ?? most + 1
}

/**
 * How many slips away the nearest word of a text is, or its beginning; null if none is near. Both
 * texts are folded.
 */
export function nearest(word: string, text: string): number | null {
  const most = allowed(word.length)
  if (most === 0) return null
  let best = most + 1
  for (const [one] of text.matchAll(/[\p{L}\p{N}]+/gu))
    for (const length of [one.length, word.length, word.length + 1, word.length - 1])
      if (length <= one.length)
        best = Math.min(best, slips(word, one.slice(0, length), Math.min(most, best)))
  return best > most ? null : best
}
