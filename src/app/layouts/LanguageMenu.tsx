import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { usePage } from '@/i18n/page-context.ts'
import { localise, pageLanguage } from '@/routes/language.ts'
import { contentLanguages, isLanguage, languages } from '@/site/languages.ts'
import { site } from '@/site/site.ts'
import { IconSelect } from '@/ui/IconSelect.tsx'
import { GlobeIcon } from '@/ui/icons/HeaderIcons.tsx'
import { useApp } from '../context.ts'

/** The visitor's choice of language. On a site with prefixes it is another address; elsewhere the page changes in place. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const app = useApp()
  const { row, path, wanted, missing } = usePage()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  function choose(language: string): void {
    if (!isLanguage(language)) return
    void app.storeLanguage(language)
    const target = missing ? pathname : localise(path, pageLanguage(row, language), site.prefixPolicy)
    if (target === pathname) void revalidate()
    else void navigate(target + search + hash)
  }

  return (
    <IconSelect
      label={t('language.label')}
      icon={<GlobeIcon />}
      value={wanted}
      onChange={(event) => choose(event.target.value)}
      options={contentLanguages.map((language) => ({ value: language, label: languages[language].name, lang: languages[language].tag }))}
    />
  )
}
