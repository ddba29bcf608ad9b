import { useTranslation } from 'react-i18next'
import type { CopyLabels } from '@/ui/CopyButton.tsx'

/** The labels of a copy button. Without a name of what it copies, its text is "Copy". */
export function useCopyLabels(): (copy?: string) => CopyLabels {
  const { t } = useTranslation()
  return (copy = t('action.copy')) => ({
    copy,
    copied: t('action.copied'),
    failed: t('action.copyFailed'),
  })
}
