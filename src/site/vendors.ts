import type { Vendors } from './vendor-ids.ts'

declare const __VENDORS__: Vendors

/** The vendors of this site's demos, from builds/demo-frames/vendors.ts: a build names the hosts of no other site. */
export const vendors: Vendors = __VENDORS__
