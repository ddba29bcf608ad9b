import type { Site } from '@/site/sites.ts'

/**
 * `international`: offers the com site. `language`: for browsers that do not ask for the site's
 * language.
 */
export type NoticeName = 'international' | 'language'

/** Browsers that ask for one of these languages read Russian (specification, section 9). */
const russianReaders = ['ru', 'ru-ru', 'uk', 'be']

interface Situation {
  site: Pick<Site, 'id' | 'languageNoticeHost'>
  /** The host of the page. */
  host: string
  /** navigator.languages. */
  accepted: readonly string[]
  dismissed: readonly NoticeName[]
}

/**
 * The notice that a visitor should see now, or null. That of the language waits for no other: whoever
 * cannot read the page reads no offer on it either.
 */
export function noticeFor({ site, host, accepted, dismissed }: Situation): NoticeName | null {
  const foreign = !accepted.some((code) => russianReaders.includes(code.toLowerCase()))
  if (
    site.languageNoticeHost !== '' &&
    host === site.languageNoticeHost &&
    foreign &&
    !dismissed.includes('language')
  )
    return 'language'
  return site.id !== 'com' && !dismissed.includes('international') ? 'international' : null
}
