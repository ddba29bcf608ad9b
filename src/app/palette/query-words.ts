/**
 * Folds a text for comparison: without case, accents and the dots of ё; full-width letters as plain
 * ones.
 */
export function foldCommand(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words around what is meant: "how do I delete my account", "как пополнить счёт". */
const around = new Set(
  [
    'a an and are can do does for how i is it me my of please show the to want what where',
    'а где и из как какой какие мне мои мой моя можно мою моё на найти о об по показать посмотреть',
    'свой свою у узнать хочу что я',
    '我 我的 我要 我想 的 了 吗 呢 怎么 怎样 如何 在 在哪 哪里 哪儿 什么 查看 请 想 要 进行',
  ].flatMap((words) => foldCommand(words).split(' ')),
)

/** A word without spaces in it, as Chinese writes several, in its words; else the word alone. */
function parts(word: string): string[] {
  if (word.length < 3 || !/\p{Script=Han}/u.test(word) || !('Segmenter' in Intl)) return [word]
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(word)
  return Array.from(words, ({ segment }) => segment)
}

/** The words of a folded text that say what is meant; all of them if none is left. */
export function wordsOfQuery(text: string): string[] {
  const words = text.split(' ').flatMap(parts).filter(Boolean)
  const telling = words.filter((word) => !around.has(word))
  return telling.length > 0 ? telling : words
}
