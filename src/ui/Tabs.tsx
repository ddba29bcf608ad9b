import { known } from '@/lib/known.ts'
import { Fragment, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import s from './Tabs.module.css'

export interface TabItem<Id extends string = string> {
  id: Id
  label: ReactNode
  content: ReactNode
}
export interface TabsProps<Id extends string> {
  /** The accessible name of the tab list. */
  label: string
  items: readonly TabItem<Id>[]
  /**
   * Controlled with onChange; otherwise uncontrolled, starting with defaultValue or the first tab.
   */
  value?: Id | undefined
  defaultValue?: Id | undefined
  onChange?: ((id: Id) => void) | undefined
  /** Content at the end of the row, such as a copy button. */
  aside?: ReactNode
  size?: 'md' | 'sm' | undefined
  className?: string | undefined
}

/**
 * The APG tabs pattern with automatic activation: arrows move and select. Only the selected panel
 * is rendered.
 */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  defaultValue,
  onChange,
  aside,
  size = 'md',
  className,
}: TabsProps<Id>) {
  const base = useId()
  const [own, setOwn] = useState(defaultValue)
  const row = useRef<HTMLDivElement>(null)
  const index = Math.max(
    0,
    items.findIndex((item) => item.id === (value ?? own)),
  )
  const chosen = items[index]
  // What stands beside the row changes with the panel, so the tab is looked for once both are there.
  useLayoutEffect(() => {
    if (row.current) showTab(row.current)
  }, [chosen?.id])
  if (!chosen) return null

  const choose = (id: Id) => {
    setOwn(id)
    onChange?.(id)
  }
  const keys = (event: KeyboardEvent) => {
    // Alt and an arrow go back in the browser's history.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const steps: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: items.length - 1,
    }
    const step = known(steps, event.key)
    if (step === undefined) return
    event.preventDefault()
    const at = (step + items.length) % items.length
    const next = items[at]
    if (!next) return
    choose(next.id)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus()
  }
  return (
    <div className={cx(s.tabs, className)} data-size={size}>
      <div className="row align-center gap-3 line-below">
        <div ref={row} role="tablist" aria-label={label} className={s.row} onKeyDown={keys}>
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${base}-${item.id}`}
              aria-selected={item === chosen}
              aria-controls={item === chosen ? `${base}-panel` : undefined}
              tabIndex={item === chosen ? 0 : -1}
              className={s.tab}
              onClick={() => choose(item.id)}
            >
              {item.label}
            </button>
          ))}
        </div>
        {aside && <div className={s.aside}>{aside}</div>}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${chosen.id}`}
        tabIndex={0}
        className={s.panel}
      >
        <Fragment key={chosen.id}>{chosen.content}</Fragment>
      </div>
    </div>
  )
}

/** Scrolls the row, and never the page, until its chosen tab is whole. */
function showTab(row: HTMLElement): void {
  const tab = row.querySelector('[aria-selected=true]')?.getBoundingClientRect()
  if (!tab) return
  const { left, right } = row.getBoundingClientRect()
  row.scrollLeft += Math.min(0, tab.left - left) + Math.max(0, tab.right - right)
}
