import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'

/** The two ways out where somebody else has saved a newer version. */
export function Newer({ onTake, onKeep }: { onTake: () => void; onKeep: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <div className="cluster gap-3">
      <Button variant="secondary" onClick={onTake}>
        {t('newer.take')}
      </Button>
      <Button variant="secondary" onClick={onKeep}>
        {t('newer.keep')}
      </Button>
    </div>
  )
}
