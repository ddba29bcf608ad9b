import type { Content } from './content.ts'
import type { Site } from './sites.ts'

declare const __SITE__: Site

/** The site that this build is: parsed and checked from builds/<site>/.env when the build starts (builds/define-site.ts). */
export const site: Site = __SITE__

declare const __FEEDS__: boolean

/** Whether the build was given articles, and has written their feeds (builds/articles/source.ts). */
export const hasFeeds: boolean = __FEEDS__

declare const __PRICES__: boolean

/** Whether the build was given prices, and has written them into its pages (builds/prices/source.ts). */
export const hasPrices: boolean = __PRICES__

declare const __CONTENT__: Content

/** Who runs this site, whom it looks for and what affiliates get, from builds/<site>/company.json, vacancies.json and affiliate.json; none has to be there. */
export const content: Content = __CONTENT__
