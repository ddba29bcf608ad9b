import type { Site } from '@/site/sites.ts'

/** `international`: the offer of the com site. `language`: for browsers that don't ask for what a site is written for. */
export type NoticeName = 'international' | 'language'

/** Browsers that ask for one of these read Russian (specification, section 9). */
const russianReaders = ['ru', 'ru-ru', 'uk', 'be']

interface Situation {
  site: Pick<Site, 'id' | 'languageNoticeHost'>
  /** The host that the page stands on. */
  host: string
  /** navigator.languages. */
  accepted: readonly string[]
  dismissed: readonly NoticeName[]
}

/** The one notice that a visitor is to see now, or null. The second waits until the first has been dismissed. */
export function noticeFor({ site, host, accepted, dismissed }: Situation): NoticeName | null {
  if (site.id !== 'com' && !dismissed.includes('international')) return 'international'
  const foreign = !accepted.some((code) => russianReaders.includes(code.toLowerCase()))
  return site.languageNoticeHost !== '' &&
    host === site.languageNoticeHost &&
    foreign &&
    !dismissed.includes('language')
    ? 'language'
    : null
}
