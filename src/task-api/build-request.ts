import { parseJson } from '../lib/parse-json.ts'
import { captchaCatalogue } from './captcha-types.ts'
import type { TaskForm, TypeSlug } from './captcha-types.ts'
import { keyPlace } from './curl.ts'
import { fieldOf, apiFieldName, isSample } from './requests/fields.ts'
import type { FieldKey, Sample } from './requests/fields.ts'
import { apiLimits } from './limits.ts'

/** The typed values by field. Empty ones are left out of the request. */
export type Typed = Readonly<Partial<Record<FieldKey, string>>>

export type BuildProblem =
  | {
      id:
        | 'required'
        | 'number'
        | 'integer'
        | 'url'
        | 'json'
        | 'base64'
        | 'order'
        | 'proxy'
        | 'login'
    }
  | { id: 'range'; min: number; max: number }
  | { id: 'long'; max: number }
  /** The size of the file in bytes. */
  | { id: 'small'; min: number }
  | { id: 'big'; max: number }
  | { id: 'one'; names: string }

export interface Built {
  /** The body of createTask, with a placeholder for the key. */
  body: Readonly<Record<string, Sample>>
  problems: ReadonlyMap<FieldKey, BuildProblem>
}

const ranges: Readonly<Partial<Record<FieldKey, readonly [number, number]>>> = {
  numeric: [0, 4],
  minLength: [0, apiLimits.answerMax],
  maxLength: [0, apiLimits.answerMax],
  minScore: [0.1, 0.9],
  canNoAnswer: [0, 1],
  angle: [1, 360],
  rows: [1, 100],
  columns: [1, 100],
  minClicks: [1, 100],
  maxClicks: [1, 100],
  proxyPort: [1, 65_535],
  version: [4, 4],
}
const addresses: readonly FieldKey[] = [
  'websiteURL',
  'captchaUrl',
  'scriptUrl',
  'challengeURL',
  'redirectUri',
]
const encoded: readonly FieldKey[] = ['body', 'audio', 'imgInstructions', 'piece']
const proxyNeeds: readonly FieldKey[] = ['proxyType', 'proxyAddress', 'proxyPort']

/** The allowed values of a field; none for a free text. */
export const choicesOf = (key: FieldKey): readonly string[] | undefined =>
  ({
    languagePool: ['en', 'rn'],
    lang: ['en', 'fr', 'de', 'el', 'pt', 'ru'],
    numeric: ['0', '1', '2', '3', '4'],
    canNoAnswer: ['0', '1'],
    proxyType: ['http', 'socks4', 'socks5'],
  })[String(key)] ?? (fieldOf(key).type === 'boolean' ? ['true', 'false'] : undefined)

/** Whether a field holds a file as base64. */
export const isFileKey = (key: FieldKey): boolean => encoded.includes(key)

/** Whether a field takes several lines. */
export const isLongKey = (key: FieldKey): boolean =>
  isFileKey(key) || ['object', 'string[]', 'number[]', 'object[]'].includes(fieldOf(key).type)

function readJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

function numberOf(key: FieldKey, text: string): Sample | BuildProblem {
  const value = Number(text.replace(',', '.'))
  if (!Number.isFinite(value)) return { id: 'number' }
  if (fieldOf(key).type === 'integer' && !Number.isInteger(value)) return { id: 'integer' }
  const [min, max] = ranges[key] ?? [-Infinity, Infinity]
  return value < min || value > max ? { id: 'range', min, max } : value
}

function textOf(key: FieldKey, text: string): Sample | BuildProblem {
  if ((key === 'comment' || key === 'question') && text.length > apiLimits.hint)
    return { id: 'long', max: apiLimits.hint }
  if (addresses.includes(key)) {
    const isUrl = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
    return isUrl ? text : { id: 'url' }
  }
  if (encoded.includes(key))
    return /^[A-Za-z\d+/]+={0,2}$/.test(text.replaceAll('\n', ''))
      ? text.replaceAll('\n', '')
      : { id: 'base64' }
  return text
}

/** Parses a typed value, or says what is wrong with it. */
function valueOf(key: FieldKey, typed: string): Sample | BuildProblem {
  const text = typed.trim()
  switch (fieldOf(key).type) {
    case 'boolean':
      return text === 'true'
    case 'integer':
    case 'number':
      return numberOf(key, text)
    case 'string[]':
      return text.split(/\s+/)
    case 'number[]': {
      const values = text.split(/[\s,;]+/).map(Number)
      return values.every(Number.isFinite) ? values : { id: 'number' }
    }
    case 'object':
    case 'object[]': {
      const value = readJson(text)
      return isSample(value) ? value : { id: 'json' }
    }
    case 'string':
      return textOf(key, text)
  }
}

const isProblem = (value: Sample | BuildProblem): value is BuildProblem =>
  typeof value === 'object' &&
  'id' in value &&
  typeof value.id === 'string' &&
  problemIds.has(value.id)
const problemIds = new Set(
  'required number integer url json base64 order proxy login range long one'.split(' '),
)

/** Checks the size of a picture in base64. */
function sizeProblem(slug: TypeSlug, key: FieldKey, text: string): BuildProblem | undefined {
  // There is no limit for recordings.
  if (key === 'audio') return undefined
  const bytes = Math.floor((text.replace(/=+$/, '').length * 3) / 4)
  const ofTask =
    captchaCatalogue[slug].result === 'text' ? apiLimits.imageMax : apiLimits.imageMaxPlaces
  const max = key === 'imgInstructions' ? apiLimits.instructionMax : ofTask
  if (bytes > max) return { id: 'big', max }
  return bytes < apiLimits.imageMin ? { id: 'small', min: apiLimits.imageMin } : undefined
}

/** Checks fields that require, exclude or contradict each other. */
function together(form: TaskForm, typed: Typed, problems: Map<FieldKey, BuildProblem>): void {
  const given = (key: FieldKey) => (typed[key] ?? '').trim() !== ''
  const has = (key: FieldKey) => [...form.needs, ...form.takes].includes(key)
  if (proxyNeeds.every(has) && proxyNeeds.some(given))
    for (const key of proxyNeeds) if (!given(key)) problems.set(key, { id: 'proxy' })
  if (has('proxyLogin') && given('proxyLogin') !== given('proxyPassword'))
    problems.set(given('proxyLogin') ? 'proxyPassword' : 'proxyLogin', { id: 'login' })
  if (has('challengeURL') && given('challengeURL') === given('challengeJSON'))
    problems.set('challengeURL', { id: 'one', names: 'challengeURL, challengeJSON' })
  for (const [least, most] of [
    ['minLength', 'maxLength'],
    ['minClicks', 'maxClicks'],
  ] as const) {
    const [low, high] = [Number(typed[least] ?? ''), Number(typed[most] ?? '')]
    if (given(least) && given(most) && high !== 0 && low > high && !problems.has(most))
      problems.set(most, { id: 'order' })
  }
}

/**
 * Builds the request of a type from the typed values, and lists the problems. It contains declared
 * fields only.
 */
export function buildRequest(slug: TypeSlug, typed: Typed): Built {
  const [form] = captchaCatalogue[slug].forms
  const problems = new Map<FieldKey, BuildProblem>()
  const task: Record<string, Sample> = {}
  const beside: Record<string, Sample> = {}
  for (const key of [...form.needs, ...form.takes]) {
    const text = typed[key] ?? ''
    if (text.trim() === '') {
      if (form.needs.includes(key)) problems.set(key, { id: 'required' })
      continue
    }
    const value = valueOf(key, text)
    if (isProblem(value)) {
      problems.set(key, value)
      continue
    }
    const size =
      isFileKey(key) && typeof value === 'string' ? sizeProblem(slug, key, value) : undefined
    if (size) problems.set(key, size)
    ;(fieldOf(key).beside ? beside : task)[apiFieldName(key)] = value
  }
  together(form, typed, problems)
  const [first, proxied] = form.tasks
  const type = proxied !== undefined && 'proxyAddress' in task ? proxied : first
  return { body: { clientKey: keyPlace, ...beside, task: { type, ...task } }, problems }
}
