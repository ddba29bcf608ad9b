import { known } from '@/lib/known.ts'
import { Check } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import { plainLink } from './link.tsx'
import type { RenderLink } from './link.tsx'
import s from './Menu.module.css'
import { useCloseOnBack } from './use-close-on-back.ts'
import { usePopover } from './use-popover.ts'

export interface MenuItem {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** A shortcut at the end, for who has keys. */
  aside?: ReactNode
  /** Makes the item a link; otherwise it is an action. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
  /** One option of several. */
  checked?: boolean | undefined
  /** The current page. */
  current?: boolean | undefined
  danger?: boolean | undefined
  /** Draws a separator before the item. */
  separated?: boolean | undefined
}
export interface MenuProps {
  /** Renders the trigger: spread the given props onto a `Button` or `button`. */
  button: (
    props: Pick<
      ComponentProps<'button'>,
      'id' | 'onClick' | 'onKeyDown' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'
    >,
  ) => ReactNode
  items: readonly MenuItem[]
  /** Content above the items, such as the signed-in user. It is not focusable. */
  header?: ReactNode
  align?: 'start' | 'end' | undefined
  /**
   * Opens the menu on mount and focuses this item, for a trigger pressed before the menu was
   * mounted.
   */
  begin?: 'first' | 'last' | undefined
  renderLink?: RenderLink | undefined
}

/**
 * The APG menu button pattern: arrows, Home, End and letters move; Escape and a click outside close
 * it.
 */
export function Menu({
  button,
  items,
  header,
  align = 'start',
  begin,
  renderLink = plainLink,
}: MenuProps) {
  const id = useId()
  const [open, setOpen] = useState<false | 'first' | 'last'>(begin ?? false)
  const wrap = useRef<HTMLSpanElement>(null)
  const anchor = useRef<Element>(null)
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    anchor.current = wrap.current?.firstElementChild ?? null
  }, [])
  usePopover(open !== false, anchor, list)

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const close = () => {
    setOpen(false)
    if (anchor.current instanceof HTMLElement) anchor.current.focus()
  }

  useCloseOnBack(open !== false, close)

  // Focuses in the same commit: a later effect would leave the focus nowhere for a moment.
  useLayoutEffect(() => {
    if (!open) return
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
    all.at(open === 'first' ? 0 : -1)?.focus()
    const outside = (event: Event) => {
      if (event.target instanceof Node && !wrap.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside, true)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside, true)
      document.removeEventListener('focusin', outside)
    }
  }, [open])

  const keys = (event: KeyboardEvent) => {
    // Browser shortcuts such as reload, copy and find pass through.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const all = entries()
    const at = all.findIndex((entry) => entry === document.activeElement)
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    let to = known(steps, event.key)
    if (to === undefined && event.key.length === 1 && /\S/.test(event.key)) {
      const from = [...all.slice(at + 1), ...all.slice(0, at + 1)]
      const hit = from.find((entry) =>
        entry.textContent.trim().toLowerCase().startsWith(event.key.toLowerCase()),
      )
      to = hit ? all.indexOf(hit) : undefined
    }
    if (event.key === 'Escape') {
      // Escape closes only the menu and not a dialog around it.
      event.stopPropagation()
      event.preventDefault()
      close()
    } else if (event.key === 'Tab') {
      setOpen(false)
    } else if (to !== undefined) {
      event.preventDefault()
      all.at(to % all.length)?.focus()
    }
  }

  return (
    <span ref={wrap} className={s.wrap}>
      {button({
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== false,
        'aria-controls': `${id}-menu`,
        onClick: () => (open ? setOpen(false) : setOpen('first')),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last')
        },
      })}
      <div ref={list} className={s.menu} hidden={!open} data-align={align}>
        {header && <div className={s.header}>{header}</div>}
        <div
          role="menu"
          tabIndex={-1}
          onKeyDown={keys}
          id={`${id}-menu`}
          aria-labelledby={`${id}-button`}
        >
          {items.map((item) => (
            <Entry
              key={item.id}
              item={item}
              renderLink={renderLink}
              close={close}
              leave={() => setOpen(false)}
            />
          ))}
        </div>
      </div>
    </span>
  )
}

function Entry({
  item,
  renderLink,
  close,
  leave,
}: {
  item: MenuItem
  renderLink: RenderLink
  close: () => void
  leave: () => void
}) {
  const inside = (
    <>
      {item.icon && <span className={s.icon}>{item.icon}</span>}
      <span className="grow">{item.label}</span>
      {item.aside && <span className="for-keys faint text-1 num">{item.aside}</span>}
      {item.checked !== undefined && (
        <Check className={cx(s.check, item.checked && s.on)} size={16} aria-hidden="true" />
      )}
    </>
  )
  const className = cx(s.item, item.danger && s.danger)
  return (
    <>
      {item.separated && <div role="separator" className={s.line} />}
      {item.href === undefined ? (
        <button
          type="button"
          role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={item.checked}
          tabIndex={-1}
          className={className}
          onClick={() => {
            close()
            item.onSelect?.()
          }}
        >
          {inside}
        </button>
      ) : (
        <span
          role="none"
          onClick={() => {
            leave()
            item.onSelect?.()
          }}
        >
          {renderLink({
            href: item.href,
            role: 'menuitem',
            tabIndex: -1,
            className,
            'aria-current': item.current ? 'page' : undefined,
            children: inside,
          })}
        </span>
      )}
    </>
  )
}
