import { useMemo } from 'react'
import { publicApi } from '@/api/endpoints/public.ts'
import { useCurrency } from '@/session/currency.ts'
import { typeOptions } from './task-types.ts'
import type { TypeOption } from './task-types.ts'

const none: readonly TypeOption[] = []

/** The current price of each type, in the reader's currency. */
export function useMarket() {
  const { currency } = useCurrency()
  const { data, isError, isFetching, refetch } = publicApi.useCustomerPricesQuery(
    { currency },
    { pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  const options = useMemo(() => (data ? typeOptions(data) : none), [data])
  return {
    currency,
    options,
    loading: !data && !isError,
    failed: !data && isError,
    busy: isFetching,
    retry: () => void refetch(),
  }
}
