import { useTranslation } from 'react-i18next'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'

/** Links from the hub to the work screen. The place in the queue is kept. */
export function BackToWork() {
  const { t } = useTranslation('worker')
  return (
    <RouteLink to={{ id: 'cabinet' }} className={buttonClass({ variant: 'secondary' })}>
      {t('back')}
    </RouteLink>
  )
}
