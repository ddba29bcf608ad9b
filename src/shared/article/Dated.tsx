import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'

/**
 * A date that is the same for every reader, so that the browser renders what the build rendered.
 */
export function Dated({ iso }: { iso: string | null | undefined }) {
  const locale = useLocale()
  const text = iso ? formatFor(locale, 'UTC').date(iso) : ''
  return text ? (
    // The build's ICU data may use a different space than the browser's.
    <time dateTime={iso ?? undefined} suppressHydrationWarning>
      {text}
    </time>
  ) : null
}
