import { samplePicture, sampleSound } from '../sample-files.ts'

/** The values that a field can have in an example. */
export type Sample =
  | string
  | number
  | boolean
  | readonly Sample[]
  | { readonly [name: string]: Sample }

export function isSample(value: unknown): value is Sample {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isSample)
  return ['string', 'number', 'boolean'].includes(typeof value)
}

interface Field {
  type:
    | 'string'
    | 'integer'
    | 'number'
    | 'boolean'
    | 'object'
    | 'string[]'
    | 'number[]'
    | 'object[]'
  /** By default it follows from the name: `your-website-key`. */
  sample?: Sample
  /** The API's default value. */
  default?: string
  /**
   * The API's name, if it differs from the key. One name can have different meanings in different
   * types.
   */
  name?: string
  /** The field is beside the task, not in it. */
  beside?: true
}

const text = (sample: string, more?: Partial<Field>): Field => ({ type: 'string', sample, ...more })

/** A value that the reader has, or one that the answer contains. */
const own: Field = { type: 'string' }
const given = text('…')
const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

/**
 * Every field that a type can have (contract.md section 2), with a made-up example. The text
 * `field.<key>` of the `landing` namespace explains it.
 */
export const fields = {
  // Media tasks
  body: text(samplePicture),
  audio: text(sampleSound, { name: 'body' }),
  question: text('If tomorrow is Saturday, what day is today?', { name: 'comment' }),
  comment: text('letters and digits'),
  imgInstructions: text(samplePicture),
  piece: text(samplePicture, { name: 'imgInstructions' }),
  parts: { type: 'string[]', sample: [samplePicture, samplePicture] },
  languagePool: text('en', { beside: true }),
  phrase: { type: 'boolean', sample: true, default: 'false' },
  case: { type: 'boolean', sample: true, default: 'false' },
  numeric: { type: 'integer', sample: 4, default: '0' },
  math: { type: 'boolean', sample: true, default: 'false' },
  minLength: { type: 'integer', sample: 4, default: '0' },
  maxLength: { type: 'integer', sample: 6, default: '0' },
  lang: text('en'),
  angle: { type: 'integer', sample: 15 },
  minClicks: { type: 'integer', sample: 3, default: '1' },
  maxClicks: { type: 'integer', sample: 3 },
  rows: { type: 'integer', sample: 3 },
  columns: { type: 'integer', sample: 3 },
  previousId: text('7263541'),
  canNoAnswer: { type: 'integer', sample: 1, default: '0' },
  steps: { type: 'number[]', sample: [5, 9, 2, 14, 7] },
  // Widgets
  websiteURL: text('https://staging.example.com/form'),
  websiteKey: own,
  isInvisible: { type: 'boolean', sample: true, default: 'false' },
  userAgent: text(agent),
  cookies: text('session=test-session'),
  enterprisePayload: { type: 'object', sample: { field: 'value' } },
  pageAction: text('contact'),
  minScore: { type: 'number', sample: 0.3, default: '0.3' },
  isEnterprise: { type: 'boolean', sample: true, default: 'false' },
  action: text('managed'),
  data: own,
  pageData: own,
  websitePublicKey: own,
  apiSubdomain: text('your-company.example.com'),
  sessionData: { ...own, name: 'data' },
  gt: own,
  challenge: own,
  apiServer: text('api.example.com'),
  version: { type: 'integer', sample: 4 },
  captchaId: own,
  iv: own,
  context: own,
  captchaUrl: text('https://frame.example.com/captcha'),
  divId: text('captcha-box'),
  userId: own,
  sessionId: own,
  webServerSign: own,
  webServerSign2: own,
  miseryKey: own,
  apiKey: own,
  appId: own,
  masterUrlId: own,
  challengeURL: text('https://staging.example.com/altcha'),
  challengeJSON: text(
    '{"algorithm":"SHA-256","challenge":"your-challenge","salt":"your-salt","signature":"your-signature"}',
  ),
  redirectUri: text('https://id.example.com/redirect'),
  bizId: own,
  validateId: own,
  sceneId: own,
  prefix: own,
  scriptUrl: text('https://staging.example.com/script.js'),
  // Your proxy
  proxyType: text('http'),
  proxyAddress: text('203.0.113.7'),
  proxyPort: { type: 'integer', sample: 8080 },
  proxyLogin: text('login'),
  proxyPassword: text('password'),
  // Answers
  text: text('w9khp'),
  rotate: { type: 'integer', sample: 75 },
  coordinates: {
    type: 'object[]',
    sample: [
      { x: 118, y: 64 },
      { x: 203, y: 140 },
      { x: 47, y: 188 },
    ],
  },
  offset: { type: 'object[]', sample: [{ x: 143, y: 68 }], name: 'coordinates' },
  places: {
    type: 'object[]',
    sample: [
      { x: 84, y: 120 },
      { x: 212, y: 56 },
    ],
    name: 'coordinates',
  },
  click: { type: 'number[]', sample: [2, 5, 9] },
  canvas: {
    type: 'object[]',
    sample: [
      { x: 60, y: 42 },
      { x: 96, y: 38 },
      { x: 121, y: 77 },
      { x: 74, y: 103 },
    ],
  },
  boundingBoxes: { type: 'object[]', sample: [{ xMin: 48, xMax: 131, yMin: 22, yMax: 97 }] },
  bestStep: { type: 'integer', sample: 3 },
  token: given,
  respKey: given,
  answerAgent: text(agent, { name: 'userAgent' }),
  answerChallenge: { ...given, name: 'challenge' },
  validate: given,
  seccode: given,
  captcha_id: given,
  lot_number: given,
  pass_token: given,
  gen_time: text('1767225600'),
  captcha_output: given,
  captcha_voucher: given,
  existing_token: given,
  cookie: text('name=value; Path=/; Secure'),
  cookieSet: { type: 'object', sample: { name: 'value' }, name: 'cookies' },
  answer: given,
  challenge_id: given,
  captchakey: given,
  challengekey: given,
  appid: given,
  ret: { type: 'integer', sample: 0 },
  ticket: given,
  randstr: given,
  tokenSet: {
    type: 'object',
    sample: { certifyId: '…', deviceToken: '…', data: '…' },
    name: 'token',
  },
} as const satisfies Record<string, Field>
export type FieldKey = keyof typeof fields

export const fieldOf = (key: FieldKey): Field => fields[key]
export const fieldSample = (key: FieldKey): Sample =>
  fieldOf(key).sample ?? `your-${key.replace(/[A-Z]+/g, (letters) => `-${letters.toLowerCase()}`)}`
export const apiFieldName = (key: FieldKey): string => fieldOf(key).name ?? key
