import type { Store } from 'redux'
import { attributed, selectAttribution, selectHost } from '@/api/page-state.ts'
import type { WithPage } from '@/api/page-state.ts'
import { track } from '@/api/track.ts'
import { note } from '@/lib/note.ts'
import { patternPath } from '@/routes/paths.ts'
import { splitLanguage } from '@/routes/language.ts'
import type { PageId } from '@/routes/table/index.ts'
import { site } from '@/site/site.ts'
import { readCookie, writeCookie } from '../cookies.ts'
import { capEncoded } from './cap.ts'
import { isFrom, readFrom } from './referral.ts'
import { externalReferrer, referrerHost } from './referrer.ts'
import type { Own } from './referrer.ts'
import { parseUtm, rawUtm, readUtm, utmEvent } from './utm.ts'
import { markOf, openVisit } from './visit.ts'
import type { Visit } from './visit.ts'

export type AttributionStore = Pick<Store<WithPage>, 'getState' | 'dispatch'>

/** The address of the document before any redirect. */
export interface Landing {
  search: string
  referrer: string
}

export interface Diary {
  visited: (id: PageId, pathname: string, search: string) => void
}

/**
 * Starts with the address of the document: a guard may have redirected from the address that
 * contained a campaign.
 */
export function openDiary(store: AttributionStore, landing: Landing, zone: string): Diary {
  const visit = openVisit()
  // The detected zone is the default: a stored one stays (specification.md section 9).
  if (readCookie('timezone') === undefined)
    writeCookie('timezone', /^[\w+\-/]{1,64}$/.test(zone) ? zone : 'UTC')
  recordLanding(store, landing, { hosts: site.hosts, here: selectHost(store.getState()) }, visit)
  recordQuery(store, landing.search, landing.referrer, visit)
  let latest = landing.search
  return {
    visited: (id, pathname, search) => {
      if (search !== latest && search !== landing.search)
        recordQuery(store, search, landing.referrer, visit)
      latest = search
      recordPage(id, pathname)
    },
  }
}

/**
 * Records where the visitor came from. First touches keep their value until they expire; the latest
 * campaign wins.
 */
function recordLanding(
  store: AttributionStore,
  { referrer }: Landing,
  own: Own,
  visit: Visit,
): void {
  const external = externalReferrer(referrer, own)
  const first = readCookie('original_referer')
  if (external !== null) {
    writeCookie('cms_referrer', external)
    if (visit.isNew && readCookie('reg_referrer') === undefined)
      writeCookie('reg_referrer', external)
    if (first === undefined) writeCookie('original_referer', external)
  }
  const referral = readCookie('referral')
  store.dispatch(
    attributed({
      referer: first ?? external,
      referral: isFrom(referral) ? { id: referral } : null,
      utm: parseUtm(readCookie('utm')),
    }),
  )
}

/**
 * Records a campaign and a referral from an address, and reports each to the tracker once per
 * visit.
 */
function recordQuery(
  store: AttributionStore,
  search: string,
  referrer: string,
  visit: Visit,
): void {
  const utm = readUtm(search)
  if (utm) {
    writeCookie('utm', JSON.stringify(utm))
    writeCookie('cms_utm_get', rawUtm(search))
    store.dispatch(attributed({ utm }))
  }
  const from = readFrom(search)
  if (from !== null) recordReferral(store, from, referrer, visit)
  const event = utmEvent(search)
  if (event && visit.claim(markOf(JSON.stringify(event.data)))) {
    track(store, event).catch((problem: unknown) =>
      note('The event tracker did not take up the campaign.', problem),
    )
  }
}

function recordReferral(
  store: AttributionStore,
  from: string,
  referrer: string,
  visit: Visit,
): void {
  if (!visit.claim('r')) {
    // It was reported in this visit. The known value stays; if there is none (the tracker is
    // blocked), the address still has it.
    if (!selectAttribution(store.getState()).referral)
      store.dispatch(attributed({ referral: { id: from } }))
    return
  }
  const unique = readCookie('referral') === undefined
  store.dispatch(attributed({ referral: { id: from } }))
  track(store, { type: 'referral', data: { from, source: referrerHost(referrer), unique } }).then(
    () => {
      writeCookie('referral', from)
      store.dispatch(attributed({ referralSent: true }))
    },
    (problem: unknown) => note('The event tracker did not take up the referral.', problem),
  )
}

/** Pages that are steps of a flow rather than visited places (specification, section 9). */
const notRecorded: readonly PageId[] = [
  'register',
  'login',
  'remind',
  'checkRemind',
  'confirmEmail',
  'oauthTwoFactor',
]
const longestPath = 256

/**
 * The stored form of an address: its path without language and query; its pattern if it contains a
 * hash; `*` if it is unknown.
 */
export function visitedPath(pathname: string): string {
  const pattern = patternPath(pathname)
  if (pattern === '*' || pattern.includes('{hash}')) return pattern
  return capEncoded(splitLanguage(pathname).path.replace(/(?<=.)\/+$/, ''), longestPath)
}

function recordPage(id: PageId, pathname: string): void {
  const path = visitedPath(pathname)
  if (readCookie('first_visited_page') === undefined) writeCookie('first_visited_page', path)
  if (!notRecorded.includes(id)) writeCookie('last_visited_page', path)
}
