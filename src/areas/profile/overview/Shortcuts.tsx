import { Bell, FileText, KeyRound, ShieldCheck, SquarePen, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RouteLink } from '@/shared/RouteLink.tsx'
import s from './overview.module.css'

const places = [
  { id: 'profileEdit', Icon: SquarePen },
  { id: 'profileNotif', Icon: Bell },
  { id: 'profileAuthentication', Icon: ShieldCheck },
  { id: 'profilePassword', Icon: KeyRound },
  { id: 'profileDocs', Icon: FileText },
  { id: 'profileDelete', Icon: Trash2 },
] as const

/** Links to the other pages, with their content. */
export function Shortcuts() {
  const { t } = useTranslation('profileOverview')
  const { t: common } = useTranslation()
  const title = useId()
  return (
    <section aria-labelledby={title} className={s.more}>
      <h2 id={title}>{t('overview.more')}</h2>
      <ul className={s.shortcuts}>
        {places.map(({ id, Icon }) => (
          <li key={id}>
            <RouteLink to={{ id }} aria-describedby={`${title}-${id}`}>
              <Icon size={20} aria-hidden="true" />
              {common(`nav.crumb.${id}`)}
            </RouteLink>
            <p id={`${title}-${id}`}>{t(`overview.about.${id}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
