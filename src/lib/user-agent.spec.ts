import { describe, expect, it } from 'vitest'
import { parseAgent } from './user-agent.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('parseAgent', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/146.0.0.0 Safari/537.36`, 'Chrome', 'Windows', 'desktop'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0`, 'Edge', 'Windows', 'desktop'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/144.0.0.0 YaBrowser/26.2 Safari/537.36`, 'Yandex Browser', 'Linux', 'desktop'],
    [`Mozilla/5.0 (Linux; Android 16; Pixel 10) ${webkit} Chrome/146.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android', 'mobile'],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-X910) ${webkit} SamsungBrowser/28.0 Chrome/140.0.0.0 Safari/537.36`,
      'Samsung Internet',
      'Android',
      'tablet',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_2 like Mac OS X) AppleWebKit/605.1.15 Version/26.2 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
      'mobile',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 26_2 like Mac OS X) AppleWebKit/605.1.15 CriOS/146.0 Mobile/15E148 Safari/604.1', 'Chrome', 'iPadOS', 'tablet'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:148.0) Gecko/20100101 Firefox/148.0', 'Firefox', 'macOS', 'desktop'],
    ['curl/8.5.0', 'curl', null, 'desktop'],
    ['Mozilla/5.0', null, null, 'desktop'],
    ['<script>alert(1)</script>', null, null, 'desktop'],
    ['', null, null, 'desktop'],
  ] as const)('%s', (text, browser, os, device) => {
    expect(parseAgent(text)).toEqual({ browser, os, device })
  })
})
