import * as v from 'valibot'
import { readUnits } from '../../prices/prices.ts'
import type { PricedProduct } from '../../prices/prices.ts'

export interface PurchaseValues {
  product: string
  units: string
  promo: string
}

export const purchaseDefaults: PurchaseValues = { product: 'residential', units: '10', promo: '' }

export const unitsOf = (
  products: readonly PricedProduct[],
  { product, units }: Pick<PurchaseValues, 'product' | 'units'>,
): number | null => {
  const chosen = products.find(({ id }) => id === product)
  return chosen ? readUnits(units.trim(), chosen.minUnits) : null
}

export const purchaseForm = (
  products: readonly PricedProduct[],
): v.GenericSchema<PurchaseValues, PurchaseValues> =>
  v.pipe(
    v.object({
      product: v.pipe(v.string(), v.nonEmpty()),
      units: v.pipe(v.string(), v.trim(), v.nonEmpty()),
      promo: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(40)),
    }),
    v.forward(
      v.partialCheck(
        [['product'], ['units']],
        (values) => unitsOf(products, values) !== null,
        'out_of_range',
      ),
      ['units'],
    ),
  )

const reasons = ['not_found', 'expired', 'used'] as const
/** The known reason why a promo code is not valid. */
export const promoReason = (reason: string | null) => reasons.find((one) => one === reason)
