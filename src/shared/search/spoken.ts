/** What people say for the name of a captcha, by the name that our texts have. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  recaptcha: [
    'google captcha',
    'google recaptcha',
    'гугл капча',
    'гуглкапча',
    'рекапча',
    'рекаптча',
    'рикапча',
    '谷歌人机验证',
    '谷歌验证码',
    '谷歌验证',
    '谷歌',
  ],
  hcaptcha: ['h captcha', 'хкапча', 'эйчкапча', 'ашкапча'],
  turnstile: ['турнстайл', 'тернстайл', 'турникет'],
  cloudflare: ['клаудфлер', 'клаудфлэр', 'клаудфлара', 'клауд'],
  funcaptcha: ['arkose labs', 'arkoselabs', 'arkose', 'фанкапча', 'аркоз'],
  geetest: ['гитест', 'джитест', '极验'],
  amazon: ['aws', 'амазон', '亚马逊'],
  datadome: ['датадом'],
  yandex: ['яндекс'],
  tencent: ['тенсент', '腾讯'],
  alibaba: ['aliyun', 'алибаба', '阿里云', '阿里'],
  yidun: ['netease', '网易易盾', '网易', '易盾'],
}

const byName = new Map(
  Object.entries(spoken).flatMap(([name, names]) => names.map((one) => [one, name] as const)),
)
const pattern = new RegExp(
  [...byName.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => (/\p{Script=Han}/u.test(name) ? name : `(?<!\\p{L})${name}(?!\\p{L})`))
    .join('|'),
  'gu',
)

/** The text with the captchas named as our texts name them; null if none is named otherwise. */
export function asWritten(text: string): string | null {
  const plain = text.toLowerCase().replaceAll('ё', 'е')
  const written = plain.replaceAll(pattern, (name) => ` ${byName.get(name) ?? name} `)
  return written === plain ? null : written.replaceAll(/\s+/g, ' ').trim()
}
