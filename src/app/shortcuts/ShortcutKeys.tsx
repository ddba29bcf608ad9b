import { useEffect, useState } from 'react'
import { LatePart } from '@/shared/LatePart.tsx'
import { onOpenShortcutList, openShortcutList, useShortcuts } from '@/ui/use-shortcuts.ts'
import { actionKey, listKeys, rowKeys } from './list-keys.ts'
import { pageAction, selectRow, stepRow } from './list-rows.ts'

const loadShortcutDialog = async () => (await import('./ShortcutDialog.tsx')).ShortcutDialog
const words = ['shortcuts'] as const

/**
 * The keys of every page: those of the rows of its lists, of its main action, and those that open the list of shortcuts,
 * which loads when it is opened.
 */
export function ShortcutKeys() {
  const [open, setOpen] = useState(false)
  useEffect(() => onOpenShortcutList(() => setOpen(true)), [])
  useShortcuts({
    shortcuts: [
      { keys: [listKeys.single], run: openShortcutList },
      { keys: [listKeys.always], inFields: true, run: openShortcutList },
      { keys: [rowKeys.next], run: () => stepRow(1) },
      { keys: [rowKeys.previous], run: () => stepRow(-1) },
      { keys: [rowKeys.select], run: selectRow },
      { keys: [actionKey], run: () => pageAction()?.click() },
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
