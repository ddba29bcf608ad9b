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
  const { data, isError, isFetching, refetch } = publicApi.useCustomerPricesQuery(
    { currency, language },
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
