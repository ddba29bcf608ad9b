import { mapTable } from '../../src/lib/object.ts'
import type { SiteId } from '../../src/site/sites.ts'
import type { Vendor, VendorId, Vendors } from '../../src/site/vendor-ids.ts'

/** The facts about a vendor that its frame needs. */
export interface FrameVendor {
  name: string
  /** The prefix of its script addresses. */
  base: string
  /**
   * The sources in the frame's policy: scripts, frames, styles, pictures and calls, from the
   * vendor's documentation.
   */
  sources: readonly string[]
}

type FrameVendors = Readonly<Partial<Record<VendorId, FrameVendor>>>

const geetest: FrameVendor = {
  name: 'GeeTest',
  base: 'https://static.geetest.com/',
  sources: ['https://*.geetest.com'],
}

const anywhere: FrameVendors = {
  recaptcha: {
    name: 'Google',
    base: 'https://www.google.com/recaptcha/',
    sources: [
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ],
  },
  hcaptcha: {
    name: 'hCaptcha',
    base: 'https://js.hcaptcha.com/1/',
    sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  turnstile: {
    name: 'Cloudflare',
    base: 'https://challenges.cloudflare.com/turnstile/v0/',
    sources: ['https://challenges.cloudflare.com'],
  },
  geetest,
  lemin: {
    name: 'Lemin',
    base: 'https://api.leminnow.com/captcha/v1/cropped/',
    sources: ['https://api.leminnow.com'],
  },
  mtcaptcha: {
    name: 'MTCaptcha',
    base: 'https://service.mtcaptcha.com/mtcv1/client/',
    sources: ['https://service.mtcaptcha.com', 'https://service2.mtcaptcha.com'],
  },
}

/**
 * In mainland China reCAPTCHA has other hosts and GeeTest works as usual. The other vendors are
 * unreliable there.
 */
const inChina: FrameVendors = {
  recaptcha: {
    name: 'Google',
    base: 'https://www.recaptcha.net/recaptcha/',
    sources: ['https://www.recaptcha.net/recaptcha/', 'https://www.gstatic.cn/recaptcha/'],
  },
  geetest,
}

/** Returns the vendors whose widgets a site shows. */
export const frameVendors = (site: SiteId): FrameVendors => (site === 'zh' ? inChina : anywhere)

/** Returns what the pages of a site may say about its vendors. */
export const vendorsOf = (site: SiteId): Vendors =>
  mapTable<Vendors, FrameVendor>(frameVendors(site), ({ name, sources }): Vendor => ({
    name,
    hosts: sources.map((source) => source.replace(/^https:\/\/([^/]+).*$/, '$1')),
  }))
