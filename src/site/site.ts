import type { Content } from './content.ts'
import type { Site } from './sites.ts'

declare const __SITE__: Site

/**
 * The site of this build. builds/define-site.ts reads and checks builds/<site>/.env at the start of
 * the build.
 */
export const site: Site = __SITE__

declare const __FEEDS__: boolean

/** Whether the build had articles and wrote their feeds (builds/articles/source.ts). */
export const hasFeeds: boolean = __FEEDS__

declare const __STATUS_FEED__: boolean

/** Whether the build had the state of the service and wrote its feeds (builds/status/source.ts). */
export const hasStatusFeed: boolean = __STATUS_FEED__

declare const __PRICES__: boolean

/** Whether the build had prices and wrote them into its pages (builds/prices/source.ts). */
export const hasPrices: boolean = __PRICES__

declare const __CONTENT__: Content

/**
 * The site's company, vacancies and affiliate rates, from builds/<site>/company.json,
 * vacancies.json and affiliate.json. Each file is optional.
 */
export const content: Content = __CONTENT__
