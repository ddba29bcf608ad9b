/**
 * Copies text; false when the browser denies clipboard access. The fallback serves http hosts,
 * where navigator.clipboard is missing.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const before = document.activeElement
    const box = document.createElement('textarea')
    box.value = text
    box.readOnly = true
    box.className = 'visually-hidden'
    // The box goes beside the focused element, because a dialog makes the rest of the page inert.
    ;(before?.parentElement ?? document.body).append(box)
    box.select()
    let done = false
    try {
      // oxlint-disable-next-line typescript/no-deprecated -- the only way there is on http
      done = document.execCommand('copy')
    } catch {
      // A missing execCommand counts as a refusal.
    }
    box.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    return done
  }
}
