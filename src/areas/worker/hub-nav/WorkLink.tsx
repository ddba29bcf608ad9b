import { useTranslation } from 'react-i18next'
import { usePersonHere } from '@/session/person-here.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import s from './worker.module.css'

/** Links from an open page of the hub to the work. The place in the queue is kept. */
export function WorkLink() {
  const { t } = useTranslation()
  const { person } = usePersonHere()
  if (person?.userType !== 'worker') return null
  return (
    <RouteLink to={{ id: 'cabinet' }} className={s.work}>
      {t('nav.crumb.cabinet')}
    </RouteLink>
  )
}
