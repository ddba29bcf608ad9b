/** `long`: search engines cut it; `over`: it cannot be saved. */
export type CountTone = 'ok' | 'long' | 'over'

export interface Count {
  used: number
  advised: number
  tone: CountTone
}

/** Compares the length of a text with the recommended and the maximum length. */
export function countOf(text: string, { soft, hard }: { soft: number; hard: number }): Count {
  const used = text.length
  return { used, advised: soft, tone: used > hard ? 'over' : used > soft ? 'long' : 'ok' }
}

/**
 * Counts words and characters as writers do: a word is a run of letters and digits with the signs
 * that join them.
 */
export function lengthOf(text: string): { words: number; characters: number } {
  return {
    words: text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0,
    characters: [...text.replace(/\s+/g, ' ').trim()].length,
  }
}
