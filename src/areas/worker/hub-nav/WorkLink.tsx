import { useTranslation } from 'react-i18next'
import { usePersonHere } from '@/session/person-here.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import s from './worker.module.css'

/** From an open page of the hub back to the work: the place in the queue is still there. */
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
