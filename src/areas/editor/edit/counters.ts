/** `long`: search engines cut it off; `over`: it can't be saved. */
export type CountTone = 'ok' | 'long' | 'over'

export interface Count {
  used: number
  advised: number
  tone: CountTone
}

/** How long a text is, by what is advised and by what is allowed at most. */
export function countOf(text: string, { soft, hard }: { soft: number; hard: number }): Count {
  const used = text.length
  return { used, advised: soft, tone: used > hard ? 'over' : used > soft ? 'long' : 'ok' }
}

/** Words and characters of a text, as writers count them: in runs of letters and digits, with what joins them. */
export function lengthOf(text: string): { words: number; characters: number } {
  return {
    words: text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0,
    characters: [...text.replace(/\s+/g, ' ').trim()].length,
  }
}
