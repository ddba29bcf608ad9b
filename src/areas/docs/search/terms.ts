/** Pairs of neighbouring Chinese characters, and a single one: the text has no spaces. */
function* hanTerms(text: string): Generator<string> {
  const all = [...text]
  if (all.length === 1) yield text
  for (let at = 0; at + 1 < all.length; at += 1) yield `${all[at]}${all[at + 1]}`
}

/**
 * The terms of a text: words, and the parts of names such as `minLength`, `ERROR_ZERO_BALANCE` and
 * `v3` beside the whole name.
 */
export function* termsOf(text: string): Generator<string> {
  for (const [word] of text.normalize('NFKC').matchAll(/[\p{L}\p{N}_]+/gu)) {
    for (const [run] of word.matchAll(/\p{Script=Han}+|[^\p{Script=Han}]+/gu)) {
      if (/^\p{Script=Han}/u.test(run)) {
        yield* hanTerms(run)
        continue
      }
      yield run
      const parts = run.split(/_+|(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=^v)(?=\d)/u).filter(Boolean)
      if (parts.length > 1) yield* parts
    }
  }
}

/** Endings by number and case, which one word has in several forms. */
const endings =
  /(?<=\p{L}{3})(?:ies|es|s|ами|ями|ах|ях|ов|ев|ей|ом|ем|ам|ям|ой|ий|ый|ая|ое|ые|ую|ы|и|а|я|у|ю|е|о|ь)$/u

/** Folds a term for comparison: without case, accents, the dots of ё, and the ending of a form. */
export const foldTerm = (term: string): string => {
  const folded = term
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return folded.includes('_') ? folded : folded.replace(endings, '')
}
