import type { Language } from '../site/languages.ts'

/** The feed of the service's state on a site whose build had STATUS_SOURCE. */
export const statusFeedPath = (language: Language): string => `/feeds/status.${language}.xml`

/** Where the status page of its own has a language, below its address. */
export const statusPagePath = (language: Language): string =>
  language === 'en' ? '' : `${language}/`
