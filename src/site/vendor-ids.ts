/** The vendors of widgets whose demos run the vendor's script. */
export const vendorIds = [
  'recaptcha',
  'hcaptcha',
  'turnstile',
  'geetest',
  'lemin',
  'mtcaptcha',
] as const
export type VendorId = (typeof vendorIds)[number]

/** What a page says about a vendor before it loads the vendor's script. */
export interface Vendor {
  /** The vendor's name. */
  name: string
  /** The hosts of the script, its frames and its pictures. */
  hosts: readonly string[]
}

/** The vendors whose widgets a site may show. Others are unreachable for its visitors. */
export type Vendors = Readonly<Partial<Record<VendorId, Vendor>>>
