import { useTranslation } from '@/i18n/use-translation.ts'
import { formatFor } from '@/i18n/format.ts'

interface WholeNoteProps {
  shown: number
  /** The number of entries that exist; null where nobody knows how many more there are. */
  total: number | null
}

/** Says on paper and in a copy that a list goes on. */
export function WholeNote({ shown, total }: WholeNoteProps) {
  const { t, i18n } = useTranslation()
  if (shown === total) return null
  const { number } = formatFor(i18n.language)
  return (
    <p className="pad-3 text-2">
      {total === null
        ? t('list.first', { shown: number(shown) })
        : t('list.firstOf', { shown: number(shown), total: number(total) })}
    </p>
  )
}
