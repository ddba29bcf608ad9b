import { createSignal } from '@/lib/signal.ts'

/** Tells that the command palette is to open. */
const opening = createSignal()

/** Opens the command palette, from anywhere. */
export const openPalette = (): void => opening.emit()
export const onOpenPalette = opening.subscribe

/** On a Mac, Control-K belongs to text fields. */
export const paletteCombo = 'Mod+K'
