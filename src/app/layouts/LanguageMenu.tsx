import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePage } from '@/i18n/page-context.ts'
import { contentLanguages, isLanguage, languages } from '@/site/languages.ts'
import { IconSelect } from '@/ui/IconSelect.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

export function LanguageMenu() {
  const { t } = useTranslation()
  const { wanted } = usePage()
  const choose = useChooseLanguage()
  return (
    <IconSelect
      label={t('language.label')}
      icon={<Globe size={20} aria-hidden="true" />}
      value={wanted}
      onChange={({ target }) => isLanguage(target.value) && choose(target.value)}
      options={contentLanguages.map((language) => ({
        value: language,
        label: languages[language].name,
        lang: languages[language].tag,
      }))}
    />
  )
}
