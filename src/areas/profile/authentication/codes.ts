import * as v from 'valibot'
import { encodePart } from '@/lib/encode-part.ts'
import { plainSigns } from '@/lib/half-width.ts'

/** Splits a secret into groups of four, for typing it elsewhere. */
export const inGroups = (secret: string): string =>
  secret.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')

/** Normalizes a pasted code: spaces, dashes, and digits of full width or of another script. */
const Code = v.pipe(
  v.string(),
  v.transform((typed) => plainSigns(typed.normalize('NFKC')).replace(/[\s\u200b\u2060-]/g, '')),
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

/**
 * Validates an address that opens an authenticator app; null if it is anything else or too long.
 */
export const otpauthLink = (url: string): string | null =>
  url.length <= 2048 && /^otpauth:\/\/totp\/[^\s\p{Cc}\\]+$/iu.test(url) ? url : null

/** A text file as a data URL, which can be saved without a script and which the policy allows. */
export const textFile = (lines: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodePart(`${lines.join('\r\n')}\r\n`)}`

/** The number of attempts left, if an answer contains it. */
export function codeAttemptsLeft(data: unknown): number | null {
  const left =
    typeof data === 'object' && data !== null && 'attemptsLeft' in data ? data.attemptsLeft : null
  return typeof left === 'number' && left > 0 ? left : null
}
