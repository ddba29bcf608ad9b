import { captchaCatalogue } from '@/task-api/captcha-types.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { sampleOf } from '@/task-api/fields.ts'
import type { FieldKey } from '@/task-api/fields.ts'

/** The kinds of challenge that have a drawing of their own. */
export type Challenge =
  | 'text'
  | 'question'
  | 'audio'
  | 'math'
  | 'angle'
  | 'points'
  | 'cells'
  | 'outline'
  | 'boxes'
  | 'offset'
  | 'tick'
  | 'score'
  | 'puzzle'
  | 'work'
  | 'cookie'

/** How a drawing differs from others of its challenge: all of it is what the type declares. */
export interface Look {
  /** The same number for the same type. */
  seed: number
  /** The answer in words or digits, where the example has one. */
  text: string
  /** How many marks are to be made. */
  count: number
  /** Fields that the task takes beside the address of its page. */
  lines: number
  /** Values that come back. */
  values: number
  /** The letters are Cyrillic. */
  isCyrillic: boolean
  /** It is asked by a widget, and a token comes back. */
  isWidget: boolean
  /** No widget is to be seen. */
  isInvisible: boolean
  /** The challenge comes from a server that the task names. */
  isServed: boolean
  /** The task may bring an enterprise payload. */
  isEnterprise: boolean
}

const servers: readonly FieldKey[] = [
  'apiServer',
  'apiSubdomain',
  'captchaUrl',
  'challengeURL',
  'scriptUrl',
]

export function challengeOf(slug: TypeSlug): Challenge {
  const { kind, asks, result, forms } = captchaCatalogue[slug]
  const [{ tasks, takes }] = forms
  if (kind === 'cookie') return 'cookie'
  if (kind === 'token') return takes.includes('minScore') ? 'score' : (asks ?? 'tick')
  if (tasks[0] === 'TextCaptchaTask') return 'question'
  if (tasks[0] === 'AudioTask') return 'audio'
  switch (result) {
    case 'angle':
    case 'points':
    case 'cells':
    case 'outline':
    case 'boxes':
    case 'offset':
      return result
    case 'result':
      return 'math'
    case 'text':
    case 'token':
    case 'values':
    case 'cookie':
      return 'text'
  }
}

export function lookOf(slug: TypeSlug): Look {
  const [{ needs, takes, gives, set = {} }] = captchaCatalogue[slug].forms
  const sample = (key: FieldKey) => set[key] ?? sampleOf(key)
  const marks = gives.map((key) => sample(key)).find((value) => Array.isArray(value))
  const text = gives.includes('text') ? sample('text') : ''
  const isSet = (key: FieldKey): boolean => needs.includes(key) || set[key] === true
  return {
    seed: Array.from(slug).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7),
    text: typeof text === 'string' ? text : '',
    count: Array.isArray(marks) ? marks.length : 2,
    lines: Math.max(1, needs.filter((key) => key !== 'websiteURL').length),
    values: gives.length,
    isCyrillic: set.languagePool === 'rn',
    isWidget: captchaCatalogue[slug].kind === 'token',
    isInvisible: isSet('isInvisible') || slug.includes('invisible'),
    isServed: [...needs, ...takes].some((key) => servers.includes(key)),
    isEnterprise: takes.includes('enterprisePayload') || isSet('isEnterprise'),
  }
}
