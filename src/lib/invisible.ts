/**
 * Characters without a shape: zero-width ones, marks and controls of direction, the soft hyphen, the
 * byte order mark, fillers, variation selectors, the blank of braille and control characters. A
 * class of a regular expression with the flag u.
 */
export const shapeless = String.raw`\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\0-\x08\x0E-\x1F\x7F`

/**
 * A copied text often begins, ends or is broken with one. The joiners of scripts and of emoji are
 * among them, so only codes, addresses and numbers go through here.
 */
const invisible = new RegExp(`[${shapeless}]`, 'gu')

/** A typed or pasted code, address or number without invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')

/** Whether a typed text repeats a name, as people see it. */
export const isSameTyped = (typed: string, name: string): boolean => {
  const seen = (text: string): string => withoutInvisible(text).normalize('NFC').trim()
  return seen(typed) === seen(name)
}

/** Controls that turn the direction of the text after them, so that a name reads otherwise. */
const turning = /[\u202a-\u202e\u2066-\u2069]/u

export const hasDirectionControl = (text: string): boolean => turning.test(text)

/** Letters that are written from right to left: Hebrew, Arabic and the other scripts there. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** What this module has isolated before. */
const own = /\u2068([^\u2066-\u2069]*)\u2069/gu

const named = (sign: string): string =>
  `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}]`

function isolatedLine(line: string): string {
  const plain = line.replace(/[\u202a-\u202e]/gu, named)
  const rest = plain.replace(own, '')
  // A text that was filled into another one is isolated once.
  if (!fromRight.test(rest) && !turning.test(rest)) return plain
  const shown = plain.replace(own, '$1').replace(/[\u2066-\u2069]/gu, named)
  return fromRight.test(shown) ? `\u2068${shown}\u2069` : shown
}

/**
 * A text of a person, so that it does not turn the numbers and signs around it: isolated by
 * characters where it has letters from right to left, and with its controls of direction shown.
 * Every line is a paragraph of its own.
 */
export const isolated = (text: string): string => text.replace(/[^\n]+/g, isolatedLine)
