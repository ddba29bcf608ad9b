import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import type { Money } from '@/api/contract/common.ts'
import { proxyAccountApi } from '@/api/endpoints/proxy.ts'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { estimateProxy } from '../../prices/prices.ts'
import type { PricedProduct, Tier } from '../../prices/prices.ts'
import { unitsOf } from './purchase.ts'
import type { PurchaseValues } from './purchase.ts'

export interface Quote {
  units: number | null
  /** The charged amount; null while there is no amount. */
  price: Money | null
  /** The price without the code. */
  list: Money | null
  tier: Tier | null
  next: Tier | null
  /** The code that the backend has checked for these entries. */
  code: string | null
  isValid: boolean
  percent: number | null
  /** Why the code is not valid. */
  reason: string | null
  isLoading: boolean
  problem: Problem | null
  apply: (code: string) => void
  forget: () => void
}

/**
 * The price of an order: from the price list, or with a code from the backend for exactly these
 * entries.
 */
export function useQuote(products: readonly PricedProduct[], values: PurchaseValues): Quote {
  const [applied, setApplied] = useState<string | null>(null)
  const units = unitsOf(products, values)
  const product = products.find(({ id }) => id === values.product)
  const typed = values.promo.trim().toUpperCase()
  const isAsked = applied !== null && applied === typed && units !== null
  const { currentData, error, isFetching } = proxyAccountApi.useProxyQuoteQuery(
    isAsked ? { product: values.product, units, promoCode: applied } : skipToken,
    { refetchOnMountOrArgChange: 30 },
  )
  const found = product && units !== null ? estimateProxy(product, units) : null
  const list = found && { amount: found.total, currency: found.tier.perUnit.currency }
  const isValid = currentData?.promo?.valid === true
  return {
    units,
    price: isValid && currentData.price ? currentData.price : list,
    list,
    tier: found?.tier ?? null,
    next: found?.next ?? null,
    code: currentData ? applied : null,
    isValid,
    percent: currentData?.promo?.percent ?? null,
    reason: currentData && !isValid ? (currentData.promo?.reason ?? '') : null,
    isLoading: isAsked && isFetching && !currentData,
    problem: isAsked && error && !currentData ? toProblem(error) : null,
    apply: (code) => setApplied(code.trim().toUpperCase()),
    forget: () => setApplied(null),
  }
}
