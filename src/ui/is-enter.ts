import type { KeyboardEvent } from 'react'
import { isComposition } from '@/lib/key-combo.ts'
import { isTouch } from '@/lib/is-touch.ts'

/**
 * Whether a key press is an Enter for the page. The Enter that picks a word of an input method
 * (Chinese, Japanese, Korean) only ends the composition.
 */
export const isEnter = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !isComposition(event.nativeEvent)

/**
 * Whether a key press in a multi-line field sends it. A keyboard on the screen has no Shift+Enter, so
 * there Enter always makes a line, and only the button sends.
 */
export const isSendEnter = (event: KeyboardEvent): boolean =>
  isEnter(event) && !event.shiftKey && (!isTouch() || event.ctrlKey || event.metaKey)
