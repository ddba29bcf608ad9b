import { isOpen } from '../../src/routes/guards.ts'
import type { PageRow } from '../../src/routes/types.ts'

// The bounds of quality.md section 5.

/** Bytes of compressed JavaScript, and the number of its files. */
export interface ScriptBound {
  bytes: number
  files: number
}

const open: ScriptBound = { bytes: 183_000, files: 16 }
/** RTK Query loads with live figures, and with a confirmation, which changes an account. */
const live: ScriptBound = { bytes: 243_000, files: 26 }
const guest: ScriptBound = { bytes: 197_000, files: 16 }
const signedIn: ScriptBound = { bytes: 262_000, files: 28 }

/**
 * @param isLive whether the page fetches figures from the backend
 * @param isMember whether it is the member page of an open row
 */
export function scriptBound(row: PageRow, isLive: boolean, isMember = false): ScriptBound {
  if (isMember || !isOpen(row)) return signedIn
  if (row.guard === 'guest') return guest
  return isLive || row.layout === 'auth' ? live : open
}

/** Search, samples in eight languages and tables of parameters. */
const docs: ScriptBound = { bytes: 190_000, files: 16 }

/**
 * The files that a document may name in its head.
 * @param file relative to the build's folder, such as `api-docs/limits/index.html`
 * @param isLive whether the calls to the backend are among them, as on pages that are their lists
 */
export const startBound = (file: string, isLive: boolean): ScriptBound => {
  if (/^(?:\w\w\/)?auth\//.test(file)) return guest
  if (isLive) return live
  return /^(?:\w\w\/)?(?:api-|2captcha-api\/|proxy\/api\/)/.test(file) ? docs : open
}

/** The pages that contain a whole API each. */
const reference = /^(?:2captcha-api|api-captcha|api-data|api-proxy|proxy\/api)\//

/** @param file relative to the build's folder, such as `proxy/api/index.html` */
export const documentBound = (file: string): number => (reference.test(file) ? 250_000 : 75_000)
