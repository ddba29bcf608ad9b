import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Metric } from 'web-vitals'
import { sendReportsTo } from '@/lib/report.ts'
import type { ReportedFault } from '@/lib/report.ts'
import { splitLanguage } from '@/routes/language.ts'
import { findPage } from '@/routes/paths.ts'
import { languageOfTag } from '@/site/languages.ts'
import { site } from '@/site/site.ts'
import { cleanFault } from './clean.ts'
import type { ReportEntry } from './clean.ts'

interface Vital {
  kind: 'vital'
  metric: Metric['name']
  value: number
  rating: Metric['rating']
}

/** The maximum number of entries per document; each is sent once. */
const most = 20
const batch = 5000

/** The pattern of the current page's row, which contains nothing of the address. */
const routeHere = (): string => findPage(splitLanguage(location.pathname).path)?.row.path ?? '*'

/**
 * Sends faults, and the vitals of some documents, to the site's collector. An unreachable or
 * blocked collector has no effect.
 */
export function startReporter(
  early: readonly ReportedFault[],
  random: () => number = Math.random,
): void {
  const seen = new Set<string>()
  let waiting: ((ReportEntry | Vital) & { route: string })[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const language = languageOfTag(document.documentElement.lang) ?? ''
    const body = JSON.stringify({ site: site.id, build: __BUILD_ID__, language, entries: waiting })
    waiting = []
    try {
      // Plain text needs no preflight.
      navigator.sendBeacon(site.reportUrl, new Blob([body], { type: 'text/plain' }))
    } catch {
      // The request was blocked, and nothing can report that.
    }
  }

  function add(entry: ReportEntry | Vital): void {
    const known = JSON.stringify(entry)
    if (seen.size >= most || seen.has(known)) return
    seen.add(known)
    waiting.push({ ...entry, route: routeHere() })
    if (document.hidden) flush()
    else timer ??= setTimeout(flush, batch)
  }

  function tell(fault: ReportedFault): void {
    // Offline everything fails, and nothing can be sent.
    if (!navigator.onLine) return
    // The policy may block the collector itself.
    if (fault.kind === 'csp' && fault.blocked.startsWith(new URL(site.reportUrl).origin)) return
    add(cleanFault(fault, location.origin))
  }

  if (random() < site.reportSample) {
    const measure = ({ name, value, rating }: Metric): void =>
      add({ kind: 'vital', metric: name, value: Math.round(value * 1000) / 1000, rating })
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(measure)
  }
  sendReportsTo(tell)
  early.forEach(tell)
  document.addEventListener('visibilitychange', () => document.hidden && flush())
  addEventListener('pagehide', flush)
}
