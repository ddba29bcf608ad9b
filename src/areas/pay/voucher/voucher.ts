import * as v from 'valibot'
import { voucherPattern } from '@/api/contract/vouchers.ts'
import { known } from '@/lib/known.ts'

/** The longest code there is: six groups of four. */
const longest = 24

/**
 * What was typed as it stands on the card: capitals, in groups of four, whatever spaces and dashes
 * there were.
 */
export function plainVoucher(text: string): string {
  const letters = text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, longest)
  return letters.replaceAll(/.{4}(?=.)/g, '$&-')
}

/**
 * While typing at the end, a dash follows each whole group; elsewhere only the letters change, so
 * that nothing jumps.
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
/** What a refusal of the backend's says of the code. */
export const voucherFault = (code: string | undefined) =>
  code === undefined ? undefined : known(codes, code)
