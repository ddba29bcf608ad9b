import * as v from 'valibot'
import { encodePart } from '@/lib/encode-part.ts'

/** A secret as one types it off: in groups of four. */
export const inGroups = (secret: string): string =>
  secret.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')

/** A code with whatever was pasted along: spaces, a dash, wide digits. */
const Code = v.pipe(
  v.string(),
  v.transform((typed) => typed.normalize('NFKC').replace(/[\s\u200b\u2060-]/g, '')),
  v.nonEmpty(),
  v.regex(/^\d{6,8}$/),
)

export const SetupForm = v.object({
  saved: v.pipe(
    v.boolean(),
    v.check((saved) => saved, 'required'),
  ),
  code: Code,
})

/** An address that opens an authenticator app, and short. Null where it is anything else. */
export const otpauthLink = (url: string): string | null =>
  url.length <= 2048 && /^otpauth:\/\/totp\/[^\s\p{Cc}\\]+$/iu.test(url) ? url : null

/** A text file as an address: it needs no script to be saved, and no policy stands in its way. */
export const textFile = (lines: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodePart(`${lines.join('\r\n')}\r\n`)}`

/** How many tries an answer leaves, where it says so. */
export function attemptsLeft(data: unknown): number | null {
  const left =
    typeof data === 'object' && data !== null && 'attemptsLeft' in data ? data.attemptsLeft : null
  return typeof left === 'number' && left > 0 ? left : null
}
