import { useId } from 'react'
import { useFormat } from '@/shared/account/use-format.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { LongText } from '@/shared/LongText.tsx'
import { joinTexts, maxBodyLength } from '@/lib/cut-text.ts'

export interface LoggedChange {
  key: string
  /** The change, in the reader's language. */
  what: string
  by: string | null | undefined
  at: string | null | undefined
  reason: string | null | undefined
}

/** The changes with author and reason, newest first. An empty log renders nothing. */
export function ChangeLog({ title, changes }: { title: string; changes: readonly LoggedChange[] }) {
  const format = useFormat()
  const id = useId()
  if (changes.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <PartedList as="ol" rows={changes} className="bare grid gap-3 mt-3 break">
        {({ key, what, by, at, reason }) => (
          <li key={key}>
            <p className="cluster gap-0 gap-x-2 align-baseline">
              <strong>{what}</strong>{' '}
              <span className="quiet text-1">
                {joinTexts(format.comma, [by, at && format.date(at, 'dateTime')])}
              </span>
            </p>
            {reason && (
              <p>
                <LongText text={reason} most={maxBodyLength} />
              </p>
            )}
          </li>
        )}
      </PartedList>
    </section>
  )
}
