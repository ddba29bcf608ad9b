import * as v from 'valibot'
import { voucherPattern } from '@/api/contract/vouchers.ts'
import { known } from '@/lib/known.ts'

/** The longest code: six groups of four. */
const longest = 24

/** Formats a typed code as printed on the card: capitals in groups of four. */
export function plainVoucher(text: string): string {
  const letters = text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, longest)
  return letters.replaceAll(/.{4}(?=.)/g, '$&-')
}

/**
 * Inserts a dash after each complete group, but only while the end is typed, because elsewhere the
 * caret would jump.
 */
export function typedVoucher(text: string, atEnd: boolean): string {
  if (!atEnd) return text.toUpperCase()
  const plain = plainVoucher(text)
  const whole =
    plain.length > 0 && plain.replaceAll('-', '').length % 4 === 0 && plain.length < longest + 5
  return whole && /[\s–—-]$/.test(text) ? `${plain}-` : plain
}

export const VoucherForm = v.object({
  code: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.transform(plainVoucher),
    v.check((code) => voucherPattern.test(code), 'bad_format'),
  ),
})

const codes = {
  ERROR_VOUCHER_NOT_FOUND: 'not_allowed',
  ERROR_VOUCHER_USED: 'not_unique',
  ERROR_VOUCHER_EXPIRED: 'expired',
  ERROR_VOUCHER_REGION: 'mismatch',
} as const
/** The field error that a refusal by the backend means. */
export const voucherFault = (code: string | undefined) =>
  code === undefined ? undefined : known(codes, code)
