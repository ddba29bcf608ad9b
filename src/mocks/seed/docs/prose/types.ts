import type { ApiChange } from '../../../../task-api/releases.ts'

/** One article in one language. */
export interface Text {
  title: string
  description: string
  html: string
}

type Numbers = Readonly<Record<number, string>>

/** The texts that no table contains, and the words between the parts that come from tables. */
export interface Prose {
  groups: Readonly<
    Record<'start' | 'methods' | 'classic' | 'image' | 'token' | 'cookie' | 'guides', string>
  >
  words: {
    type: string
    fields: string
    proxyless: string
    second: string
    secondText: string
    tips: string
    field: string
    meaning: string
    classicTitle: string
    classicText: string
    classicCaption: string
    here: string
    none: string
    onlyIn: string
    requiredIn: string
    proxyRule: string
    /** The separator between a name and its description. */
    colon: string
    semicolon: string
    cause: string
    cure: string
    /** A length of time. */
    seconds: string
    minutes: string
    retry: string
    retrySoon: string
    retryNever: string
    retryFixed: string
    blocks: string
    version: Readonly<Record<'v1' | 'v2' | 'both', string>>
    number: string
    phase: Readonly<Record<'submit' | 'result' | 'report' | 'pingback' | 'proxy', string>>
  }
  articles: Readonly<Record<GuideSlug, Text>>
  /** The texts of the table of numeric blocks. */
  blocks: { why: Numbers; number: string; reason: string; length: string }
  /** The entries of the list of changes. */
  releases: Readonly<Record<ApiChange, string>>
  /** The latest change of an article, by its slug. */
  changes: Readonly<Partial<Record<string, string>>>
  /** Notes below the tables of a method. */
  notes: Readonly<Partial<Record<string, string>>>
}

export const startSlugs = ['quick-start', 'authentication', 'task-states'] as const
export const guideSlugs = [
  'callbacks',
  'limits',
  'error-codes',
  'proxies',
  'recognition-100',
  'complaints',
  'migration',
  'changelog',
] as const
export type GuideSlug = (typeof startSlugs)[number] | (typeof guideSlugs)[number]
