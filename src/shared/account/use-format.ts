import { useUser } from '@/session/use-user.ts'
import { formatFor } from '@/i18n/format.ts'
import type { Format } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'

/** Formats in the reader's language and the user's time zone. */
export function useFormat(): Format {
  const { user } = useUser()
  return formatFor(useLocale(), user?.timezone)
}
