import { useSelector } from 'react-redux'
import type { WithPage } from '@/api/page-state.ts'
import { useCurrency } from './currency.ts'

export const hostOf = (page: WithPage['page']): string => page.hostname || location.hostname

/**
 * The arguments of content lists besides the language: the site, and the person's currency once it
 * is known.
 */
export function usePlace(): { hostname: string; currency: string; settled: boolean } {
  const { currency, settled } = useCurrency()
  return { hostname: useSelector(({ page }: WithPage) => hostOf(page)), currency, settled }
}
