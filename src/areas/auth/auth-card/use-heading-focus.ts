import { useEffect, useRef } from 'react'

/** When a page turns into another step of itself, focus goes to the heading, as after a navigation. Not at the beginning. */
export function useHeadingFocus(step: string): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.setAttribute('tabindex', '-1')
    heading.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [step])
}
