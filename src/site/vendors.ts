import type { Vendors } from './vendor-ids.ts'

declare const __VENDORS__: Vendors

/**
 * The vendors of this site's demos, from builds/demo-frames/vendors.ts. A build contains no hosts
 * of another site's vendors.
 */
export const vendors: Vendors = __VENDORS__
