import type { KeyboardEvent } from 'react'
import { isComposition } from '@/lib/key-combo.ts'

/**
 * Whether a key press is an Enter for the page. The Enter that picks a word of an input method
 * (Chinese, Japanese, Korean) only ends the composition.
 */
export const isEnter = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !isComposition(event.nativeEvent)
