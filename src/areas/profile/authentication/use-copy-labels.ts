import { useTranslation } from 'react-i18next'
import type { CopyLabels } from '@/ui/CopyButton.tsx'

export function useCopyLabels(copy: string): CopyLabels {
  const { t } = useTranslation()
  return { copy, copied: t('action.copied'), failed: t('action.copyFailed') }
}
