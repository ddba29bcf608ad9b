import { useState } from 'react'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { dayIn } from '@/lib/zone.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { useZone } from '../period/use-days.ts'
import { useFormat } from './use-format.ts'

/**
 * The date or time of a row of a table. A narrow row leaves out the year, if it is this one,
 * until the row is opened: an amount beside it does not break the line.
 */
export function RowTime({ at, format = 'dateTime' }: { at: string; format?: 'date' | 'dateTime' }) {
  return <FoldingYear at={at} text={useFormat().date(at, format)} />
}

/** A date without a time, which is the same in every zone. */
export function RowDay({ day }: { day: string }) {
  return <FoldingYear at={day} text={formatFor(useLocale(), 'UTC').date(day)} />
}

function FoldingYear({ at, text }: { at: string; text: string }) {
  const zone = useZone()
  const [thisYear] = useState(() => dayIn(zone, serverNow()).slice(0, 4))
  const [before, year, after] = text.split(/(,? \d{4}(?!\d)|^\d{4}年)/)
  return (
    <time dateTime={at}>
      {year?.includes(thisYear) ? (
        <>
          {before}
          <span data-folds="">{year}</span>
          {after}
        </>
      ) : (
        text
      )}
    </time>
  )
}
