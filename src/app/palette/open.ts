import { createSignal } from '@/lib/signal.ts'

/** Tells that the command palette is to open. */
const opening = createSignal()

/** Opens the command palette, from anywhere. */
export const openPalette = (): void => opening.emit()
export const onOpenPalette = opening.subscribe

const isMac = (): boolean =>
  typeof navigator !== 'undefined' && /Mac|iP(?:hone|ad|od)/.test(navigator.platform)

/** On a Mac, Control-K belongs to text fields. */
export const paletteKeys = (): { shown: string; aria: string } =>
  isMac() ? { shown: '⌘K', aria: 'Meta+K' } : { shown: 'Ctrl K', aria: 'Control+K' }

/** Whether a key press opens the palette. In a rich text editor the keys belong to the editor. */
export function asksForPalette(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, key, target } = event
  if (
    event.defaultPrevented ||
    event.isComposing ||
    shiftKey ||
    altKey ||
    key.toLowerCase() !== 'k'
  )
    return false
  if (isMac() ? !metaKey || ctrlKey : !ctrlKey || metaKey) return false
  return !(
    target instanceof Element && target.closest('[contenteditable]:not([contenteditable="false"])')
  )
}
