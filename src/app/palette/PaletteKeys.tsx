import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LatePart } from '@/shared/LatePart.tsx'
import { openDialogs } from '@/ui/inert-behind.ts'
import { toast } from '@/ui/toast-store.ts'
import { asksForPalette, onOpenPalette } from './open.ts'

const loadPalette = async () => (await import('./Palette.tsx')).Palette
const words = ['palette'] as const

/** Handles the palette's keys on every page. The palette itself loads when it is opened. */
export function PaletteKeys() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  /** What was typed since the palette was opened; null once its field takes the keys. */
  const typed = useRef<string | null>(null)
  useEffect(() => {
    const show = () => {
      typed.current = ''
      setOpen(true)
    }
    const press = (event: KeyboardEvent) => {
      if (open && typed.current !== null && isPlainKey(event)) {
        // The palette is still loading. Without this the keys would go to the page behind it.
        event.preventDefault()
        if (event.key === 'Escape') setOpen(false)
        else typed.current = edited(typed.current, event.key)
        return
      }
      // The palette does not open over another dialog, whose text the keys belong to.
      if (!asksForPalette(event) || (!open && openDialogs.top())) return
      event.preventDefault()
      if (event.repeat) return
      if (open) setOpen(false)
      else show()
    }
    addEventListener('keydown', press)
    const stop = onOpenPalette(show)
    return () => {
      removeEventListener('keydown', press)
      stop()
    }
  }, [open])

  const close = () => setOpen(false)
  const lost = () => {
    close()
    toast({ id: 'palette', tone: 'warn', text: t('problem.PART_LOST.title') })
  }
  const takeTyped = () => {
    const text = typed.current ?? ''
    typed.current = null
    return text
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
const isPlainKey = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !isComposing &&
  (key.length === 1 || key === 'Backspace' || key === 'Enter' || key === 'Escape')

function edited(text: string, key: string): string {
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 ? text + key : text
}
