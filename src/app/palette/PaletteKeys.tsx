import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LatePart } from '@/shared/LatePart.tsx'
import { openDialogs } from '@/ui/inert-behind.ts'
import { toast } from '@/ui/toast-store.ts'
import { asksForPalette, onOpenPalette } from './open.ts'

const palette = async () => (await import('./Palette.tsx')).Palette
const words = ['palette'] as const

/** Listens for the palette's keys on every page; the palette itself comes when it is asked for. */
export function PaletteKeys() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Over another dialog nothing opens: what is typed there belongs there.
      if (!asksForPalette(event) || (!open && openDialogs.top())) return
      event.preventDefault()
      if (!event.repeat) setOpen(!open)
    }
    addEventListener('keydown', press)
    const stop = onOpenPalette(() => setOpen(true))
    return () => {
      removeEventListener('keydown', press)
      stop()
    }
  }, [open])

  const close = () => setOpen(false)
  const lost = () => {
    close()
    toast({ id: 'palette', tone: 'warn', text: t('error.chunk.title') })
  }
  return (
    open && (
      <LatePart load={palette} ns={words} props={{ onClose: close }} fallback={null} lost={lost} />
    )
  )
}
