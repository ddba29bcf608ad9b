import type { KeyboardEvent } from 'react'
import { isTouch } from '@/lib/is-touch.ts'

/**
 * Whether a key press is an Enter for the page. The Enter that picks a word of an input method
 * (Chinese, Japanese, Korean) only ends the composition.
 */
export function isEnter(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return false
  // Safari ends the composition before the key press and marks that press only by this code.
  // oxlint-disable-next-line typescript/no-deprecated
  return event.nativeEvent.keyCode !== 229
}

/**
 * Whether a key press in a multi-line field sends it. A keyboard on the screen has no Shift+Enter, so
 * there Enter always makes a line, and only the button sends.
 */
export const isSendEnter = (event: KeyboardEvent): boolean =>
  isEnter(event) && !event.shiftKey && (!isTouch() || event.ctrlKey || event.metaKey)
