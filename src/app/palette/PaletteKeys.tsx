import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { isComposition } from '@/lib/key-combo.ts'
import { toast } from '@/ui/toast-store.ts'
import { useShortcuts } from '@/ui/use-shortcuts.ts'
import { onOpenPalette, openPalette, paletteCombo } from './open.ts'

const loadPalette = async () => (await import('./Palette.tsx')).Palette
const words = ['palette'] as const

/** What was typed before the field was there, and whether Enter ended it. */
export interface Typed {
  text: string
  isEntered: boolean
}
const nothingTyped: Typed = { text: '', isEntered: false }

/** Handles the palette's keys on every page. The palette itself loads when it is opened. */
export function PaletteKeys() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  /** What was typed since the palette was opened; null once its field takes the keys. */
  const typed = useRef<Typed | null>(null)
  useEffect(
    () =>
      onOpenPalette(() => {
        typed.current = nothingTyped
        setOpen(true)
      }),
    [],
  )
  useEffect(() => {
    if (!open) return
    // The palette is still loading. Without this the keys would go to the page behind it.
    const take = (event: KeyboardEvent) => {
      if (typed.current === null || !isPlainKey(event)) return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') setOpen(false)
      else typed.current = edited(typed.current, event.key)
    }
    addEventListener('keydown', take, true)
    return () => removeEventListener('keydown', take, true)
  }, [open])
  // The palette does not open over another dialog, whose text the keys belong to.
  useShortcuts(
    {
      shortcuts: [
        {
          keys: [paletteCombo],
          inFields: true,
          run: () => (open ? setOpen(false) : openPalette()),
        },
      ],
    },
    open ? { dialog: 'any' } : {},
  )

  const close = () => setOpen(false)
  const lost = () => {
    close()
    toast({ id: 'palette', tone: 'warn', text: t('problem.PART_LOST.title') })
  }
  const takeTyped = () => {
    const early = typed.current ?? nothingTyped
    typed.current = null
    return early
  }
  return (
    open && (
      <LatePart
        load={loadPalette}
        ns={words}
        props={{ onClose: close, takeTyped }}
        fallback={null}
        lost={lost}
      />
    )
  )
}

/** Whether a key types or edits text, or closes or confirms, without a modifier. */
const isPlainKey = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !isComposition(event) && isText(event)

const isText = ({ key }: KeyboardEvent): boolean =>
  key.length === 1 || key === 'Backspace' || key === 'Enter' || key === 'Escape'

function edited({ text }: Typed, key: string): Typed {
  if (key === 'Enter') return { text, isEntered: true }
  return { text: key === 'Backspace' ? text.slice(0, -1) : text + key, isEntered: false }
}
