import { useSelector } from 'react-redux'
import { selectHost } from '@/api/page-state.ts'
import { useCurrency } from './currency.ts'

/**
 * The arguments of content lists besides the language: the site, and the person's currency once it
 * is known.
 */
export function usePlace(): { hostname: string; currency: string; settled: boolean } {
  const { currency, settled } = useCurrency()
  return { hostname: useSelector(selectHost), currency, settled }
}
