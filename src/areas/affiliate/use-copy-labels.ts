import { useTranslation } from 'react-i18next'
import type { CopyLabels } from '@/ui/CopyButton.tsx'

/** The labels of a copy button. */
export function useCopyLabels(): (copy: string) => CopyLabels {
  const { t } = useTranslation()
  return (copy) => ({ copy, copied: t('action.copied'), failed: t('action.copyFailed') })
}
