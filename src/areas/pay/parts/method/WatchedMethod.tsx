import { useTranslation } from 'react-i18next'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { usePayment } from '../result/use-payment.ts'
import { loadPayment } from './load-payment.ts'

interface WatchedMethodProps {
  id: string
  title: string
  onPrefix: (prefix: string | undefined) => void
}

const words = ['payment'] as const

/** A payment that has begun, asked for while what shows it is on its way. */
export function WatchedMethod({ id, title, onPrefix }: WatchedMethodProps) {
  const { t } = useTranslation('pay')
  const answer = usePayment(id)
  return <LateSection title={t('result.asking')} lines={5} load={loadPayment} ns={words} props={{ ...answer, title, onPrefix }} onSight={false} />
}
