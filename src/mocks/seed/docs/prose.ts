import type { Language } from '../../../site/languages.ts'
import { en } from './prose/en.ts'
import { ru } from './prose/ru.ts'
import type { Prose } from './prose/types.ts'
import { zh } from './prose/zh.ts'

/** The texts of the documentation that no table contains. */
export const proseOf: Readonly<Record<Language, Prose>> = { en, ru, zh }
