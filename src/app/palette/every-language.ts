import enNav from '../../../locales/en/common.json?only=nav'
import enFooter from '../../../locales/en/common.json?only=footer'
import enWords from '../../../locales/en/palette.json?only=palette'
import ruNav from '../../../locales/ru/common.json?only=nav'
import ruFooter from '../../../locales/ru/common.json?only=footer'
import ruWords from '../../../locales/ru/palette.json?only=palette'
import zhNav from '../../../locales/zh/common.json?only=nav'
import zhFooter from '../../../locales/zh/common.json?only=footer'
import zhWords from '../../../locales/zh/palette.json?only=palette'
import { isRecord } from '@/lib/is-record.ts'
import { publicNav, trustNav } from '../layouts/nav.ts'
import { synonyms } from './page-names.ts'

// The palette alone loads this module (use-every-language.ts): the navigation's words and the
// synonyms of all languages.

const nav = [enNav, ruNav, zhNav]
const footer = [enFooter, ruFooter, zhFooter]
const also = [enWords, ruWords, zhWords].map((words) => words['also'])

const textAt = (words: unknown, path: string): string[] => {
  const found = path
    .split('.')
    .reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), words)
  return typeof found === 'string' ? [found] : []
}

/** The synonyms of a page or an action in every language: `pay`, `do.copyKey`. */
export const synonymsOf = (key: string): string[] =>
  also.flatMap((words) => textAt(words, key).flatMap(synonyms))

/** Every word that stands for a page in the navigation or in use, in every language. */
export const namesInEveryLanguage = (id: string): string[] => [
  ...nav.flatMap((words) => [
    ...textAt(words, `crumb.${id}`),
    ...publicNav.flatMap(({ key, target }) =>
      target.id === id ? textAt(words, key.replace(/^nav\./, '')) : [],
    ),
  ]),
  ...footer.flatMap((words) =>
    trustNav.flatMap(({ key, target }) => (target.id === id ? textAt(words, `trust.${key}`) : [])),
  ),
  ...synonymsOf(id),
]
