import { wordStem } from '@/lib/word-stem.ts'
import { nearest } from '@/shared/search/near.ts'
import { readingsOf } from '@/shared/search/readings.ts'
import { searched } from '@/lib/searched.ts'
import { foldCommand, wordsOfQuery } from './query-words.ts'

/** The texts that find a command: its name first, then the others. */
export interface Names {
  label: string
  /** Synonyms, the English name, the path. */
  others: readonly string[]
  /** The names in other languages, which count less than any of the page's. */
  abroad?: readonly string[] | undefined
}

const isWordStart = (text: string, at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))

/**
 * Whether the letters occur in the text in order, as "psw" in "password". The first must start a
 * word.
 */
function isScattered(letters: string, text: string): boolean {
  for (
    let start = text.indexOf(letters.charAt(0));
    start >= 0;
    start = text.indexOf(letters.charAt(0), start + 1)
  ) {
    if (!isWordStart(text, start)) continue
    let at = start
    for (let i = 1; i < letters.length && at >= 0; i += 1)
      at = text.indexOf(letters.charAt(i), at + 1)
    if (at >= 0) return true
  }
  return false
}

/**
 * Scores how well a word matches a text: its start, the start of a word, the middle of one; 0 for
 * no match.
 */
function fit(word: string, text: string): number {
  const at = text.indexOf(word)
  if (at === 0) return 5
  if (at > 0) {
    for (let next = at; next >= 0; next = text.indexOf(word, next + 1))
      if (isWordStart(text, next)) return 4
    return 2
  }
  return 0
}

export interface Folded<C extends Names = Names> {
  command: C
  name: string
  rest: readonly string[]
  foreign: readonly string[]
}

/** Folds the names once, because each key that is typed compares all of them again. */
export const foldNames = <C extends Names>(commands: readonly C[]): Folded<C>[] =>
  commands.map((command) => ({
    command,
    name: foldCommand(command.label),
    rest: command.others.map(foldCommand),
    foreign: (command.abroad ?? []).map(foldCommand),
  }))

/** Whether a word of the text begins as another form of the same word would. */
function hasForm(word: string, text: string): boolean {
  const begin = wordStem(word)
  return begin !== word && fit(begin, text) > 2
}

/** Scores how well a word matches a command. */
const wordScore = (word: string, { name, rest, foreign }: Folded): number =>
  Math.max(
    fit(word, name) * 10,
    ...rest.map((text) => fit(word, text) * 5),
    ...foreign.map((text) => fit(word, text) * 2),
    [name, ...rest].some((text) => hasForm(word, text)) ? 8 : 0,
    foreign.some((text) => hasForm(word, text)) ? 3 : 0,
    // Two scattered letters match nearly everything.
    word.length > 2 && isScattered(word, name) ? 4 : 0,
  )

/**
 * What a command earns that is called exactly so: a synonym that was typed in full comes before the
 * middle of another name, and after its beginning.
 */
const exactScore = (query: string, { name, rest, foreign }: Folded): number =>
  name === query || rest.includes(query) ? 20 : foreign.includes(query) ? 5 : 0

/** Scores a word that nothing contains by the slips of the keys in it. */
function slipScore(word: string, names: Folded): number {
  const found = wordScore(word, names)
  if (found > 0) return found
  const slips = (text: string): number => 3 - (nearest(word, text) ?? 3)
  return Math.max(
    slips(names.name) * 3,
    ...names.rest.map((text) => slips(text) * 2),
    ...names.foreign.map(slips),
  )
}

/** Scores a word by the beginnings of words alone, for a search that may leave one out. */
const beginScore = (word: string, { name, rest, foreign }: Folded): number =>
  Math.max(
    ...[name, ...rest].map((text) => (fit(word, text) > 2 || hasForm(word, text) ? 2 : 0)),
    ...foreign.map((text) => (fit(word, text) > 2 || hasForm(word, text) ? 1 : 0)),
  )

/** How a text is searched: by which of its words, and whether each must match. */
interface Search {
  wordsOf: (text: string) => string[]
  scoreOf: typeof wordScore
  /** Whether more than half of the words are enough. */
  most?: boolean
}

const plainWords = (text: string): string[] => text.split(' ').filter(Boolean)

/** The matching commands, best first. */
function bestFirst<C extends Names>(
  query: string,
  names: readonly Folded<C>[],
  { wordsOf, scoreOf, most = false }: Search,
): C[] {
  const text = foldCommand(searched(query))
  const words = wordsOf(text)
  const found = names
    .map((one) => {
      const scores = words.map((word) => scoreOf(word, one)).filter((score) => score > 0)
      return {
        one,
        matched: scores.length,
        score: scores.reduce((sum, next) => sum + next, exactScore(text, one)),
      }
    })
    .filter(({ matched }) => (most ? matched * 2 > words.length : matched === words.length))
    .sort((a, b) => b.matched - a.matched || b.score - a.score)
  // Those that lack a word more than the best do are no longer meant.
  return found.filter(({ matched }) => matched === found[0]?.matched).map(({ one }) => one.command)
}

/** What the first of the searches finds that finds anything, in any reading of the query. */
function firstFound<C extends Names>(
  query: string,
  names: readonly Folded<C>[],
  searches: readonly Search[],
): C[] {
  for (const search of searches)
    for (const reading of readingsOf(query)) {
      const found = bestFirst(reading, names, search)
      if (found.length > 0) return found
    }
  return []
}

/**
 * Returns the matching commands, best first; all of them in their order for an empty query. If none
 * matches, those that the query may mean: in another layout, by what people call a captcha, without
 * the words around what is meant, or with slips of the keys.
 */
export function searchCommands<C extends Names>(query: string, names: readonly Folded<C>[]): C[] {
  if (foldCommand(query) === '') return names.map(({ command }) => command)
  return firstFound(query, names, [
    { wordsOf: plainWords, scoreOf: wordScore },
    { wordsOf: wordsOfQuery, scoreOf: wordScore },
    { wordsOf: wordsOfQuery, scoreOf: slipScore },
  ])
}

/** Returns the commands that match more than half of the words, where nothing matches them all. */
export const searchByMost = <C extends Names>(query: string, names: readonly Folded<C>[]): C[] =>
  firstFound(query, names, [{ wordsOf: wordsOfQuery, scoreOf: beginScore, most: true }])
