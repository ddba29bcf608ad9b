import * as v from 'valibot'
import type { WalletField } from '@/api/contract/wallet.ts'
import { checksums, fitsChecksum, isTokenContract, plainAccount } from '@/lib/checksum/checksum.ts'
import { known } from '@/lib/known.ts'
import { fitsPattern } from '@/lib/whole-pattern.ts'

/** The form's name for a field, because the backend's name can be anything. */
export const walletFieldKey = (index: number): string => `field${index + 1}`

/**
 * The schema of a method's fields, from the backend's description. Accounts are sent without
 * spaces.
 */
export function walletForm(fields: readonly WalletField[]) {
  const entries = fields.map(({ pattern, minLength, maxLength, checksum, example }, index) => {
    const kind = known(checksums, checksum ?? '')
    const field = v.pipe(
      v.string(),
      v.transform((text) => plainAccount(kind, text)),
      v.nonEmpty(),
      v.minLength(minLength ?? 0),
      v.maxLength(maxLength ?? 256),
      v.check(fitsPattern(pattern), 'bad_format'),
      v.check((text) => fitsChecksum(kind, text), 'mismatch'),
      // The example of an account is somebody else's, and money sent there is lost.
      v.check(
        (text) =>
          kind === undefined ||
          (text !== plainAccount(kind, example ?? '') && !isTokenContract(text)),
        'not_allowed',
      ),
    )
    return [walletFieldKey(index), field] as const
  })
  return v.pipe(
    v.object(Object.fromEntries(entries)),
    v.transform((values) =>
      Object.fromEntries(
        fields.map(({ name }, index) => [name, values[walletFieldKey(index)] ?? '']),
      ),
    ),
  )
}
