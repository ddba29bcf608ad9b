import { useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuProps } from '@/ui/Menu.tsx'
import { toast } from '@/ui/toast-store.ts'
import { LatePart } from '../LatePart.tsx'

interface Opened {
  button: MenuProps['button']
  begin: MenuProps['begin']
}

interface LateMenuProps<P> {
  /** A constant of the module. */
  load: () => Promise<ComponentType<P & Opened>>
  props: P
  button: MenuProps['button']
}

/** Until it is pressed: the button stays the same one, and keeps the focus, while the menu is on its way and where it is lost. */
const nothing = () => new Promise<never>(() => {})

/** A button whose menu comes when it is about to be opened. */
export function LateMenu<P extends object>({ load, props, button }: LateMenuProps<P>) {
  const { t } = useTranslation()
  const [begin, open] = useState<MenuProps['begin']>(undefined)
  const prepare = (): void => void load().catch(() => {})
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
    <LatePart
      load={begin ? load : nothing}
      props={{ ...props, button, begin }}
      fallback={closed}
      lost={() => {
        open(undefined)
        toast({ id: 'late-menu', tone: 'warn', text: t('nav.menuLost') })
      }}
    />
  )
}
