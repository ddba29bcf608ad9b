/** The separator after a text: Chinese punctuation includes its own space. */
export const gapAfter = (text: string): string =>
  text === '' || /[。：，；！？」”）]$/.test(text) ? '' : ' '

/** A text with the separator after it, for the element that follows on the same line. */
export const withGap = (text: string): string => text + gapAfter(text)

/**
 * The gap between two parts of one sentence: Chinese words take none, except next to a Latin name, and
 * no language has one before a comma.
 */
export const gapBetween = (before: string, after: string): string =>
  (/\p{Script=Han}$/u.test(before) && /^\p{Script=Han}/u.test(after)) || /^[,，。；《]/.test(after)
    ? ''
    : ' '

/** Joins sentences according to their language; empty ones are left out. */
export const sentences = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.reduce<string>((all, part) => (part ? all + gapAfter(all) + part : all), '')

/** The colon between a name and what it is of: Chinese has its own, with its own space. */
export const colonFor = (text: string): string => (/\p{Script=Han}/u.test(text) ? '：' : ': ')

/**
 * A text in the brackets of its language, for the end of a text. Chinese has its own, with their own
 * space.
 * @param after the text that it ends, where the text itself may be a code
 */
export const inBrackets = (text: string, after = ''): string =>
  /\p{Script=Han}/u.test(after + text) ? `（${text}）` : ` (${text})`

/** Our English has no comma before the last "and" or "or" (docs/glossary.md), as that of Britain. */
const listLocale = (locale: string): string => (locale.startsWith('en') ? 'en-GB' : locale)

/** "JPEG, PNG or GIF". Chinese keeps a Latin name apart from the word before it. */
export const anyOf = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(listLocale(locale), { type: 'disjunction' })
    .format(names)
    .replace(/(\w)或(\w)/, '$1 或 $2')

/** "Chat, phone and email". */
export const allOf = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(listLocale(locale)).format(names)

/** What stands between parts that have commas of their own. */
export const betweenParts = (parts: readonly string[]): string =>
  parts.some((part) => /[\p{Script=Han}，]/u.test(part)) ? '；' : '; '

/** Joins parts that have commas of their own. */
export const inSeries = (parts: readonly string[]): string => parts.join(betweenParts(parts))

/** A name with what it is of: "Copy: the first request". */
export const nameWith = (name: string, subject: string): string =>
  name + colonFor(name + subject) + subject
