import type { DateStyle } from '@/i18n/format.ts'
import { useFormat } from './use-format.ts'

interface DateTimeProps {
  /** ISO 8601, as the backend sends it. */
  at: string
  format?: DateStyle
  className?: string | undefined
}

/** A date or a time in the reader's language and the user's time zone. */
export function DateTime({ at, format = 'date', className }: DateTimeProps) {
  return (
    <time dateTime={at} className={className}>
      {useFormat().date(at, format)}
    </time>
  )
}
