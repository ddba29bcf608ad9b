import UAParser from 'ua-parser-js'

/** What a User-Agent header says about a device; null for what it does not say. */
export interface Agent {
  browser: string | null
  os: string | null
  device: 'desktop' | 'mobile' | 'tablet'
}

/** The library takes QQ for the browser of the same maker, which is another app. */
const apps = { browser: [[/\bQQ\/([\w.]+)/], ['version', ['name', 'QQ']]] }

/** Names that the library takes from a token, corrected to the maker's. */
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
  // For an empty text the library would report the reader's own browser.
  if (text === '') return { browser: null, os: null, device: 'desktop' }
  const { browser, os, device } = UAParser(text, apps)
  // A program names itself at the start: curl/8.5.0.
  const program = text.startsWith('Mozilla/') ? undefined : /^[\w.-]{1,32}(?=\/|$)/.exec(text)?.[0]
  const isTablet = device.type === 'tablet'
  return {
    browser: nameOf(browser.name ?? program),
    os: os.name === 'iOS' && isTablet ? 'iPadOS' : nameOf(os.name),
    device: isTablet ? 'tablet' : device.type === 'mobile' ? 'mobile' : 'desktop',
  }
}
