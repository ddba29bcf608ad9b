import { readableDomain } from './domain.ts'

/** Letters of other scripts that look like Latin ones. */
const twins = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    ё: 'e',
    һ: 'h',
    н: 'h',
    і: 'i',
    ї: 'i',
    ј: 'j',
    к: 'k',
    ӏ: 'l',
    м: 'm',
    о: 'o',
    р: 'p',
    ԛ: 'q',
    г: 'r',
    ѕ: 's',
    т: 't',
    ц: 'u',
    ѵ: 'v',
    ԝ: 'w',
    х: 'x',
    у: 'y',
    ү: 'y',
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    ω: 'w',
    χ: 'x',
    γ: 'y',
    օ: 'o',
    ս: 'u',
    հ: 'h',
    ո: 'n',
    ց: 'g',
    զ: 'q',
    ı: 'i',
    ɡ: 'g',
    ɑ: 'a',
    ʟ: 'l',
  }),
)
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
]

/**
 * Whether a domain can be mistaken for another: a word with letters of several alphabets, or a word
 * of another alphabet whose letters all look Latin.
 */
export function homograph(domain: string): { kind: 'mixed' } | { kind: 'twin'; of: string } | null {
  const parts = readableDomain(domain).split('.')
  if (parts.some((part) => scripts.filter((script) => script.test(part)).length > 1))
    return { kind: 'mixed' }
  const drawn = parts.map((part) =>
    Array.from(part, (letter) => twins.get(letter) ?? letter).join(''),
  )
  // The last label is a real top-level domain and deceives nobody.
  const caught = drawn.some(
    (part, at) => at < drawn.length - 1 && part !== parts[at] && /^[\x20-\x7e]+$/.test(part),
  )
  return caught ? { kind: 'twin', of: drawn.join('.') } : null
}
