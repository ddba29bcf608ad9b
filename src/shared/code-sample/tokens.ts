import { known } from '@/lib/known.ts'
import { marks } from '@/lib/code-marks.ts'
import type { MarkedKind } from '@/lib/code-marks.ts'
import type { CodeKind, CodeToken } from '@/ui/CodeBlock.tsx'

/**
 * The values for a sample's placeholders, by their words. A value may itself be marked: see
 * paint().
 */
export type TokenValues = Readonly<Record<string, string>>

const kinds: Readonly<Record<string, CodeKind | undefined>> = {
  [marks.comment]: 'comment',
  [marks.string]: 'string',
  [marks.keyword]: 'keyword',
  [marks.number]: 'number',
  [marks.name]: 'name',
}
const breaks = /([\u0001-\u0006\n])/

/** Marks code that a program inserts, so that its color ends with it. */
export const paint = (kind: MarkedKind, code: string): string =>
  `${marks[kind]}${code}${marks.plain}`

/**
 * Replaces placeholders, which are words, by values. An empty value also removes a line that held
 * nothing else.
 */
export function fillTokens(code: string, values: TokenValues): string {
  return Object.entries(values).reduce((text, [place, value]) => {
    const alone = new RegExp(String.raw`\n[ \t\u0001-\u0006]*${place}(?=[\u0001-\u0006]*\n)`, 'g')
    const rest =
      value === ''
        ? text.replaceAll(alone, (line) => line.replaceAll(/[^\u0001-\u0006]/g, ''))
        : text
    return rest.replaceAll(place, () => value)
  }, code)
}

/** Splits marked code into lines of tokens. */
export function tokensOf(code: string): CodeToken[][] {
  const lines: CodeToken[][] = [[]]
  let kind: CodeKind | undefined
  code.split(breaks).forEach((part, index) => {
    if (index % 2 === 0) {
      if (part) lines.at(-1)?.push({ text: part, kind })
    } else if (part === '\n') lines.push([])
    else kind = known(kinds, part)
  })
  return lines
}
