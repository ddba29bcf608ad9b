import { useEffect, useId, useRef, useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import s from './small.module.css'
import { usePopover } from './use-popover.ts'

export interface TooltipProps {
  text: ReactNode
  /** Renders the one focusable element that the text describes, with the given attributes. */
  children: (described: { 'aria-describedby': string }) => ReactNode
}

/**
 * Text on hover and on focus. It can itself be hovered, and Escape hides it without closing a
 * dialog around it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const wrap = useRef<HTMLSpanElement>(null)
  const anchor = useRef<Element>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  usePopover(open, anchor, tip, 'above')

  const turn = (to: boolean, after: number) => {
    clearTimeout(timer.current)
    // The wrapper has no box (display: contents), so the element inside is the anchor.
    anchor.current = wrap.current?.firstElementChild ?? null
    timer.current = setTimeout(() => setOpen(to), after)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
    }
    document.addEventListener('keydown', escape, true)
    return () => document.removeEventListener('keydown', escape, true)
  }, [open])

  return (
    <span
      ref={wrap}
      className={s.tooltipWrap}
      onPointerEnter={(event: PointerEvent) => turn(true, event.pointerType === 'touch' ? 0 : 120)}
      onPointerLeave={() => turn(false, 100)}
      onFocus={() => turn(true, 0)}
      onBlur={() => turn(false, 0)}
    >
      {children({ 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" className={s.tip} hidden={!open}>
        {text}
      </span>
    </span>
  )
}
