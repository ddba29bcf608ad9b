import { useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { MenuProps } from '@/ui/Menu.tsx'
import { toast } from '@/ui/toast-store.ts'
import { LatePart } from '../LatePart.tsx'

interface Opened {
  button: MenuProps['button']
  begin: MenuProps['begin']
}

interface LateMenuProps<P> {
  /** Must be a constant of the module. */
  load: () => Promise<ComponentType<P & Opened>>
  props: P
  button: MenuProps['button']
}

/**
 * Loads nothing until the button is pressed. The same button stays and keeps the focus while the
 * menu loads, and when it cannot be loaded.
 */
const nothing = () => new Promise<never>(() => {})

/** A button whose menu loads when it is about to be opened. */
export function LateMenu<P extends object>({ load, props, button }: LateMenuProps<P>) {
  const { t } = useTranslation()
  const [begin, setBegin] = useState<MenuProps['begin']>(undefined)
  const prepare = (): void => void load().catch(() => {})
  const closed = (
    <span onPointerEnter={prepare} onFocus={prepare}>
      {button({
        'aria-haspopup': 'menu',
        'aria-expanded': begin !== undefined,
        onClick: () => setBegin(begin ? undefined : 'first'),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setBegin(event.key === 'ArrowDown' ? 'first' : 'last')
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
        setBegin(undefined)
        toast({ id: 'late-menu', tone: 'warn', text: t('nav.menuLost') })
      }}
    />
  )
}
