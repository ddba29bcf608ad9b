import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to the heading when a page shows another step, as after a navigation. Not on the
 * first render.
 */
export function useHeadingFocus(step: string): void {
  const last = useRef(step)
  useLayoutEffect(() => {
    if (last.current === step) return
    last.current = step
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.setAttribute('tabindex', '-1')
    heading.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [step])
}
