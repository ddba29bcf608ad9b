import { useSelector } from 'react-redux'
import { publicApi } from '@/api/endpoints/public.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { selectAttribution } from '@/api/page-state.ts'
import type { WithPage } from '@/api/page-state.ts'
import { usePage } from '@/i18n/page-context.ts'
import { currencyFor, useCurrency } from '@/session/currency.ts'
import type { PageLoader } from '@/session/person.ts'
import type { Language } from '@/site/languages.ts'

const campaignIn = (state: WithPage) => selectAttribution(state).utm.utm_campaign

/**
 * The campaign that led here may give a discount. It is known only after the first render, so it is
 * a part of the argument: the prices are requested again then.
 */
const argOf = (currency: string, language: Language, campaign: string | undefined) => ({
  currency,
  language,
  ...(campaign !== undefined && { utm_campaign: campaign }),
})

export const loadProxyPrices: PageLoader = ({ store: { dispatch }, language }) => {
  const campaign = dispatch((_, getState) => campaignIn(Object(getState())))
  return firstPaint(
    dispatch(
      publicApi.endpoints.proxyPrices.initiate(argOf(currencyFor(dispatch), language, campaign)),
    ),
  )
}

/**
 * The prices in the visitor's currency, with the campaign's discount.
 * @param freshFor seconds until they are requested again on mounting
 */
export function useProxyPrices(freshFor = 60) {
  const { currency, choose } = useCurrency()
  const { language } = usePage()
  const campaign = useSelector(campaignIn)
  const prices = publicApi.useProxyPricesQuery(argOf(currency, language, campaign), {
    refetchOnMountOrArgChange: freshFor,
  })
  return { ...prices, currency, choose }
}
