import { useState } from 'react'
import { dayIn } from '@/lib/zone.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { useZone } from '../period/use-days.ts'
import { DateTime } from './DateTime.tsx'
import { useFormat } from './use-format.ts'

/**
 * The date or time of a row of a table. A narrow row leaves out the year, if it is this one,
 * until the row is opened: an amount beside it does not break the line.
 */
export function RowTime({ at, format = 'dateTime' }: { at: string; format?: 'date' | 'dateTime' }) {
  const zone = useZone()
  const [thisYear] = useState(() => dayIn(zone, serverNow()).slice(0, 4))
  const text = useFormat().date(at, format)
  const [before, year, after] = text.split(/(,? \d{4}(?!\d)|^\d{4}年)/)
  if (!year?.includes(thisYear)) return <DateTime at={at} format={format} />
  return (
    <time dateTime={at}>
      {before}
      <span data-folds="">{year}</span>
      {after}
    </time>
  )
}
