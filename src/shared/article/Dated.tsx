import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'

/** A day, the same for every reader: what the build has written is what the browser writes. */
export function Dated({ iso }: { iso: string | null | undefined }) {
  const locale = useLocale()
  const text = iso ? formatFor(locale, 'UTC').date(iso) : ''
  return text ? (
    // The build's calendar may set a space otherwise than the browser's.
    <time dateTime={iso ?? undefined} suppressHydrationWarning>
      {text}
    </time>
  ) : null
}
