import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button.tsx'
import { Cluster } from '@/ui/Cluster.tsx'

/** Two ways out of a conflict; what happened stands above the form. */
export function NewerNotice({ onTake, onKeep }: { onTake: () => void; onKeep: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <Cluster>
      <Button variant="secondary" onClick={onTake}>
        {t('newer.take')}
      </Button>
      <Button variant="secondary" onClick={onKeep}>
        {t('newer.keep')}
      </Button>
    </Cluster>
  )
}
