import { useEffect, useState } from 'react'
import type { HTMLAttributes, RefObject } from 'react'

/**
 * Calls back once and whenever the box begins or ceases to scroll: its size, that of its
 * content, or the content itself has changed.
 * @returns a function that stops it
 */
export function watchScrollable(
  box: HTMLElement,
  onChange: (scrolls: boolean) => void,
): () => void {
  const judge = (): void => {
    const { overflowX, overflowY } = getComputedStyle(box)
    onChange(
      (box.scrollWidth > box.clientWidth + 1 && overflowX !== 'visible') ||
        (box.scrollHeight > box.clientHeight + 1 && overflowY !== 'visible'),
    )
  }
  if (typeof ResizeObserver === 'undefined') {
    judge()
    return () => {}
  }
  // The observer calls back first of all, once the browser has laid the box out.
  const sizes = new ResizeObserver(judge)
  const watch = (): void => {
    sizes.disconnect()
    sizes.observe(box)
    for (const child of box.children) sizes.observe(child)
  }
  const content = new MutationObserver(watch)
  content.observe(box, { childList: true })
  watch()
  return () => {
    sizes.disconnect()
    content.disconnect()
  }
}

/** The name of a box that scrolls: the text, or the id of the element with it. */
type BoxName = { label: string } | { labelledBy: string }

/**
 * The attributes of a box that may scroll. Only while it scrolls it joins the tab order for keyboard
 * scrolling, and a tab stop needs a role and a name.
 */
export function useScrollable(
  box: RefObject<HTMLElement | null>,
  name: BoxName,
  again?: unknown,
): HTMLAttributes<HTMLElement> {
  const [scrolls, setScrolls] = useState(false)
  useEffect(
    () => (box.current ? watchScrollable(box.current, setScrolls) : undefined),
    [again, box],
  )
  if (!scrolls) return {}
  return {
    tabIndex: 0,
    role: 'group',
    ...('label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy }),
  }
}

/** A smaller movement, in pixels, is no reading on. */
const still = 24

/**
 * Whether a notice still sticks to the window's edge. Once the reader scrolls on it is at the end
 * of the page, in the flow, and covers no text. Where it has the focus it stays.
 */
export function useDocked(bar: RefObject<HTMLElement | null>): boolean {
  const [isDocked, setIsDocked] = useState(true)
  useEffect(() => {
    if (!isDocked) return
    const begun = scrollY
    const onScroll = (): void => {
      if (Math.abs(scrollY - begun) < still) return
      if (!bar.current?.contains(document.activeElement)) setIsDocked(false)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [bar, isDocked])
  return isDocked
}
