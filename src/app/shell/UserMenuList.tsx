import {
  Bell,
  LayoutDashboard,
  LogOut,
  MousePointerClick,
  Pencil,
  Search,
  ShieldCheck,
  UserRound,
  UserRoundPen,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { User } from '@/api/contract/user.ts'
import { useHref, usePage } from '@/i18n/page-context.ts'
import { passes, personOf } from '@/session/person.ts'
import { useUser } from '@/session/use-user.ts'
import { useOnHold } from '@/shared/account/use-on-hold.ts'
import { renderRouteLink } from '@/shared/render-link.tsx'
import { Menu } from '@/ui/Menu.tsx'
import type { MenuItem, MenuProps } from '@/ui/Menu.tsx'
import { useKeyNames } from '@/ui/use-shortcuts.ts'
import { accountMenu, isOffered } from '../layouts/nav.ts'
import type { MenuPage } from '../layouts/nav.ts'
import { openPalette, paletteCombo } from '../palette/open.ts'
import { userName } from './name-of.ts'
import s from './shell.module.css'

const icons: Record<MenuPage, LucideIcon> = {
  cabinet: MousePointerClick,
  dashboard: LayoutDashboard,
  profile: UserRound,
  profileEdit: Pencil,
  profileNotif: Bell,
  profileAuthentication: ShieldCheck,
}
const types = ['customer', 'worker', 'developer'] as const

interface Props {
  user: User
  button: MenuProps['button']
  begin: MenuProps['begin']
}

/** The content of the user menu. */
export function UserMenuList({ user, button, begin }: Props) {
  const { t } = useTranslation()
  const { t: shell } = useTranslation('shell')
  const href = useHref()
  const { hint } = useKeyNames()
  const { id: here } = usePage()
  const person = personOf(useUser().user)
  const onHold = useOnHold()
  const type = types.find((known) => known === user.profile.userType)
  const items: MenuItem[] = [
    ...(user.profile.userType
      ? []
      : [
          {
            id: 'selectRole',
            label: shell('menu.role'),
            href: href({ id: 'selectRole' }),
            icon: <UserRoundPen size={18} aria-hidden="true" />,
          },
        ]),
    ...accountMenu
      .filter((id) => passes(id, person) && isOffered(id, person?.userType))
      .map((id) => {
        const Icon = icons[id]
        return {
          id,
          label: t(`nav.crumb.${id}`),
          href: href({ id }),
          current: id === here,
          icon: <Icon size={18} aria-hidden="true" />,
        }
      }),
    {
      id: 'search',
      label: t('action.search'),
      icon: <Search size={18} aria-hidden="true" />,
      aside: hint(paletteCombo),
      onSelect: openPalette,
      separated: true,
    },
    {
      id: 'logout',
      label: t('nav.signOut'),
      href: href({ id: 'logout' }),
      icon: <LogOut size={18} aria-hidden="true" />,
      separated: true,
    },
  ]
  return (
    <Menu
      align="end"
      renderLink={renderRouteLink}
      items={items}
      header={
        <>
          <b className={s.who}>{userName(user)}</b>
          {user.name && user.email && <span className={s.who}>{user.email}</span>}
          {type && <span className={s.who}>{t(`role.${type}`)}</span>}
          {onHold && <span className={s.who}>{onHold}</span>}
        </>
      }
      button={button}
      begin={begin}
    />
  )
}
