import { useTranslation } from 'react-i18next'
import { ErrorState } from '@/ui/ErrorState.tsx'

/** In the place of a part that broke while it was drawn: the next try is another document. */
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
