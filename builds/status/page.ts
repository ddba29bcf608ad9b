// Over 250 lines: one document, part after part.
import {
  incidentStates,
  serviceComponents,
  serviceStates,
} from '../../src/api/contract/service-status.ts'
import type {
  Incident,
  PlannedMaintenance,
  ServiceStatus,
} from '../../src/api/contract/service-status.ts'
import { known } from '../../src/lib/known.ts'
import { plainCode } from '../../src/lib/plain-code.ts'
import { uptimeBars, uptimeLevels, uptimeText } from '../../src/lib/uptime-bars.ts'
import { statusPagePath } from '../../src/routes/status-feed.ts'
import { contentLanguages, languages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import { escapeText } from '../plugins/lost.ts'
import { statusWords, utcTime } from './words.ts'

/** What a page shows. */
interface PageFacts {
  brand: string
  /** The address of the status page, without a slash at its end. */
  url: string
  /** The page of the site where messages are asked for. */
  news: string
  language: Language
  /** Null where nothing is known, not even from before. */
  status: ServiceStatus | null
  /** The language of its texts. */
  written: Language
  /** When the source was asked, as ISO 8601. */
  checkedAt: string
  /** The source was gone or broken: `status` is what was known before. */
  isStale: boolean
}

export const pageKinds = ['index', 'archive'] as const
type PageKind = (typeof pageKinds)[number]

/** The path of a page below the address, without a leading slash: English is at the root. */
export const statusPath = (kind: PageKind, language: Language): string =>
  `${statusPagePath(language)}${kind === 'index' ? '' : 'archive/'}`
export const statusFeedFile = (language: Language): string => `feed.${language}.xml`

const recentDays = 90

/** The tone of a state, as a class. */
const tones: Readonly<Record<string, string>> = {
  operational: 'ok',
  degraded: 'warn',
  outage: 'bad',
  maintenance: 'info',
  investigating: 'bad',
  identified: 'warn',
  monitoring: 'info',
  resolved: 'ok',
}

const style = `:root{color-scheme:light dark;--line:light-dark(#d8e5f0,#22344a);--soft:light-dark(#43566d,#aebfd1);--ok:light-dark(#157a4c,#5fd09b);--warn:light-dark(#8a5000,#f0b35a);--bad:light-dark(#c8322b,#ff948c);--info:light-dark(#1549d6,#9dbbff)}
*{box-sizing:border-box}body{max-width:52rem;margin:0 auto;padding:1.5rem 1rem 3rem;font:1rem/1.6 system-ui,sans-serif;color:light-dark(#0f1f33,#e8f0fa);background:light-dark(#fff,#0b1522);overflow-wrap:anywhere}
header,.head,footer nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:baseline;justify-content:space-between}header nav,footer nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:flex-start}
h1{margin:1.5rem 0 1rem;font-size:1.75rem;line-height:1.2}h2{margin:2.5rem 0 .75rem;font-size:1.25rem}h3{margin:0;font-size:1.0625rem}p{margin:.25rem 0}a{color:var(--info)}
.overall{padding:1rem 1.25rem;border:1px solid var(--line);border-left:.375rem solid currentColor;border-radius:.5rem}.overall p,.overall b{color:light-dark(#0f1f33,#e8f0fa)}.overall b{font-size:1.125rem}
ul.parts,ol{margin:0;padding:0;list-style:none}.parts>li,article{padding:1rem 0;border-top:1px solid var(--line)}ol li{margin-top:.75rem}
.ok{color:var(--ok)}.warn{color:var(--warn)}.bad{color:var(--bad)}.info{color:var(--info)}.soft{color:var(--soft);font-size:.875rem}
svg{display:block;width:100%;height:1.5rem;margin-top:.5rem;fill:var(--ok)}svg .high{fill:light-dark(#efa93f,#f0b35a)}svg .low{fill:var(--bad)}.scale{display:flex;justify-content:space-between;gap:1rem}`

/** Renders a page of the status in one language. It needs no script and no other file. */
export function statusPage(kind: PageKind, facts: PageFacts): string {
  const { brand, url, news, language, status, written, checkedAt, isStale } = facts
  const t = statusWords(language)
  const own = written === language ? '' : ` lang="${languages[written].tag}"`
  const time = (iso: string): string =>
    `<time datetime="${escapeText(iso)}">${escapeText(utcTime(iso, language))}</time>`
  const withTime = (text: string, places: Readonly<Record<string, string>>): string =>
    Object.entries(places).reduce(
      (filled, [name, html]) => filled.replace(`{{${name}}}`, () => html),
      escapeText(text),
    )
  /** The words with their places left open, because a time is an element. */
  const open = { time: '{{time}}', known: '{{known}}' }
  const partName = (id: string): string => {
    const part = known(serviceComponents, id)
    return escapeText(part ? t(`serviceStatus:component.${part}`) : plainCode(id))
  }
  const badge = (tone: string | undefined, text: string): string =>
    `<strong class="${tone ?? 'soft'}">${escapeText(text)}</strong>`
  const stateBadge = (code: string): string => {
    const state = known(serviceStates, code)
    // A state of before has no colour, which would be read as the present one.
    return badge(
      isStale ? undefined : tones[code],
      state ? t(`serviceStatus:state.${state}`) : plainCode(code),
    )
  }
  const incidentBadge = (code: string): string => {
    const state = known(incidentStates, code)
    return badge(tones[code], state ? t(`serviceStatus:incident.${state}`) : plainCode(code))
  }
  const partList = (parts: readonly string[]): string =>
    parts.length === 0 ? '' : `<p class="soft">${parts.map(partName).join(' · ')}</p>`

  function overall(): string {
    if (isStale || !status) {
      const text = status
        ? withTime(t('unknownSince', open), {
            time: time(checkedAt),
            known: time(status.updatedAt),
          })
        : withTime(t('unknownNothing', open), { time: time(checkedAt) })
      return `<div class="overall warn" role="status"><b>${escapeText(t('unknown'))}</b><p>${text}</p></div>`
    }
    const state = known(serviceStates, status.overall)
    const title = state ? t(`serviceStatus:overall.${state}`) : plainCode(status.overall)
    return `<div class="overall ${tones[status.overall] ?? 'soft'}"><b>${escapeText(title)}</b><p>${withTime(t('checked', open), { time: time(checkedAt) })}</p><p class="soft">${escapeText(t('renewal'))}</p></div>`
  }

  function uptime(name: string, days: readonly number[]): string {
    const { tag } = languages[language]
    const text = t('serviceStatus:uptime', {
      count: days.length,
      percent: uptimeText(days.reduce((sum, day) => sum + day, 0) / days.length, tag),
    })
    const label = t('serviceStatus:uptimeLabel', {
      name,
      text,
      worst: uptimeText(Math.min(...days), tag),
    })
    const paths = uptimeLevels
      .map((level) => `<path class="${level}" d="${uptimeBars(days, level)}"/>`)
      .join('')
    return `<svg viewBox="0 0 ${days.length * 4} 24" preserveAspectRatio="none" role="img" aria-label="${escapeText(label)}">${paths}</svg><p class="scale soft"><span>${escapeText(t('serviceStatus:daysAgo', { count: days.length }))}</span><span>${escapeText(text)}</span></p>`
  }

  const parts = ({ components, uptime90d }: ServiceStatus): string =>
    components
      .map(({ id, status: code, note }) => {
        const days = uptime90d.find((one) => one.id === id)?.days ?? []
        const name = partName(id)
        return `<li id="status-${escapeText(id)}"><div class="head"><h3>${name}</h3>${stateBadge(code)}</div>${note ? `<p${own}>${escapeText(note)}</p>` : ''}${days.length > 0 ? uptime(name, days) : ''}</li>`
      })
      .join('\n')

  const planned = (one: PlannedMaintenance): string =>
    `<article id="planned-${escapeText(one.id)}"><h3${own}>${escapeText(one.title)}</h3><p class="soft">${time(one.startsAt)}${one.endsAt === null ? '' : ` – ${time(one.endsAt)}`}</p>${partList(one.components)}${one.text ? `<p${own}>${escapeText(one.text)}</p>` : ''}</article>`

  const incident = (one: Incident): string => {
    const steps = one.updates
      .map(
        ({ at, status: code, text }) =>
          `<li><p>${incidentBadge(code)} <span${own}>${escapeText(text)}</span></p><p class="soft">${time(at)}</p></li>`,
      )
      .join('')
    const began = withTime(t('serviceStatus:incidents.began', open), { time: time(one.startedAt) })
    const ended =
      one.resolvedAt === null
        ? ''
        : ` · ${withTime(t('resolved', open), { time: time(one.resolvedAt) })}`
    return `<article id="incident-${escapeText(one.id)}"><div class="head"><h3${own}>${escapeText(one.title)}</h3>${incidentBadge(one.status)}</div><p class="soft">${began}${ended}</p>${partList(one.components)}<ol>${steps}</ol></article>`
  }

  const section = (title: string, content: string): string =>
    `<section><h2>${escapeText(title)}</h2>\n${content}\n</section>`

  function now(): string {
    if (!status) return ''
    const since = Date.parse(checkedAt) - recentDays * 86_400_000
    const recent = status.incidents.filter(
      ({ startedAt, resolvedAt }) => resolvedAt === null || Date.parse(startedAt) >= since,
    )
    const none = `<p>${escapeText(t('serviceStatus:incidents.none'))}</p>`
    return [
      section(t('parts'), `<ul class="parts">${parts(status)}</ul>`),
      ...(status.planned.length > 0
        ? [section(t('serviceStatus:planned.title'), status.planned.map(planned).join('\n'))]
        : []),
      section(
        t('serviceStatus:incidents.title'),
        recent.length > 0 ? recent.map(incident).join('\n') : none,
      ),
    ].join('\n')
  }

  function archive(): string {
    if (!status) return overall()
    const all = status.incidents
    if (all.length === 0) return `<p>${escapeText(t('archiveNone'))}</p>`
    const { tag } = languages[language]
    const month = new Intl.DateTimeFormat(tag, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    // Some languages write a month small, but a heading begins with a capital.
    const monthTitle = (time: number): string => {
      const text = month.format(time)
      return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1)
    }
    return Array.from(
      Map.groupBy(all, ({ startedAt }) => startedAt.slice(0, 7)),
      ([key, some]) =>
        section(
          Number.isNaN(Date.parse(key)) ? '—' : monthTitle(Date.parse(key)),
          some.map(incident).join('\n'),
        ),
    ).join('\n')
  }

  // Relative, so that the page works at any address.
  const up = '../'.repeat(statusPath(kind, language).split('/').length - 1) || './'
  const at = (path: string): string => `${up}${path}`
  const other: PageKind = kind === 'index' ? 'archive' : 'index'
  const title = t('title', { brand })
  const alternates = contentLanguages
    .map(
      (one) =>
        `<link rel="alternate" hreflang="${languages[one].tag}" href="${escapeText(`${url}/${statusPath(kind, one)}`)}" />`,
    )
    .join('\n    ')
  const choices = contentLanguages
    .map((one) => {
      const name = escapeText(languages[one].name)
      const { tag } = languages[one]
      return one === language
        ? `<b lang="${tag}" aria-current="true">${name}</b>`
        : `<a href="${at(statusPath(kind, one))}index.html" lang="${tag}" hreflang="${tag}">${name}</a>`
    })
    .join(' ')
  // Without anything known neither the feed nor the JSON is written.
  const feedLink = status
    ? `<link rel="alternate" type="application/rss+xml" title="${escapeText(t('feedTitle', { brand }))}" href="${at(statusFeedFile(language))}" />`
    : ''
  const machineLinks = status
    ? `<a href="${at(statusFeedFile(language))}">${escapeText(t('feed'))}</a>
        <a href="${at('status.json')}">${escapeText(t('json'))}</a>`
    : ''
  return `<!doctype html>
<html lang="${languages[language].tag}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="300" />
    <title>${escapeText(kind === 'index' ? title : `${t('archive')} · ${title}`)}</title>
    <meta name="description" content="${escapeText(t('description'))}" />
    <link rel="canonical" href="${escapeText(`${url}/${statusPath(kind, language)}`)}" />
    ${alternates}
    ${feedLink}
    <link rel="icon" href="${at('favicon.svg')}" type="image/svg+xml" />
    <style>${style}</style>
  </head>
  <body>
    <header>
      <b translate="no">${escapeText(brand)}</b>
      <nav aria-label="${escapeText(t('languages'))}">${choices}</nav>
    </header>
    <main>
      <h1>${escapeText(kind === 'index' ? title : t('archive'))}</h1>
      ${kind === 'index' ? `${overall()}\n${now()}` : archive()}
    </main>
    <footer class="soft">
      <hr />
      <nav>
        <a href="${at(statusPath(other, language))}index.html">${escapeText(t(other === 'archive' ? 'archive' : 'back'))}</a>
        <a href="${escapeText(news)}">${escapeText(t('news'))}</a>
        ${machineLinks}
      </nav>
    </footer>
  </body>
</html>
`
}
