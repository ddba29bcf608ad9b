import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/contract/user.ts'
import { LivePart } from '@/shared/LivePart.tsx'
import { Button } from '@/ui/Button.tsx'
import type { MenuProps } from '@/ui/Menu.tsx'
import { toast } from '@/ui/toast-store.ts'
import { nameOf } from './name-of.ts'

const load = async () => (await import('./UserMenuList.tsx')).UserMenuList
/** Until it is pressed: the button stays the same one, and keeps the focus, while the menu is on its way and where it is lost. */
const nothing: typeof load = () => new Promise(() => {})
const prepare = (): void => void load().catch(() => {})

/** The button of whoever is here; the menu comes when it is about to be opened. */
export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation()
  const { t: shell } = useTranslation('shell')
  const [begin, open] = useState<MenuProps['begin']>(undefined)

  const button: MenuProps['button'] = (props) => (
    <Button
      {...props}
      variant="tertiary"
      hideText
      prepend={user.avatarUrl ? <img src={user.avatarUrl} alt="" width={24} height={24} /> : <UserRound size={20} aria-hidden="true" />}
    >
      {t('account.menu', { name: nameOf(user) })}
    </Button>
  )
  const closed = (
    <span onPointerEnter={prepare} onFocus={prepare}>
      {button({
        'aria-haspopup': 'menu',
        'aria-expanded': begin !== undefined,
        onClick: () => open(begin ? undefined : 'first'),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          open(event.key === 'ArrowDown' ? 'first' : 'last')
        },
      })}
    </span>
  )
  return (
    <LivePart
      load={begin ? load : nothing}
      props={{ user, button, begin }}
      fallback={closed}
      lost={() => {
        open(undefined)
        toast({ id: 'user-menu', tone: 'warn', text: shell('menu.lost') })
      }}
    />
  )
}
