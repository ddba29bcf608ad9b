/** Makers of widgets whose demos run their script. */
export const vendorIds = [
  'recaptcha',
  'hcaptcha',
  'turnstile',
  'geetest',
  'lemin',
  'mtcaptcha',
] as const
export type VendorId = (typeof vendorIds)[number]

/** What a page says of a vendor before its script is loaded. */
export interface Vendor {
  /** Who makes the widget. */
  name: string
  /** The hosts that the script, its frames and pictures come from. */
  hosts: readonly string[]
}

/** The vendors whose widgets a site may show; the others cannot be reached where its visitors are. */
export type Vendors = Readonly<Partial<Record<VendorId, Vendor>>>
