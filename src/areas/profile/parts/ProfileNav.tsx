import { Bell, ChevronDown, FileText, KeyRound, ShieldCheck, SquarePen, Trash2, UserRound } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RouteLink } from '@/shared/RouteLink.tsx'
import s from './ProfileFrame.module.css'

const links = [
  { id: 'profile', Icon: UserRound },
  { id: 'profileEdit', Icon: SquarePen },
  { id: 'profileNotif', Icon: Bell },
  { id: 'profileAuthentication', Icon: ShieldCheck },
  { id: 'profilePassword', Icon: KeyRound },
  { id: 'profileDocs', Icon: FileText },
  { id: 'profileDelete', Icon: Trash2 },
] as const
export type ProfilePageId = (typeof links)[number]['id']

/** The pages of the profile: a list beside the page, or behind one button where there is no room for it. */
export function ProfileNav({ id }: { id: ProfilePageId }) {
  const { t } = useTranslation('profile')
  const { t: common } = useTranslation()
  const [open, setOpen] = useState(false)
  const list = useId()
  const name = (page: ProfilePageId): string => (page === 'profile' ? t('nav.overview') : common(`nav.crumb.${page}`))
  return (
    <nav className={s.nav} aria-label={t('nav.label')}>
      <button type="button" className={s.fold} aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
        <span className={s.foldLabel}>{t('nav.fold')}</span>
        <span>{name(id)}</span>
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <ul id={list} data-open={open || undefined}>
        {links.map(({ id: page, Icon }) => (
          <li key={page}>
            <RouteLink to={{ id: page }} aria-current={page === id ? 'page' : undefined} data-danger={page === 'profileDelete' || undefined}>
              <Icon size={18} aria-hidden="true" />
              {name(page)}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
