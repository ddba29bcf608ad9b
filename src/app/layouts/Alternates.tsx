import { useTranslation } from '@/i18n/use-translation.ts'
import { usePage } from '@/i18n/page-context.ts'
import type { Page } from '@/i18n/page-context.ts'
import { canonicalUrl } from '@/routes/language.ts'
import { contentLanguages, languages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import { site } from '@/site/site.ts'
import s from './layouts.module.css'

/** The other languages of an article are known only from its data, so they are not linked here. */
const hasAlternates = ({ row, missing }: Page): boolean =>
  row.index && !missing && (!row.path.includes('{') || row.slugs !== undefined)

/**
 * Plain links to the page in its other languages, each on its own host, for readers without scripts
 * and for crawlers (quality.md section 3).
 */
export function Alternates() {
  const { t } = useTranslation()
  const page = usePage()
  if (!hasAlternates(page)) return null
  return (
    <p className={`cluster gap-x-4 mt-6 ${s.alternates}`}>
      {t('footer.languages')}
      {contentLanguages
        .filter((language) => language !== page.language && page.row.langs.includes(language))
        .map((language) => (
          <LanguageLink
            key={language}
            language={language}
            href={canonicalUrl(page.path, language, site.hosts)}
          />
        ))}
    </p>
  )
}

/**
 * The Russian host opens in English. A reader without a stored choice sees a link to Russian above
 * the header.
 */
export function HostLanguage() {
  const { t } = useTranslation()
  const page = usePage()
  if (site.prefixPolicy === 'none' || page.language !== 'en') return null
  if (!hasAlternates(page) || !page.row.langs.includes('ru')) return null
  return (
    <nav className={`alice text-1 center ${s.hostLanguage}`} aria-label={t('language.label')}>
      <LanguageLink
        language="ru"
        href={new URL(canonicalUrl(page.path, 'ru', site.hosts)).pathname}
      />
    </nav>
  )
}

function LanguageLink({ language, href }: { language: Language; href: string }) {
  const { tag, name } = languages[language]
  return (
    <a href={href} hrefLang={tag} lang={tag}>
      {name}
    </a>
  )
}
