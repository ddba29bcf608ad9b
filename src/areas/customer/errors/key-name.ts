import { isolated } from '@/lib/invisible.ts'
import type { ReceivingError } from '@/api/contract/receiving-errors.ts'

/** The label of a key for its owner. It shows no more of the key than its end. */
export const receivingKeyName = ({
  name,
  suffix,
  id,
}: NonNullable<ReceivingError['key']>): string =>
  [name && isolated(name), suffix && `…${suffix}`].filter(Boolean).join(' ') || id
