import { Globe } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { usePage } from '@/i18n/page-context.ts'
import { contentLanguages, languages } from '@/site/languages.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

const choices = contentLanguages.map((language) => ({
  value: language,
  label: languages[language].name,
  lang: languages[language].tag,
}))

export function LanguageMenu() {
  const { t } = useTranslation()
  const { wanted } = usePage()
  return (
    <ChoiceMenu
      label={t('language.label')}
      icon={<Globe size={20} aria-hidden="true" />}
      choices={choices}
      value={wanted}
      onChoose={useChooseLanguage()}
    />
  )
}
