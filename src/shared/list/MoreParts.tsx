import { useTranslation } from '@/i18n/use-translation.ts'
import { formatFor } from '@/i18n/format.ts'
import { Button } from '@/ui/Button.tsx'

/** The button that renders the next part of a list cut by `useParts`. */
export function MoreParts({ left, drawMore }: { left: number; drawMore: () => void }) {
  const { t, i18n } = useTranslation('shell')
  if (left === 0) return null
  return (
    <div className="row justify-center mt-4">
      <Button variant="secondary" onClick={drawMore}>
        {t('long.more', { left: formatFor(i18n.language).number(left) })}
      </Button>
    </div>
  )
}
