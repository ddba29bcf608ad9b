import { known } from '../lib/known.ts'
import type { TaskForm, TypeSlug } from './captcha-types.ts'
import type { FieldKey, Sample } from './requests/fields.ts'
import { jsonText } from './json-text.ts'
import { shownFormFields, valueOf } from './requests/request.ts'

interface Classic {
  method: string
  /** Parameters of in.php that determine the type. */
  fixed?: Readonly<Record<string, string | number>>
  /** Names that differ from those of `names`. */
  names?: Readonly<Partial<Record<FieldKey, string>>>
}

const google = { websiteKey: 'googlekey' } as const
const recaptcha: Classic = { method: 'userrecaptcha', names: google }
const picture: Classic = { method: 'base64' }

/** The types that the classic API accepts, with its names. The others need createTask. */
const classicTypes: Readonly<Partial<Record<TypeSlug, Classic>>> = {
  'image-picture-captcha-solver': picture,
  'math-captcha': picture,
  'cyrillic-captcha': picture,
  solvemedia: picture,
  'text-captcha': { method: 'post' },
  'audio-captcha': { method: 'audio' },
  rotatecaptcha: { method: 'rotatecaptcha' },
  clickcaptcha: { method: 'base64', fixed: { coordinatescaptcha: 1 } },
  'grid-captcha': { method: 'base64', fixed: { recaptcha: 1 } },
  'draw-around': { method: 'base64', fixed: { canvas: 1 } },
  'bounding-box': { method: 'bounding_box' },
  recaptcha_v2: recaptcha,
  'recaptcha-v2-callback': recaptcha,
  'recaptcha-v2-invisible': recaptcha,
  recaptcha_enterprise: { ...recaptcha, fixed: { enterprise: 1 } },
  recaptcha_v3: { ...recaptcha, fixed: { version: 'v3' } },
  'recaptcha-v3-enterprise': { ...recaptcha, fixed: { version: 'v3', enterprise: 1 } },
  hcaptcha: { method: 'hcaptcha' },
  'hcaptcha-invisible': { method: 'hcaptcha' },
  'cloudflare-turnstile': { method: 'turnstile' },
  'cloudflare-turnstile-challenge': { method: 'turnstile' },
  funcaptcha: { method: 'funcaptcha' },
  geetest: { method: 'geetest' },
  'geetest-v4': { method: 'geetest_v4' },
  'amazon-captcha-bypass': { method: 'amazon_waf' },
  lemin: { method: 'lemin' },
  capy: { method: 'capy', names: { websiteKey: 'captchakey' } },
  mtcaptcha: { method: 'mt_captcha' },
}

/** The in.php names of declared fields. `fixed` covers the missing ones. */
const names: Readonly<Partial<Record<FieldKey, string>>> = {
  body: 'body',
  audio: 'body',
  question: 'textcaptcha',
  comment: 'textinstructions',
  imgInstructions: 'imginstructions',
  languagePool: 'language',
  phrase: 'phrase',
  case: 'regsense',
  numeric: 'numeric',
  math: 'calc',
  minLength: 'min_len',
  maxLength: 'max_len',
  lang: 'lang',
  angle: 'angle',
  minClicks: 'min_clicks',
  maxClicks: 'max_clicks',
  rows: 'recaptcharows',
  columns: 'recaptchacols',
  previousId: 'previousID',
  canNoAnswer: 'can_no_answer',
  websiteURL: 'pageurl',
  websiteKey: 'sitekey',
  isInvisible: 'invisible',
  userAgent: 'userAgent',
  cookies: 'cookies',
  pageAction: 'action',
  minScore: 'min_score',
  action: 'action',
  data: 'data',
  pageData: 'pagedata',
  websitePublicKey: 'publickey',
  apiSubdomain: 'surl',
  sessionData: 'data',
  gt: 'gt',
  challenge: 'challenge',
  apiServer: 'api_server',
  captchaId: 'captcha_id',
  iv: 'iv',
  context: 'context',
  divId: 'div_id',
  proxyType: 'proxytype',
  proxyAddress: 'proxy',
}

export const classicOf = (slug: TypeSlug): Classic | undefined => classicTypes[slug]

/** The classic name of a field of a type; undefined where it has none of its own. */
export const classicName = (slug: TypeSlug, key: FieldKey): string | undefined =>
  classicTypes[slug]?.names?.[key] ?? names[key]

const pools: Readonly<Record<string, number>> = { en: 2, rn: 1 }

/** Returns a form value: flags as 0 and 1, the language pool by its number. */
function plain(key: FieldKey, value: Sample): string | number {
  if (key === 'languagePool') return known(pools, typeof value === 'string' ? value : '') ?? 0
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'object' ? jsonText(value) : value
}

/** Returns the in.php form of a type's example. */
export function classicForm(slug: TypeSlug, form: TaskForm): Record<string, string | number> {
  const { method = '', fixed = {} } = classicTypes[slug] ?? {}
  return {
    key: 'YOUR_API_KEY',
    method,
    ...fixed,
    ...Object.fromEntries(
      shownFormFields(form).flatMap((key) => {
        const name = classicName(slug, key)
        return name === undefined || name in fixed ? [] : [[name, plain(key, valueOf(form, key))]]
      }),
    ),
    json: 1,
  }
}
