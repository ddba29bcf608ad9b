import { useEffect, useState } from 'react'
import { LatePart } from '@/shared/LatePart.tsx'
import { onOpenShortcutList, openShortcutList, useShortcuts } from '@/ui/use-shortcuts.ts'
import { listKeys } from './list-keys.ts'

const loadShortcutDialog = async () => (await import('./ShortcutDialog.tsx')).ShortcutDialog
const words = ['shortcuts'] as const

/** Opens the list of shortcuts on every page. It loads when it is opened. */
export function ShortcutKeys() {
  const [open, setOpen] = useState(false)
  useEffect(() => onOpenShortcutList(() => setOpen(true)), [])
  useShortcuts({
    shortcuts: [
      { keys: [listKeys.single], run: openShortcutList },
      { keys: [listKeys.always], inFields: true, run: openShortcutList },
    ],
  })
  const close = () => setOpen(false)
  return (
    open && (
      <LatePart
        load={loadShortcutDialog}
        ns={words}
        props={{ onClose: close }}
        fallback={null}
        lost={close}
      />
    )
  )
}
