import type { Site } from './sites.ts'

declare const __SITE__: Site

/** The site that this build is: parsed and checked from builds/<site>/.env when the build starts (builds/define-site.ts). */
export const site: Site = __SITE__
