/** What a User-Agent header tells a person about a device; null where it tells nothing. */
export interface Agent {
  browser: string | null
  os: string | null
  device: 'desktop' | 'mobile' | 'tablet'
}

// Each also claims to be those after it.
const browsers: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Yandex Browser', /\bYaBrowser\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly [string, RegExp][] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b|\biPod\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

const find = (table: readonly [string, RegExp][], text: string): string | null => table.find(([, sign]) => sign.test(text))?.[0] ?? null

export function parseAgent(text: string): Agent {
  // A program names itself at the beginning: curl/8.5.0.
  const program = text.startsWith('Mozilla/') ? null : (/^[\w.-]{1,32}(?=\/|$)/.exec(text)?.[0] ?? null)
  const os = find(systems, text)
  const tablet = os === 'iPadOS' || (os === 'Android' && !/\bMobile\b/.test(text))
  return { browser: find(browsers, text) ?? program, os, device: tablet ? 'tablet' : /\bMobile\b/.test(text) || os === 'iOS' ? 'mobile' : 'desktop' }
}
