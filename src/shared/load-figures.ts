import { publicApi } from '@/api/endpoints/public.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { currencyFor } from '@/session/currency.ts'
import type { Dispatch, PageLoader } from '@/session/person.ts'
import type { Language } from '@/site/languages.ts'

const { customerPrices, publicStatistics } = publicApi.endpoints

const prices = (dispatch: Dispatch, language: Language) =>
  dispatch(customerPrices.initiate({ currency: currencyFor(dispatch), language }))
const statistics = (dispatch: Dispatch) =>
  dispatch(publicStatistics.initiate({ currency: currencyFor(dispatch) }))

/** The loaders of pages with prices or figures. Their hooks have the same argument. */
export const loadPrices: PageLoader = ({ store, language }) =>
  firstPaint(prices(store.dispatch, language))
export const loadStatistics: PageLoader = ({ store }) => firstPaint(statistics(store.dispatch))
export const loadFigures: PageLoader = ({ store, language }) =>
  firstPaint(prices(store.dispatch, language), statistics(store.dispatch))
