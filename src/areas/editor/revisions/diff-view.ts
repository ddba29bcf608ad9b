import { diffArrays, diffWordsWithSpace } from 'diff'
import { plainText } from '@/shared/html/plain-text.ts'

// Imported dynamically with the comparison.

export interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
}
/** A paragraph, or a number of unchanged ones. */
export type DiffBlock =
  | { kind: 'changed'; pieces: readonly Piece[] }
  | { kind: 'same'; lines: readonly string[] }
export interface DiffView {
  blocks: readonly DiffBlock[]
  /** The numbers of words. */
  added: number
  removed: number
}

/** Longer texts are compared by paragraph only. */
const patience = 1500

/**
 * Returns the text of HTML by paragraph, including what plain text would not show: headings,
 * addresses of links, pictures.
 */
export function linesOf(html: string): string[] {
  const told = html
    .replace(/<pre\b[\s\S]*?<\/pre>/gi, (code) => code.replaceAll('\n', '<br>'))
    .replace(/<h([2-6])\b[^>]*>/gi, (_, level: string) => `${'#'.repeat(Number(level))} `)
    .replace(/<a\b[^>]*?\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, '$2 ($1)')
    .replace(/<img\b([^>]*)>/gi, (_, attributes: string) => {
      const of = (name: string): string =>
        new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? ''
      return `[${of('alt')}] (${of('src')})<br>`
    })
    .replace(/<(?:hr)\b[^>]*>/gi, '—<br>')
    .replace(/<\/(?:figcaption|td|th)>/gi, ' | ')
  return plainText(told)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function piecesOf(before: string, after: string): Piece[] {
  const parts = diffWordsWithSpace(before, after, { timeout: patience })
  if (!parts)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  return parts.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** Compares two texts by paragraph and by word. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffView {
  const blocks: DiffBlock[] = []
  const changes = diffArrays([...before], [...after])
  for (let at = 0; at < changes.length; at += 1) {
    const change = changes[at]
    if (!change) continue
    if (!change.added && !change.removed) {
      blocks.push({ kind: 'same', lines: change.value })
      continue
    }
    const next = changes[at + 1]
    const pair =
      next && (next.added || next.removed) && next.added !== change.added ? next : undefined
    if (pair) at += 1
    const gone = change.removed ? change.value : (pair?.value ?? [])
    const come = change.added ? change.value : (pair?.value ?? [])
    for (let row = 0; row < Math.max(gone.length, come.length); row += 1) {
      const [old, fresh] = [gone[row], come[row]]
      const pieces: Piece[] =
        old !== undefined && fresh !== undefined
          ? piecesOf(old, fresh)
          : [
              old === undefined
                ? { kind: 'added', text: fresh ?? '' }
                : { kind: 'removed', text: old },
            ]
      blocks.push({ kind: 'changed', pieces })
    }
  }
  const count = (kind: Piece['kind']): number =>
    blocks.reduce(
      (sum, block) =>
        sum +
        (block.kind === 'changed'
          ? block.pieces.reduce(
              (words, piece) => words + (piece.kind === kind ? wordsIn(piece.text) : 0),
              0,
            )
          : 0),
      0,
    )
  return { blocks, added: count('added'), removed: count('removed') }
}

export const diffHtml = (before: string, after: string): DiffView =>
  diffLines(linesOf(before), linesOf(after))
export const diffText = (before: string, after: string): DiffView =>
  diffLines(before ? [before] : [], after ? [after] : [])
