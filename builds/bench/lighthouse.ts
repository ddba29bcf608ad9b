import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { launch } from 'chrome-launcher'
import { chromiumArgs } from '../../tests/support/machine.ts'

/** One page of each kind, and who opens it. Lighthouse measures them as a mobile phone would. */
export const audited = [
  { path: '/' },
  { path: '/pricing' },
  { path: '/p/recaptcha_v2' },
  { path: '/api-docs' },
  { path: '/blog' },
  { path: '/software' },
  { path: '/auth/login' },
  { path: '/enterpage', persona: 'customer' },
  { path: '/play-and-earn/play', persona: 'worker' },
] as const

export interface Audit {
  /** Of 100, the performance category. */
  score: number
  /** The lowest of the other categories, of 100. */
  others: number
  /** Milliseconds: first and largest contentful paint, total blocking time. */
  fcp: number
  lcp: number
  blocking: number
  shift: number
}

export const throttlings = ['simulate', 'devtools'] as const

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function once(
  url: string,
  port: number,
  throttling: (typeof throttlings)[number],
  isSignedIn: boolean,
): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    throttlingMethod: throttling,
    // Plain HTTP is served here, and no search engine shows a private page.
    skipAudits: [
      'is-on-https',
      'redirects-http',
      ...(isSignedIn ? ['is-crawlable', 'meta-description'] : []),
    ],
    disableStorageReset: isSignedIn,
  })
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`)
  const { categories, audits } = result.lhr
  const points = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
  const of = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  return {
    score: points('performance'),
    others: Math.min(points('accessibility'), points('best-practices'), points('seo')),
    fcp: of('first-contentful-paint'),
    lcp: of('largest-contentful-paint'),
    blocking: of('total-blocking-time'),
    shift: of('cumulative-layout-shift'),
  }
}

/** Puts the cookies of a session into a browser: a header of Lighthouse would miss the event stream. */
async function signIn(port: number, origin: string, persona: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  try {
    await browser.contexts()[0]?.request.post(`${origin}/__mock`, { data: { persona } })
  } finally {
    await browser.close()
  }
}

/** The medians of several audits of a page, each by a browser of its own. */
export async function auditPage(
  executablePath: string,
  origin: string,
  page: { path: string; persona?: string },
  throttling: (typeof throttlings)[number],
  rounds: number,
): Promise<Audit> {
  const audits: Audit[] = []
  for (let round = 0; round < rounds; round += 1) {
    const browser = await launch({
      chromePath: executablePath,
      chromeFlags: ['--headless', ...chromiumArgs],
    })
    try {
      if (page.persona !== undefined) await signIn(browser.port, origin, page.persona)
      const isSignedIn = page.persona !== undefined
      audits.push(await once(`${origin}${page.path}`, browser.port, throttling, isSignedIn))
    } finally {
      browser.kill()
    }
  }
  const of = (name: keyof Audit): number => middle(audits.map((audit) => audit[name]))
  return {
    score: of('score'),
    others: Math.min(...audits.map(({ others }) => others)),
    fcp: of('fcp'),
    lcp: of('lcp'),
    blocking: of('blocking'),
    shift: of('shift'),
  }
}
