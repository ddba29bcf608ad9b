import { useTranslation } from '@/i18n/use-translation.ts'
import type { CopyLabels } from '@/ui/CopyButton.tsx'

/**
 * The labels of a copy button.
 * @param copy names what it copies; by default "Copy"
 */
export function useCopyLabels(copy?: string): CopyLabels {
  const { t } = useTranslation()
  return {
    copy: copy ?? t('action.copy'),
    copied: t('action.copied'),
    failed: t('action.copyFailed'),
  }
}
