import { openDialogs } from '@/ui/inert-behind.ts'

/** Elements that a person is in the middle of using. */
const busy =
  'input, textarea, select, [contenteditable]:not([contenteditable="false" i]), [role="menu"], [role="listbox"]'

const isFree = (): boolean =>
  openDialogs.top() === undefined && !document.activeElement?.closest(busy)

/**
 * Calls back once, as soon as an unrequested dialog would not surprise: no field has the focus,
 * nothing is pressed, and no other dialog is open.
 * @param pressed whether a press has already started
 * @returns a function that stops waiting
 */
export function whenFree(done: () => void, pressed = false): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let isPressed = pressed
  let timer: ReturnType<typeof setTimeout> | undefined

  // Decides after the event: between two fields neither has the focus, and a press ends with its
  // click.
  const judge = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isPressed || !isFree()) return
      end()
      done()
    }, 0)
  }
  const press = (event: Event) => {
    isPressed = event.type === 'pointerdown'
    judge()
  }
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(type, press, { capture: true, signal })
  for (const type of ['focusin', 'focusout', 'keyup'])
    addEventListener(type, judge, { capture: true, signal })
  const unsubscribe = openDialogs.subscribe(judge)
  // A removed field fires no event.
  const observer = new MutationObserver(judge)
  observer.observe(document.body, { childList: true, subtree: true })

  function end(): void {
    clearTimeout(timer)
    stop.abort()
    unsubscribe()
    observer.disconnect()
  }
  judge()
  return end
}
