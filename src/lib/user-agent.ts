import UAParser from 'ua-parser-js'

/** What a User-Agent header tells a person about a device; null where it tells nothing. */
export interface Agent {
  browser: string | null
  os: string | null
  device: 'desktop' | 'mobile' | 'tablet'
}

/** The library takes QQ for the browser of the same maker, which is another app. */
const apps = { browser: [[/\bQQ\/([\w.]+)/], ['version', ['name', 'QQ']]] }

/** What the library names by its token, as its maker does. */
const names = new Map([
  ['Mobile Safari', 'Safari'],
  ['Mobile Chrome', 'Chrome'],
  ['Mobile Firefox', 'Firefox'],
  ['Chrome Headless', 'Chrome'],
  ['Chrome WebView', 'Chrome'],
  ['QQBrowser', 'QQ Browser'],
  ['UCBrowser', 'UC Browser'],
  ['Yandex', 'Yandex Browser'],
  ['Mac OS', 'macOS'],
  ['Chromium OS', 'ChromeOS'],
])
const nameOf = (name: string | undefined): string | null =>
  name === undefined ? null : (names.get(name) ?? name)

export function parseAgent(text: string): Agent {
  // Of an empty text the library would tell the reader's own browser.
  if (text === '') return { browser: null, os: null, device: 'desktop' }
  const { browser, os, device } = UAParser(text, apps)
  // A program names itself at the beginning: curl/8.5.0.
  const program = text.startsWith('Mozilla/') ? undefined : /^[\w.-]{1,32}(?=\/|$)/.exec(text)?.[0]
  const isTablet = device.type === 'tablet'
  return {
    browser: nameOf(browser.name ?? program),
    os: os.name === 'iOS' && isTablet ? 'iPadOS' : nameOf(os.name),
    device: isTablet ? 'tablet' : device.type === 'mobile' ? 'mobile' : 'desktop',
  }
}
