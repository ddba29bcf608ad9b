import { captchaCatalogue } from '@/task-api/captcha-types.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { fieldSample } from '@/task-api/requests/fields.ts'
import type { FieldKey } from '@/task-api/requests/fields.ts'

/** The kinds of challenge that have their own drawing. */
export type CaptchaChallenge =
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

/**
 * How a drawing differs from others of its challenge. All values come from the type's declaration.
 */
export interface ChallengeTraits {
  /** The same number for the same type. */
  seed: number
  /** The answer in words or digits, if the example has one. */
  text: string
  /** How many marks the worker makes. */
  count: number
  /** The number of request fields besides the page address. */
  lines: number
  /** The number of returned values. */
  values: number
  /** Whether the letters are Cyrillic. */
  isCyrillic: boolean
  /** Whether a widget shows the task and a token comes back. */
  isWidget: boolean
  /** Whether the widget is invisible. */
  isInvisible: boolean
  /** Whether the challenge comes from a server that the task names. */
  isServed: boolean
  /** Whether the task may include an enterprise payload. */
  isEnterprise: boolean
}

const servers: readonly FieldKey[] = [
  'apiServer',
  'apiSubdomain',
  'captchaUrl',
  'challengeURL',
  'scriptUrl',
]

export function captchaChallenge(slug: TypeSlug): CaptchaChallenge {
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

export function traitsOf(slug: TypeSlug): ChallengeTraits {
  const [{ needs, takes, gives, set = {} }] = captchaCatalogue[slug].forms
  const sample = (key: FieldKey) => set[key] ?? fieldSample(key)
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
