import { useTranslation } from '@/i18n/use-translation.ts'
import type { PaymentMethod } from '@/api/contract/pay-methods.ts'
import { sentences } from '@/lib/sentences.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Notice } from '@/ui/Notice.tsx'

/** Why a method is unavailable, and until when. */
export function MethodDown({ method: { statusReason, availableAt } }: { method: PaymentMethod }) {
  const { t } = useTranslation('pay')
  const format = useFormat()
  return (
    <Notice
      tone="warn"
      title={t('method.downTitle')}
      action={
        <RouteLink className={buttonClass({ variant: 'secondary' })} to={{ id: 'pay' }}>
          {t('on.other')}
        </RouteLink>
      }
    >
      {sentences(
        statusReason ?? t('method.downText'),
        availableAt && t('method.backAt', { time: format.date(availableAt, 'dateTime') }),
      )}
    </Notice>
  )
}
