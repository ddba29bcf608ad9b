import type { ReceivingError } from '@/api/contract/receiving-errors.ts'

/** A key as its owner knows it; never more of it than its end. */
export const keyName = ({ name, suffix, id }: NonNullable<ReceivingError['key']>): string =>
  [name, suffix && `…${suffix}`].filter(Boolean).join(' ') || id
