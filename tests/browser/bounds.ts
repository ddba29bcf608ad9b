import { isOpenRow } from '../../src/routes/guards.ts'
import type { PageId } from '../../src/routes/table/index.ts'
import type { PageRow } from '../../src/routes/types.ts'

// The bounds of quality.md section 5.

/** Bytes of compressed JavaScript, the number of its files, and bytes of compressed styles. */
export interface ScriptBound {
  bytes: number
  files: number
  styles: number
}

const open: ScriptBound = { bytes: 265_000, files: 20, styles: 20_800 }
const guest: ScriptBound = { bytes: 219_000, files: 10, styles: 17_400 }
const signedIn: ScriptBound = { bytes: 327_000, files: 33, styles: 26_200 }

/** With a part that shares code with an account. */
const withPart: ScriptBound = { ...signedIn, bytes: 341_000, files: 45 }
/** Pages that show a part of their own at once: a chart, plans, a chat, a widget, a wallet, a desk. */
const ownPart: Partial<Record<PageId, ScriptBound>> = {
  customerRate: withPart,
  customerSolvingSpeed: withPart,
  serviceLoad: withPart,
  workersOnline: withPart,
  waitingTime: withPart,
  employeeRate: withPart,
  leaderboard: withPart,
  enterprise: withPart,
  supportBot: withPart,
  demo: withPart,
  walletEdit: withPart,
  labelReview: { ...withPart, bytes: 391_000 },
}

interface Bounded {
  id: PageId
  row: PageRow
}

/** @param isMember whether it is the member page of an open row */
export function scriptBound({ id, row }: Bounded, isMember = false): ScriptBound {
  const own = ownPart[id]
  if (own) return own
  if (isMember || !isOpenRow(row)) return signedIn
  return row.guard === 'guest' ? guest : open
}

/**
 * The files that a document may name.
 * @param file relative to the build's folder, such as `api-docs/limits/index.html`
 */
export const startBound = (file: string): ScriptBound =>
  /^(?:\w\w\/)?auth\//.test(file) ? guest : open

/** The style sheets that a document may name. */
export const mostStyles = 4

/** The pages that contain a whole API each. */
const reference = /^(?:2captcha-api|api-captcha|api-data|api-proxy|proxy\/api)\//

/** @param file relative to the build's folder, such as `proxy/api/index.html` */
export const documentBound = (file: string): number => (reference.test(file) ? 250_000 : 77_000)
