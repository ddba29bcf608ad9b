import { useTranslation } from '@/i18n/use-translation.ts'
import { methodsApi } from '@/api/endpoints/pay.ts'
import type { PageLoader } from '@/session/person.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { readMethodQuery } from '../methods/methods.ts'
import { Methods } from '../methods/Methods.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'

export const loader: PageLoader = ({ request, store: { dispatch } }) => {
  const { currency } = readMethodQuery(new URL(request.url).searchParams)
  return firstPaint(
    dispatch(methodsApi.endpoints.paymentMethods.initiate(currency ? { currency } : {})),
  )
}

/** Loads late: it is below the methods, and a form weighs as much as the page. */
const savedWords = ['topUp'] as const
const loadSaved = async () => (await import('./saved/SavedMethods.tsx')).SavedMethods
const autoWords = ['topUp', 'payment'] as const
const loadAuto = async () => (await import('./auto/AutoTopUpCard.tsx')).AutoTopUpCard

export default function PayPage() {
  const { t } = useTranslation('pay')
  const { t: common } = useTranslation()
  return (
    <AccountFrame wide title={common('nav.crumb.pay')} lead={t('lead')}>
      <Methods />
      <LateSection title={t('saved.title')} lines={3} load={loadSaved} ns={savedWords} props={{}} />
      <LateSection title={t('auto.title')} lines={5} load={loadAuto} ns={autoWords} props={{}} />
    </AccountFrame>
  )
}
