import { Bell, FileText, KeyRound, ShieldCheck, SquarePen, Trash2, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { AreaNav } from '@/shared/account/AreaNav.tsx'

const links = [
  { id: 'profile', Icon: UserRound },
  { id: 'profileEdit', Icon: SquarePen },
  { id: 'profileNotif', Icon: Bell },
  { id: 'profileAuthentication', Icon: ShieldCheck },
  { id: 'profilePassword', Icon: KeyRound },
  { id: 'profileDocs', Icon: FileText },
  { id: 'profileDelete', Icon: Trash2, danger: true },
] as const

interface ProfileFrameProps {
  title: string
  lead?: ReactNode
  actions?: ReactNode
  prefix?: string | undefined
  children: ReactNode
}

/** A page of the profile, with the way to its sisters. */
export function ProfileFrame(props: ProfileFrameProps) {
  const { t } = useTranslation('profile')
  const { t: common } = useTranslation()
  const named = links.map((link) => ({
    ...link,
    name: link.id === 'profile' ? t('nav.overview') : common(`nav.crumb.${link.id}`),
  }))
  return <AccountFrame {...props} nav={<AreaNav label={t('nav.label')} links={named} />} />
}
