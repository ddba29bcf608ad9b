import { useCallback, useSyncExternalStore } from 'react'
import { selectUser, userApi } from '@/api/endpoints/user.ts'
import { createStored } from '@/lib/stored.ts'
import { currencies } from '@/site/currencies.ts'
import type { Currency } from '@/site/currencies.ts'
import type { Dispatch } from './person.ts'
import { useUser } from './use-user.ts'

const stored = createStored<Currency>('currency', currencies, 'USD')

export const storedCurrency = stored.get

/** The same as `useCurrency()`, for loaders. */
export const currencyFor = (dispatch: Dispatch): string =>
  dispatch((_, getState) => selectUser(getState())?.currency ?? stored.get())

/**
 * The currency of prices: the user's, else the stored choice, else USD (ARCHITECTURE.md section 4).
 */
export function useCurrency(): {
  currency: string
  choose: (currency: Currency) => void
  settled: boolean
} {
  const { user, error } = useUser()
  const [update] = userApi.useUpdateUserMutation()
  const choice = useSyncExternalStore(stored.subscribe, stored.get, () => stored.fallback)
  const choose = useCallback(
    (currency: Currency) => {
      stored.set(currency)
      if (user) void update({ currency })
    },
    [update, user],
  )
  return {
    currency: user?.currency ?? choice,
    // Before the person is known a query would be sent twice.
    settled: user !== undefined || error !== undefined,
    choose,
  }
}
