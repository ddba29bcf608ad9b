import { useTranslation } from 'react-i18next'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Forward } from '@/ui/Forward.tsx'
import s from './How.module.css'

const people = ['developer', 'customer', 'worker'] as const

export function Audience() {
  const { t } = useTranslation('home')
  return (
    <>
      <h3 className={`heading ${s.for}`}>{t('who.title')}</h3>
      <ul className={s.people}>
        {people.map((userType) => (
          <li key={userType} className={s.person}>
            <h4 className="heading">{t(`who.${userType}.title`)}</h4>
            <p className="quiet">{t(`who.${userType}.text`)}</p>
            <RouteLink to={{ id: 'register', search: { userType } }}>
              {t(`who.${userType}.link`)}
              <Forward />
            </RouteLink>
          </li>
        ))}
      </ul>
    </>
  )
}
