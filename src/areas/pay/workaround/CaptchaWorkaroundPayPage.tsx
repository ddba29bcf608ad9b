import { useTranslation } from 'react-i18next'
import { ordersApi } from '@/api/endpoints/orders.ts'
import { toProblem } from '@/api/problem.ts'
import type { PageLoader } from '@/session/person.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { firstPaint } from '@/api/first-paint.ts'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { OrderSection } from './OrderSection.tsx'
import { Orders } from './Orders.tsx'

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(ordersApi.endpoints.workaroundKinds.initiate()))

export default function CaptchaWorkaroundPayPage() {
  const { t } = useTranslation('workaroundPay')
  const { t: common } = useTranslation()
  const { data, error, isFetching, refetch } = ordersApi.useWorkaroundKindsQuery(undefined, {
    refetchOnMountOrArgChange: 10,
  })
  return (
    <AccountFrame
      title={common('nav.crumb.captchaWorkaroundPay')}
      lead={
        <>
          {t('lead')} <RouteLink to={{ id: 'captchaWorkaround' }}>{t('about')}</RouteLink>
        </>
      }
    >
      {data ? (
        <>
          <OrderSection offer={data} onPriceChanged={() => void refetch()} />
          <Orders orders={data.orders} />
        </>
      ) : error ? (
        <ProblemState problem={toProblem(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SectionSkeleton title={t('order.title')} lines={10} />
      )}
    </AccountFrame>
  )
}
