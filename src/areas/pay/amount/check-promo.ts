import type { ArgOf } from '@/api/contract/types.ts'
import type { PromoCheck, voucherCalls } from '@/api/contract/vouchers.ts'
import { vouchersApi } from '@/api/endpoints/vouchers.ts'
import type { Dispatch } from '@/session/person.ts'

/** Checks a promo code. The calls for codes load with the first check. */
export const checkPromo = (
  dispatch: Dispatch,
  promo: ArgOf<typeof voucherCalls.checkPromo>,
): Promise<PromoCheck> =>
  dispatch(vouchersApi.endpoints.checkPromo.initiate(promo, { track: false })).unwrap()
