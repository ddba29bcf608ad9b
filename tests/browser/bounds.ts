import { isOpen } from '../../src/routes/guards.ts'
import type { PageRow } from '../../src/routes/types.ts'

// The bounds of quality.md section 5.

/** Bytes of compressed JavaScript, and the number of its files. */
export interface ScriptBound {
  bytes: number
  files: number
}

const open: ScriptBound = { bytes: 231_000, files: 16 }
/** Search, samples in eight languages and tables of parameters. */
const docs: ScriptBound = { bytes: 230_000, files: 19 }
const guest: ScriptBound = { bytes: 217_000, files: 14 }
const signedIn: ScriptBound = { bytes: 262_000, files: 24 }

/** @param isMember whether it is the member page of an open row */
export function scriptBound(row: PageRow, isMember = false): ScriptBound {
  if (isMember || !isOpen(row)) return signedIn
  return row.guard === 'guest' ? guest : open
}

/**
 * The files that a document may name in its head.
 * @param file relative to the build's folder, such as `api-docs/limits/index.html`
 */
export const startBound = (file: string): ScriptBound => {
  if (/^(?:\w\w\/)?auth\//.test(file)) return guest
  return /^(?:\w\w\/)?(?:api-|2captcha-api\/|proxy\/api\/)/.test(file) ? docs : open
}

/** The style sheets that a document may name. */
export const mostStyles = 4

/** The pages that contain a whole API each. */
const reference = /^(?:2captcha-api|api-captcha|api-data|api-proxy|proxy\/api)\//

/** @param file relative to the build's folder, such as `proxy/api/index.html` */
export const documentBound = (file: string): number => (reference.test(file) ? 250_000 : 75_000)
