import { publicApi } from '@/api/endpoints/public.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { currencyFor } from '@/session/currency.ts'
import type { Dispatch, PageLoader } from '@/session/person.ts'

const { customerPrices, publicStatistics } = publicApi.endpoints

const prices = (dispatch: Dispatch) =>
  dispatch(customerPrices.initiate({ currency: currencyFor(dispatch) }))
const statistics = (dispatch: Dispatch) =>
  dispatch(publicStatistics.initiate({ currency: currencyFor(dispatch) }))

/** The loaders of pages with prices or figures. Their hooks have the same argument. */
export const loadPrices: PageLoader = ({ store }) => firstPaint(prices(store.dispatch))
export const loadStatistics: PageLoader = ({ store }) => firstPaint(statistics(store.dispatch))
export const loadFigures: PageLoader = ({ store }) =>
  firstPaint(prices(store.dispatch), statistics(store.dispatch))
