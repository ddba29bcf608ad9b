import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { usePage } from '@/i18n/page-context.ts'
import { localise, pageLanguage } from '@/routes/language.ts'
import { contentLanguages, languages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import { site } from '@/site/site.ts'
import { Button } from '@/ui/Button.tsx'
import { Menu } from '@/ui/Menu.tsx'
import { useApp } from '../context.ts'

/** The visitor's choice of language. On a site with prefixes it is another address; elsewhere the page changes in place. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const app = useApp()
  const { row, path, wanted, missing } = usePage()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  function choose(language: Language): void {
    app.storeLanguage(language)
    const target = missing ? pathname : localise(path, pageLanguage(row, language), site.prefixPolicy)
    if (target === pathname) void revalidate()
    else void navigate(target + search + hash, { preventScrollReset: true })
  }

  return (
    <Menu
      align="end"
      button={(props) => (
        <Button {...props} variant="none" hideText prepend={<Languages size={20} aria-hidden="true" />}>
          {t('language.label', { name: languages[wanted].name })}
        </Button>
      )}
      items={contentLanguages.map((language) => ({
        id: language,
        label: <span lang={languages[language].tag}>{languages[language].name}</span>,
        checked: language === wanted,
        onSelect: () => choose(language),
      }))}
    />
  )
}
