import { useEffect, useEffectEvent, useState } from 'react'
import { hasOpenDraft, setPutAway } from '@/lib/drafts.ts'
import { useOwner } from '@/session/use-user.ts'

type Opened<Row> = readonly [row: Row | null, setRow: (row: Row | null) => void]

/**
 * The row whose form is open, of rows that each have a button for it. It begins with the row whose
 * form was left open over a draft: what was typed before a reload or an expired session is seen
 * again. A form that the person has put away stays closed.
 * @param rows may come later
 * @param formOf the name of a row's form
 */
export function useRowOverDraft<Row>(
  rows: readonly Row[],
  formOf: (row: Row) => string,
): Opened<Row> {
  const owner = useOwner()
  /** Undefined until it is known whether a row has a draft. */
  const [row, setRow] = useState<Row | null>()
  const look = useEffectEvent(() => {
    if (row !== undefined) return
    const kept = rows.find((one) => hasOpenDraft(owner, formOf(one)))
    if (kept !== undefined) setRow(kept)
    else if (owner !== 'guest' && rows.length > 0) setRow(null)
  })
  // An effect, because the document of the build knows no drafts.
  useEffect(() => look(), [owner, rows])
  return [
    row ?? null,
    (next) => {
      if (row) setPutAway(owner, formOf(row), true)
      if (next) setPutAway(owner, formOf(next), false)
      setRow(next)
    },
  ]
}

/** Whether the one form that a button opens is open. It begins open over a draft, as above. */
export function useOpenOverDraft(
  form: string,
): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [open, setOpen] = useRowOverDraft([form], (name) => name)
  return [open !== null, (isOpen) => setOpen(isOpen ? form : null)]
}
