import { useMemo } from 'react'
import { publicApi } from '@/api/endpoints/public.ts'
import { usePage } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { typeOptions } from './task-types.ts'
import type { TypeOption } from './task-types.ts'

const none: readonly TypeOption[] = []

/** The current price of each type, in the reader's currency. */
export function useMarket() {
  const { currency } = useCurrency()
  const { language } = usePage()
  const { data, error, isFetching, refetch } = publicApi.useCustomerPricesQuery(
    { currency, language },
    { pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  const options = useMemo(() => (data ? typeOptions(data) : none), [data])
  return {
    currency,
    options,
    loading: !data && !error,
    // It stays while the prices are asked for again, so that nothing typed is hidden by that.
    failed: !data && error !== undefined,
    busy: isFetching,
    retry: () => void refetch(),
  }
}
