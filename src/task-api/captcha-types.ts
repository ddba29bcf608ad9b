// Over 250 lines: a table with one row per captcha type.
import type { CaptchaType } from '../routes/slugs/captcha-types.ts'
import type { FieldKey, Sample } from './requests/fields.ts'

export const solutionKinds = ['image', 'token', 'cookie'] as const
export type SolutionKind = (typeof solutionKinds)[number]

/** The captcha types, and the labelling task that has the same kind of page. */
export type TypeSlug = CaptchaType | 'bounding-box'

/** A form of a task. Most types have one. */
export interface TaskForm {
  /** The names in the API. If there are two, the first needs no proxy of the customer. */
  tasks: readonly [string, ...string[]]
  needs: readonly FieldKey[]
  takes: readonly FieldKey[]
  gives: readonly FieldKey[]
  /** Values of the example that differ from those of fields.ts. */
  set?: Readonly<Partial<Record<FieldKey, Sample>>>
  /** Optional fields that the example shows. */
  show?: readonly FieldKey[]
}

/** The kinds of result that the headline can name. */
export const results = [
  'text',
  'result',
  'angle',
  'points',
  'cells',
  'outline',
  'boxes',
  'offset',
  'token',
  'values',
  'cookie',
] as const

/** What a widget usually asks of a visitor, if it is more than a check box. */
type Asks = 'text' | 'angle' | 'points' | 'cells' | 'offset' | 'puzzle' | 'work'

interface Type {
  kind: SolutionKind
  asks?: Asks
  result: (typeof results)[number]
  forms: readonly [TaskForm, ...TaskForm[]]
  /**
   * A note that is shown before the live state has loaded: the type opens and closes, its vendor
   * has retired it, or it needs the site owner's consent.
   */
  note?: 'changing' | 'retired' | 'consent'
  related: readonly TypeSlug[]
}

const proxy = [
  'proxyType',
  'proxyAddress',
  'proxyPort',
  'proxyLogin',
  'proxyPassword',
] as const satisfies readonly FieldKey[]
const bearing = ['proxyType', 'proxyAddress', 'proxyPort'] as const satisfies readonly FieldKey[]
const login = ['proxyLogin', 'proxyPassword'] as const satisfies readonly FieldKey[]
const hints = ['comment', 'imgInstructions'] as const satisfies readonly FieldKey[]
const shape = [
  'phrase',
  'case',
  'numeric',
  'minLength',
  'maxLength',
] as const satisfies readonly FieldKey[]

/** The same task under two names: with a proxy and without one. */
const both = (name: string): [string, string] => [`${name}Proxyless`, name]

/** A widget that needs its page's address and a few values. Only the proxy is optional. */
const widget = (
  name: string,
  needs: readonly FieldKey[],
  gives: readonly FieldKey[] = ['token'],
): readonly [TaskForm] => [
  { tasks: both(name), needs: ['websiteURL', ...needs], takes: proxy, gives },
]
const picture = (form: Omit<TaskForm, 'needs'> & { needs?: readonly FieldKey[] }): TaskForm => ({
  ...form,
  needs: ['body', ...(form.needs ?? [])],
})

const recaptcha = (gives: readonly FieldKey[] = ['token']): TaskForm => ({
  tasks: both('RecaptchaV2Task'),
  needs: ['websiteURL', 'websiteKey'],
  takes: ['isInvisible', 'userAgent', 'cookies', ...proxy],
  gives,
})
const hcaptcha: TaskForm = {
  tasks: both('HCaptchaTask'),
  needs: ['websiteURL', 'websiteKey'],
  takes: ['isInvisible', ...proxy],
  gives: ['token', 'respKey', 'answerAgent'],
}
const turnstile = widget('TurnstileTask', ['websiteKey'], ['token', 'answerAgent'])

/** The catalogue of contract.md section 2. A type's own facts are here and in its words. */
export const captchaCatalogue: Readonly<Record<TypeSlug, Type>> = {
  'image-picture-captcha-solver': {
    kind: 'image',
    result: 'text',
    forms: [
      picture({
        tasks: ['ImageToTextTask'],
        takes: [...shape, ...hints, 'languagePool'],
        gives: ['text'],
        show: ['numeric', 'minLength', 'maxLength'],
      }),
    ],
    related: ['cyrillic-captcha', 'math-captcha', 'text-captcha', 'clickcaptcha', 'mtcaptcha'],
  },
  'text-captcha': {
    kind: 'image',
    result: 'text',
    forms: [
      {
        tasks: ['TextCaptchaTask'],
        needs: ['question'],
        takes: ['languagePool'],
        gives: ['text'],
        set: { text: 'Friday' },
        show: ['languagePool'],
      },
    ],
    related: ['image-picture-captcha-solver', 'math-captcha', 'audio-captcha', 'cyrillic-captcha'],
  },
  'audio-captcha': {
    kind: 'image',
    result: 'text',
    forms: [
      {
        tasks: ['AudioTask'],
        needs: ['audio', 'lang'],
        takes: [],
        gives: ['text'],
        set: { text: '4 8 1 7' },
      },
    ],
    related: ['text-captcha', 'image-picture-captcha-solver', 'mtcaptcha'],
  },
  'math-captcha': {
    kind: 'image',
    result: 'result',
    forms: [
      picture({
        tasks: ['ImageToTextTask'],
        needs: ['math'],
        takes: ['numeric', 'minLength', 'maxLength', ...hints],
        gives: ['text'],
        set: { text: '11', numeric: 1 },
        show: ['numeric'],
      }),
    ],
    related: ['image-picture-captcha-solver', 'text-captcha', 'cyrillic-captcha'],
  },
  'cyrillic-captcha': {
    kind: 'image',
    result: 'text',
    forms: [
      picture({
        tasks: ['ImageToTextTask'],
        needs: ['languagePool'],
        takes: [...shape, ...hints],
        gives: ['text'],
        set: { languagePool: 'rn', text: 'вечер' },
        show: [],
      }),
    ],
    related: [
      'image-picture-captcha-solver',
      'yandex-captcha-bypass-service',
      'text-captcha',
      'vk-captcha',
    ],
  },
  rotatecaptcha: {
    kind: 'image',
    result: 'angle',
    forms: [picture({ tasks: ['RotateTask'], needs: ['angle'], takes: hints, gives: ['rotate'] })],
    related: ['slider-captcha', 'clickcaptcha', 'funcaptcha', 'grid-captcha'],
  },
  clickcaptcha: {
    kind: 'image',
    result: 'points',
    forms: [
      picture({
        tasks: ['CoordinatesTask'],
        takes: [...hints, 'minClicks', 'maxClicks', 'canNoAnswer'],
        gives: ['coordinates'],
        set: { comment: 'click the three cats' },
        show: ['comment', 'minClicks', 'maxClicks'],
      }),
    ],
    related: [
      'grid-captcha',
      'bounding-box',
      'draw-around',
      'slider-captcha',
      'yandex-captcha-bypass-service',
    ],
  },
  'grid-captcha': {
    kind: 'image',
    result: 'cells',
    forms: [
      picture({
        tasks: ['GridTask'],
        needs: ['rows', 'columns'],
        takes: [...hints, 'minClicks', 'maxClicks', 'previousId', 'canNoAnswer'],
        gives: ['click'],
        set: { comment: 'bicycles' },
        show: ['comment', 'canNoAnswer'],
      }),
    ],
    related: ['clickcaptcha', 'bounding-box', 'recaptcha_v2', 'hcaptcha', 'prosopo-procaptcha'],
  },
  'draw-around': {
    kind: 'image',
    result: 'outline',
    forms: [
      picture({
        tasks: ['DrawAroundTask'],
        takes: hints,
        gives: ['canvas'],
        set: { comment: 'draw around the left boat' },
        show: ['comment'],
      }),
    ],
    related: ['bounding-box', 'clickcaptcha', 'grid-captcha'],
  },
  'bounding-box': {
    kind: 'image',
    result: 'boxes',
    forms: [
      picture({
        tasks: ['BoundingBoxTask'],
        takes: [...hints, 'canNoAnswer'],
        gives: ['boundingBoxes'],
        set: { comment: 'a box around each cat' },
        show: ['comment'],
      }),
    ],
    related: ['draw-around', 'clickcaptcha', 'grid-captcha'],
  },
  'slider-captcha': {
    kind: 'image',
    result: 'offset',
    forms: [
      picture({
        tasks: ['CoordinatesTask'],
        needs: ['piece'],
        takes: ['comment'],
        gives: ['offset'],
      }),
    ],
    related: ['clickcaptcha', 'rotatecaptcha', 'temu-captcha', 'geetest', 'capy'],
  },
  recaptcha_v2: {
    kind: 'token',
    result: 'token',
    forms: [recaptcha()],
    related: [
      'recaptcha-v2-invisible',
      'recaptcha-v2-callback',
      'recaptcha_enterprise',
      'recaptcha_v3',
      'hcaptcha',
    ],
  },
  'recaptcha-v2-callback': {
    kind: 'token',
    result: 'token',
    forms: [recaptcha()],
    related: ['recaptcha_v2', 'recaptcha-v2-invisible', 'recaptcha_enterprise', 'recaptcha_v3'],
  },
  'recaptcha-v2-invisible': {
    kind: 'token',
    result: 'token',
    forms: [
      {
        ...recaptcha(),
        needs: ['websiteURL', 'websiteKey', 'isInvisible'],
        takes: ['userAgent', 'cookies', ...proxy],
      },
    ],
    related: ['recaptcha_v2', 'recaptcha_v3', 'recaptcha-v2-callback', 'hcaptcha-invisible'],
  },
  recaptcha_enterprise: {
    kind: 'token',
    result: 'token',
    forms: [
      {
        tasks: both('RecaptchaV2EnterpriseTask'),
        needs: ['websiteURL', 'websiteKey'],
        takes: ['enterprisePayload', 'isInvisible', 'userAgent', 'cookies', ...proxy],
        gives: ['token'],
        show: ['enterprisePayload'],
      },
    ],
    related: ['recaptcha_v2', 'recaptcha-v3-enterprise', 'recaptcha-v2-invisible', 'recaptcha_v3'],
  },
  recaptcha_v3: {
    kind: 'token',
    result: 'token',
    forms: [
      {
        tasks: ['RecaptchaV3TaskProxyless'],
        needs: ['websiteURL', 'websiteKey', 'pageAction'],
        takes: ['minScore'],
        gives: ['token'],
        show: ['minScore'],
      },
    ],
    related: [
      'recaptcha-v3-enterprise',
      'recaptcha_v2',
      'recaptcha-v2-invisible',
      'cloudflare-turnstile',
    ],
  },
  'recaptcha-v3-enterprise': {
    kind: 'token',
    result: 'token',
    forms: [
      {
        tasks: ['RecaptchaV3EnterpriseTaskProxyless'],
        needs: ['websiteURL', 'websiteKey', 'pageAction'],
        takes: ['minScore', 'isEnterprise'],
        gives: ['token'],
        show: ['minScore', 'isEnterprise'],
      },
    ],
    related: ['recaptcha_v3', 'recaptcha_enterprise', 'recaptcha_v2'],
  },
  hcaptcha: {
    kind: 'token',
    asks: 'cells',
    result: 'values',
    note: 'changing',
    forms: [hcaptcha],
    related: ['hcaptcha-invisible', 'recaptcha_v2', 'cloudflare-turnstile', 'grid-captcha'],
  },
  'hcaptcha-invisible': {
    kind: 'token',
    asks: 'cells',
    result: 'values',
    note: 'changing',
    forms: [{ ...hcaptcha, needs: ['websiteURL', 'websiteKey', 'isInvisible'], takes: proxy }],
    related: ['hcaptcha', 'recaptcha-v2-invisible', 'cloudflare-turnstile'],
  },
  'cloudflare-turnstile': {
    kind: 'token',
    result: 'token',
    forms: turnstile,
    related: ['cloudflare-turnstile-challenge', 'friendly-captcha', 'recaptcha_v3', 'hcaptcha'],
  },
  'cloudflare-turnstile-challenge': {
    kind: 'token',
    result: 'token',
    forms: widget(
      'TurnstileTask',
      ['websiteKey', 'action', 'data', 'pageData'],
      ['token', 'answerAgent'],
    ),
    related: ['cloudflare-turnstile', 'amazon-captcha-bypass', 'incapsula'],
  },
  funcaptcha: {
    kind: 'token',
    asks: 'angle',
    result: 'token',
    forms: [
      {
        tasks: both('FunCaptchaTask'),
        needs: ['websiteURL', 'websitePublicKey'],
        takes: ['apiSubdomain', 'sessionData', ...proxy],
        gives: ['token'],
        show: ['apiSubdomain'],
      },
    ],
    related: ['rotatecaptcha', 'grid-captcha', 'hcaptcha', 'recaptcha_v2'],
  },
  geetest: {
    kind: 'token',
    asks: 'offset',
    result: 'values',
    forms: [
      {
        tasks: both('GeeTestTask'),
        needs: ['websiteURL', 'gt', 'challenge'],
        takes: ['apiServer', ...proxy],
        gives: ['answerChallenge', 'validate', 'seccode'],
      },
    ],
    related: ['geetest-v4', 'slider-captcha', 'clickcaptcha', 'yidun-necaptcha'],
  },
  'geetest-v4': {
    kind: 'token',
    asks: 'points',
    result: 'values',
    forms: widget(
      'GeeTestTask',
      ['version', 'captchaId'],
      ['captcha_id', 'lot_number', 'pass_token', 'gen_time', 'captcha_output'],
    ),
    related: ['geetest', 'slider-captcha', 'clickcaptcha', 'tencent'],
  },
  'amazon-captcha-bypass': {
    kind: 'token',
    asks: 'cells',
    result: 'values',
    forms: widget(
      'AmazonTask',
      ['websiteKey', 'iv', 'context'],
      ['captcha_voucher', 'existing_token'],
    ),
    related: ['cloudflare-turnstile-challenge', 'grid-captcha', 'audio-captcha'],
  },
  'yandex-captcha-bypass-service': {
    kind: 'token',
    asks: 'points',
    result: 'token',
    forms: [
      {
        tasks: both('YandexSmartCaptchaTask'),
        needs: ['websiteURL', 'websiteKey'],
        takes: proxy,
        gives: ['token'],
      },
      picture({
        tasks: ['CoordinatesTask'],
        needs: ['imgInstructions'],
        takes: ['comment'],
        gives: ['coordinates'],
      }),
    ],
    related: ['cyrillic-captcha', 'clickcaptcha', 'vk-captcha', 'recaptcha_v2'],
  },
  'datadome-captcha-solver': {
    kind: 'cookie',
    result: 'cookie',
    note: 'consent',
    forms: [
      {
        tasks: ['DataDomeSliderTask'],
        needs: ['websiteURL', 'captchaUrl', 'userAgent', ...bearing],
        takes: login,
        gives: ['cookie'],
      },
    ],
    related: ['incapsula', 'slider-captcha', 'captchafox'],
  },
  lemin: {
    kind: 'token',
    asks: 'puzzle',
    result: 'values',
    forms: widget('LeminTask', ['captchaId', 'divId'], ['answer', 'challenge_id']),
    related: ['capy', 'slider-captcha', 'cutcaptcha', 'temu-captcha'],
  },
  capy: {
    kind: 'token',
    asks: 'puzzle',
    result: 'values',
    forms: widget('CapyTask', ['websiteKey'], ['captchakey', 'challengekey', 'answer']),
    related: ['lemin', 'slider-captcha', 'keycaptcha', 'cutcaptcha'],
  },
  keycaptcha: {
    kind: 'token',
    asks: 'puzzle',
    result: 'token',
    note: 'changing',
    forms: widget('KeyCaptchaTask', ['userId', 'sessionId', 'webServerSign', 'webServerSign2']),
    related: ['capy', 'cutcaptcha', 'lemin', 'clickcaptcha'],
  },
  mtcaptcha: {
    kind: 'token',
    asks: 'text',
    result: 'token',
    forms: widget('MtCaptchaTask', ['websiteKey']),
    related: ['image-picture-captcha-solver', 'audio-captcha', 'friendly-captcha', 'captchafox'],
  },
  'friendly-captcha': {
    kind: 'token',
    asks: 'work',
    result: 'token',
    forms: widget('FriendlyCaptchaTask', ['websiteKey']),
    related: ['altcha', 'captchafox', 'cloudflare-turnstile', 'prosopo-procaptcha'],
  },
  cutcaptcha: {
    kind: 'token',
    asks: 'puzzle',
    result: 'token',
    forms: widget('CutCaptchaTask', ['miseryKey', 'apiKey']),
    related: ['capy', 'lemin', 'temu-captcha', 'slider-captcha'],
  },
  tencent: {
    kind: 'token',
    asks: 'offset',
    result: 'values',
    forms: widget('TencentTask', ['appId'], ['appid', 'ret', 'ticket', 'randstr']),
    related: ['yidun-necaptcha', 'alibaba-captcha', 'geetest-v4', 'slider-captcha'],
  },
  'atb-captcha': {
    kind: 'token',
    asks: 'offset',
    result: 'token',
    forms: widget('AtbCaptchaTask', ['appId', 'apiServer']),
    related: ['geetest-v4', 'basilisk', 'slider-captcha'],
  },
  'anti-cyber-siara': {
    kind: 'token',
    asks: 'text',
    result: 'token',
    forms: widget('AntiCyberSiAraTask', ['masterUrlId', 'userAgent']),
    related: ['mtcaptcha', 'captchafox', 'basilisk'],
  },
  'prosopo-procaptcha': {
    kind: 'token',
    asks: 'cells',
    result: 'token',
    forms: widget('ProsopoTask', ['websiteKey']),
    related: ['altcha', 'friendly-captcha', 'grid-captcha', 'hcaptcha'],
  },
  captchafox: {
    kind: 'token',
    asks: 'offset',
    result: 'token',
    forms: [
      {
        tasks: ['CaptchaFoxTask'],
        needs: ['websiteURL', 'websiteKey', 'userAgent', ...bearing],
        takes: login,
        gives: ['token'],
      },
    ],
    related: ['friendly-captcha', 'altcha', 'mtcaptcha', 'datadome-captcha-solver'],
  },
  altcha: {
    kind: 'token',
    asks: 'work',
    result: 'token',
    forms: [
      {
        tasks: both('AltchaTask'),
        needs: ['websiteURL'],
        takes: ['challengeURL', 'challengeJSON', ...proxy],
        gives: ['token'],
        show: ['challengeURL'],
      },
    ],
    related: ['friendly-captcha', 'prosopo-procaptcha', 'cloudflare-turnstile'],
  },
  'vk-captcha': {
    kind: 'token',
    asks: 'offset',
    result: 'token',
    forms: [
      {
        tasks: ['VKCaptchaTask'],
        needs: ['redirectUri', ...bearing],
        takes: ['userAgent', ...login],
        gives: ['token'],
      },
      picture({ tasks: ['VKCaptchaImageTask'], needs: ['steps'], takes: [], gives: ['bestStep'] }),
    ],
    related: [
      'yandex-captcha-bypass-service',
      'slider-captcha',
      'cyrillic-captcha',
      'image-picture-captcha-solver',
    ],
  },
  'temu-captcha': {
    kind: 'image',
    result: 'points',
    forms: [
      picture({ tasks: ['TemuCaptchaTask'], needs: ['parts'], takes: [], gives: ['places'] }),
    ],
    related: ['slider-captcha', 'clickcaptcha', 'cutcaptcha', 'lemin'],
  },
  'binance-captcha': {
    kind: 'token',
    asks: 'puzzle',
    result: 'token',
    note: 'consent',
    forms: widget('BinanceTask', ['bizId', 'validateId'], ['token', 'answerAgent']),
    related: ['grid-captcha', 'slider-captcha', 'geetest-v4'],
  },
  'yidun-necaptcha': {
    kind: 'token',
    asks: 'points',
    result: 'token',
    note: 'changing',
    forms: widget('YidunTask', ['captchaId']),
    related: ['tencent', 'alibaba-captcha', 'geetest-v4', 'clickcaptcha'],
  },
  'alibaba-captcha': {
    kind: 'token',
    asks: 'offset',
    result: 'values',
    forms: widget('AlibabaTask', ['sceneId', 'prefix'], ['tokenSet']),
    related: ['tencent', 'yidun-necaptcha', 'geetest-v4', 'slider-captcha'],
  },
  basilisk: {
    kind: 'token',
    result: 'token',
    forms: widget('BasiliskTask', ['websiteKey']),
    related: ['atb-captcha', 'captchafox', 'mtcaptcha', 'friendly-captcha'],
  },
  incapsula: {
    kind: 'cookie',
    result: 'cookie',
    note: 'consent',
    forms: [
      {
        tasks: ['IncapsulaTask'],
        needs: ['websiteURL', 'scriptUrl', 'cookies', ...bearing],
        takes: ['userAgent', ...login],
        gives: ['cookieSet'],
      },
    ],
    related: ['datadome-captcha-solver', 'cloudflare-turnstile-challenge', 'amazon-captcha-bypass'],
  },
  solvemedia: {
    kind: 'image',
    result: 'text',
    note: 'retired',
    forms: [
      picture({
        tasks: ['ImageToTextTask'],
        takes: [...shape, ...hints],
        gives: ['text'],
        set: { text: 'piece of cake' },
        show: ['phrase'],
      }),
    ],
    related: ['image-picture-captcha-solver', 'cyrillic-captcha', 'math-captcha'],
  },
}

/**
 * In catalogue order. Bounding boxes are left out: they belong to the pictures, and have their own
 * page.
 */
export const typeSlugs = Object.keys(captchaCatalogue).filter(
  (slug): slug is TypeSlug => slug in captchaCatalogue,
)
export const isTypeSlug = (slug: string | null | undefined): slug is TypeSlug =>
  typeof slug === 'string' && Object.hasOwn(captchaCatalogue, slug)
export const typeTasks = (slug: TypeSlug): string[] =>
  captchaCatalogue[slug].forms.flatMap(({ tasks }) => tasks)
