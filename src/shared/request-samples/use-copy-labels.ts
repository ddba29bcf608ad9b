import { useTranslation } from 'react-i18next'

/** The labels of the button that copies code. */
export function useCopyLabels() {
  const { t } = useTranslation()
  return { copy: t('action.copy'), copied: t('action.copied'), failed: t('action.copyFailed') }
}
