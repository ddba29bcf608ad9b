type Group = 'image' | 'token' | 'cookie'
type Result = 'token' | 'text' | 'coordinates' | 'cookie' | 'other'

/** One of the 47 task types (contract.md section 2). */
export interface TaskType {
  slug: string
  /** The task's name in the API; a variant with the same name has a suffix after a colon. */
  type: string
  title: string
  group: Group
  result: Result
  /** Dollars per 1000 tasks, at the lowest and at the highest load. */
  min: number
  max: number
  seconds: number
  /** Percent. */
  success: number
  demo: string | null
  availability: 'available' | 'limited' | 'unavailable' | 'deprecated'
}

type Line = readonly [
  slug: string,
  type: string,
  title: string,
  result: Result,
  min: number,
  max: number,
  seconds: number,
  success: number,
  demo?: string,
]

const image: readonly Line[] = [
  [
    'image-picture-captcha-solver',
    'ImageToTextTask',
    'Image captcha',
    'text',
    0.5,
    1,
    6,
    97.8,
    'normal',
  ],
  ['text-captcha', 'TextCaptchaTask', 'Text captcha', 'text', 0.5, 1, 8, 96.2, 'text'],
  ['audio-captcha', 'AudioTask', 'Audio captcha', 'text', 0.5, 0.9, 12, 93.4],
  ['math-captcha', 'ImageToTextTask:math', 'Math captcha', 'text', 0.5, 1, 7, 97.1],
  ['cyrillic-captcha', 'ImageToTextTask:cyrillic', 'Cyrillic captcha', 'text', 0.6, 1.1, 8, 96.5],
  ['rotatecaptcha', 'RotateTask', 'Rotate captcha', 'other', 0.5, 0.8, 9, 95.1, 'rotatecaptcha'],
  [
    'clickcaptcha',
    'CoordinatesTask',
    'Click captcha',
    'coordinates',
    1.2,
    1.6,
    9,
    95.8,
    'clickcaptcha',
  ],
  ['grid-captcha', 'GridTask', 'Grid captcha', 'other', 1.2, 1.6, 10, 95],
  ['draw-around', 'DrawAroundTask', 'Draw-around captcha', 'coordinates', 1.2, 1.8, 14, 92.7],
  ['bounding-box', 'BoundingBoxTask', 'Bounding box', 'coordinates', 1.2, 1.8, 13, 93.3],
  ['slider-captcha', 'CoordinatesTask:slider', 'Slider captcha', 'coordinates', 1.2, 1.6, 8, 94.9],
  ['temu-captcha', 'TemuCaptchaTask', 'Temu captcha', 'coordinates', 1.2, 1.9, 11, 92.2],
  ['solvemedia', 'ImageToTextTask:solvemedia', 'SolveMedia', 'text', 0.5, 1, 9, 94.4, 'solvemedia'],
]

const token: readonly Line[] = [
  ['recaptcha_v2', 'RecaptchaV2Task', 'reCAPTCHA v2', 'token', 1, 2.99, 22, 97.2, 'recaptcha-v2'],
  [
    'recaptcha-v2-callback',
    'RecaptchaV2Task:callback',
    'reCAPTCHA v2 with callback',
    'token',
    1,
    2.99,
    23,
    97,
    'recaptcha-v2-callback',
  ],
  [
    'recaptcha-v2-invisible',
    'RecaptchaV2Task:invisible',
    'reCAPTCHA v2 Invisible',
    'token',
    1,
    2.99,
    22,
    96.8,
    'recaptcha-v2-invisible',
  ],
  [
    'recaptcha_enterprise',
    'RecaptchaV2EnterpriseTask',
    'reCAPTCHA v2 Enterprise',
    'token',
    1,
    2.99,
    24,
    96.1,
    'recaptcha-v2-enterprise',
  ],
  [
    'recaptcha_v3',
    'RecaptchaV3TaskProxyless',
    'reCAPTCHA v3',
    'token',
    1.45,
    2.99,
    14,
    95.4,
    'recaptcha-v3',
  ],
  [
    'recaptcha-v3-enterprise',
    'RecaptchaV3EnterpriseTaskProxyless',
    'reCAPTCHA v3 Enterprise',
    'token',
    1.45,
    2.99,
    15,
    95,
    'recaptcha-v3-enterprise',
  ],
  ['hcaptcha', 'HCaptchaTask', 'hCaptcha', 'token', 1.45, 2.99, 26, 92.9, 'hcaptcha'],
  [
    'hcaptcha-invisible',
    'HCaptchaTask:invisible',
    'hCaptcha Invisible',
    'token',
    1.45,
    2.99,
    26,
    92.5,
    'hcaptcha-invisible',
  ],
  [
    'cloudflare-turnstile',
    'TurnstileTask',
    'Cloudflare Turnstile',
    'token',
    1.45,
    1.45,
    6,
    98.1,
    'cloudflare-turnstile',
  ],
  [
    'cloudflare-turnstile-challenge',
    'TurnstileTask:challenge',
    'Cloudflare Challenge',
    'token',
    1.45,
    1.45,
    9,
    97.3,
    'cloudflare-turnstile-challenge',
  ],
  ['funcaptcha', 'FunCaptchaTask', 'FunCaptcha', 'token', 1.45, 50, 31, 91.6],
  ['geetest', 'GeeTestTask', 'GeeTest v3', 'other', 2.99, 2.99, 13, 96.6, 'geetest'],
  ['geetest-v4', 'GeeTestTask:v4', 'GeeTest v4', 'other', 2.99, 2.99, 14, 96.3, 'geetest-v4'],
  ['amazon-captcha-bypass', 'AmazonTask', 'Amazon WAF', 'other', 1.45, 1.45, 17, 94.8],
  [
    'yandex-captcha-bypass-service',
    'YandexSmartCaptchaTask',
    'Yandex SmartCaptcha',
    'token',
    1.45,
    2.2,
    19,
    93.9,
  ],
  ['lemin', 'LeminTask', 'Lemin', 'other', 2.99, 2.99, 16, 94.1, 'lemin'],
  ['capy', 'CapyTask', 'Capy Puzzle', 'other', 2.99, 2.99, 15, 93.6],
  ['keycaptcha', 'KeyCaptchaTask', 'KeyCaptcha', 'token', 2.99, 2.99, 20, 90],
  ['mtcaptcha', 'MtCaptchaTask', 'MTCaptcha', 'token', 2.99, 2.99, 15, 95.2, 'mtcaptcha'],
  ['friendly-captcha', 'FriendlyCaptchaTask', 'Friendly Captcha', 'token', 2.99, 2.99, 12, 96.9],
  ['cutcaptcha', 'CutCaptchaTask', 'Cutcaptcha', 'token', 2.99, 2.99, 18, 93.1],
  ['tencent', 'TencentTask', 'Tencent captcha', 'other', 2.99, 2.99, 17, 92.8],
  ['atb-captcha', 'AtbCaptchaTask', 'atbCAPTCHA', 'token', 2.99, 2.99, 16, 93.7],
  ['anti-cyber-siara', 'AntiCyberSiAraTask', 'CyberSiARA', 'token', 2.99, 2.99, 19, 92.4],
  ['prosopo-procaptcha', 'ProsopoTask', 'Prosopo Procaptcha', 'token', 2.99, 2.99, 15, 94.5],
  ['captchafox', 'CaptchaFoxTask', 'CaptchaFox', 'token', 2.99, 2.99, 16, 94],
  ['altcha', 'AltchaTask', 'ALTCHA', 'token', 1.45, 1.45, 7, 98.4],
  ['vk-captcha', 'VKCaptchaTask', 'VK captcha', 'token', 1.45, 1.9, 14, 94.6],
  ['binance-captcha', 'BinanceTask', 'Binance captcha', 'token', 2.99, 2.99, 13, 93.8],
  ['yidun-necaptcha', 'YidunTask', 'Yidun (NECaptcha)', 'token', 2.99, 2.99, 18, 91.9],
  ['alibaba-captcha', 'AlibabaTask', 'Alibaba Cloud captcha', 'token', 2.99, 2.99, 17, 92.1],
  ['basilisk', 'BasiliskTask', 'Basilisk', 'token', 2.99, 2.99, 15, 93.5],
]

const cookie: readonly Line[] = [
  ['datadome-captcha-solver', 'DataDomeSliderTask', 'DataDome', 'cookie', 2.99, 2.99, 21, 93.2],
  ['incapsula', 'IncapsulaTask', 'Imperva (Incapsula)', 'cookie', 2.99, 2.99, 19, 92.6],
]

const exceptions: Readonly<Record<string, TaskType['availability']>> = {
  keycaptcha: 'unavailable',
  solvemedia: 'deprecated',
  hcaptcha: 'limited',
  'hcaptcha-invisible': 'limited',
  'yidun-necaptcha': 'limited',
}

export const taskTypes: readonly TaskType[] = Object.entries({
  image,
  token,
  cookie,
} as const).flatMap(([name, lines]) => {
  const group = name === 'image' || name === 'cookie' ? name : 'token'
  return lines.map(([slug, type, title, result, min, max, seconds, success, demo]) => ({
    slug,
    type,
    title,
    group,
    result,
    min,
    max,
    seconds,
    success,
    demo: demo ?? null,
    availability: exceptions[slug] ?? 'available',
  }))
})

/** The groups of the price list, in order. */
export const typeGroups = [
  { id: 'image', title: 'Images, text and audio' },
  { id: 'token', title: 'Tokens' },
  { id: 'cookie', title: 'Cookies' },
] as const
