import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rows } from '../../src/routes/table/index.ts'
import { isLanguage, prefixes } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'

/**
 * The hashes of inline scripts and styles in the built HTML, as Content-Security-Policy sources.
 */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

const hashOf = (text: string | Buffer): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const block = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi
const external = /(?:^|\s)src\s*=/i
/** A style sheet of the build, which builds/plugins/prerender.ts has put into the document. */
const sheet = /(?:^|\s)data-sheet(?:\s|$)/i
const dataBlock = /(?:^|\s)type\s*=\s*"application\/(?:ld\+)?json"/i
/**
 * Matches a tag with an attribute of this name, and ignores the text of other attributes' values.
 */
const withAttribute = (name: string): RegExp =>
  new RegExp(`<[a-z](?:[^>"']|"[^"]*"|'[^']*')*?\\s${name}\\s*=`, 'i')
const styleAttribute = withAttribute('style')
const handlerAttribute = withAttribute('on[a-z]+')

/**
 * Reads one document.
 * @throws where it has a part that the policy forbids: a second script or style, a style or event
 * attribute
 */
export function inlineOf(html: string, file: string): InlineHashes {
  const found: InlineHashes = { scripts: [], styles: [] }
  let sheets = 0
  for (const [, tag = '', attributes = '', text = ''] of html.matchAll(block)) {
    if (external.test(attributes) || dataBlock.test(attributes)) continue
    if (sheet.test(attributes)) sheets += 1
    found[tag.toLowerCase() === 'script' ? 'scripts' : 'styles'].push(hashOf(text))
  }
  if (found.scripts.length > 1 || found.styles.length - sheets > 1)
    throw new Error(
      `${file} has more than one inline script or style besides its sheets; quality.md section 1 allows one of each.`,
    )
  // The text of scripts and comments is not markup.
  const markup = html.replace(block, '').replace(/<!--[\s\S]*?-->/g, '')
  if (styleAttribute.test(markup))
    throw new Error(`${file} has a style attribute, which the policy forbids: use a class.`)
  if (handlerAttribute.test(markup))
    throw new Error(`${file} has an event attribute, which the policy forbids: add a listener.`)
  return found
}

/** Whether a file of a built site is the document of a demo's frame. */
export const isFrame = (file: string): boolean => file.startsWith('demo-frame/')

/** Whether a file of a built site is a page of the app, and no frame or page of the host's faults. */
export const isAppPage = (file: string): boolean =>
  file.endsWith('.html') && !isFrame(file) && !file.startsWith('error/')

/** The style sheets of a built site: a document that is written later may hold any of them. */
async function sheetHashes(dist: string): Promise<string[]> {
  const files = await readdir(join(dist, 'assets')).catch(() => [])
  const sheets = files.filter((file) => file.endsWith('.css')).toSorted()
  return Promise.all(sheets.map(async (file) => hashOf(await readFile(join(dist, 'assets', file)))))
}

/**
 * Reads every HTML file of a built site but the frames of the demos, and its style sheets.
 */
export async function inlineHashes(dist: string): Promise<InlineHashes> {
  const files = (await readdir(dist, { recursive: true }))
    .filter((file) => file.endsWith('.html') && !isFrame(file))
    .sort()
  const all = await Promise.all(
    files.map(async (file) => inlineOf(await readFile(join(dist, file), 'utf8'), file)),
  )
  return {
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
    styles: [...new Set([...all.flatMap(({ styles }) => styles), ...(await sheetHashes(dist))])],
  }
}

/**
 * The policy of a document (quality.md section 1). Only the demos' frames may be framed, and they
 * have policies of their own (builds/demo-frames).
 */
export function contentSecurityPolicy(site: Site, hashes: InlineHashes): string {
  const connect = [
    "'self'",
    ...(site.apiOrigin ? [site.apiOrigin] : []),
    ...(site.reportUrl ? [new URL(site.reportUrl).origin] : []),
  ]
  const image = ["'self'", 'data:', ...(site.mediaHost ? [`https://${site.mediaHost}`] : [])]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.scripts].join(' '),
    ["style-src 'self'", ...hashes.styles].join(' '),
    `img-src ${image.join(' ')}`,
    "font-src 'self'",
    `connect-src ${connect.join(' ')}`,
    "manifest-src 'self'",
    "media-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify structured worker',
  ].join('; ')
}

/**
 * The policy of API answers: if a browser displays one, it runs nothing, loads nothing and has an
 * opaque origin.
 */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

const disallowed = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** The headers of every answer. */
export function commonHeaders(site: Site, hashes: InlineHashes): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(site, hashes),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': disallowed.map((name) => `${name}=()`).join(', '),
  }
}

export const referrerPolicy = {
  normal: 'strict-origin-when-cross-origin',
  secret: 'no-referrer',
} as const

/** The address where password managers look for the password form (W3C change-password-url). */
export const changePassword = {
  path: '/.well-known/change-password',
  to: rows.profilePassword.path,
} as const

export function cacheControl(site: Site) {
  const transform = site.id === 'zh' ? ', no-transform' : ''
  return {
    html: `no-cache${transform}`,
    asset: `public, max-age=31536000, immutable${transform}`,
    file: `public, max-age=3600${transform}`,
    missing: 'no-store',
  }
}

/**
 * The language prefixes that a site does not use, except /en: the app redirects away from them, and
 * they are not indexed.
 */
export function foreignPrefixes(site: Site): string[] {
  return prefixes.filter(
    (prefix) => prefix !== 'en' && !(site.prefixPolicy === 'prefixed' && isLanguage(prefix)),
  )
}
