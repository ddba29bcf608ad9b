import { useTranslation } from 'react-i18next'
import { ErrorState } from '@/ui/ErrorState.tsx'

/** Replaces a part that threw while rendering. Only another document can try again. */
export function PartBroken() {
  const { t } = useTranslation()
  return (
    <ErrorState
      level={3}
      title={t('error.part.title')}
      retryLabel={t('action.reload')}
      onRetry={() => location.reload()}
    >
      {t('error.screen.text')}
    </ErrorState>
  )
}
