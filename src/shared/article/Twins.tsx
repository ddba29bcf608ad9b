import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Article } from '@/api/contract/articles.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import { usePage } from '@/i18n/page-context.ts'
import { storeLanguage } from '@/session/stored-language.ts'
import { languages } from '@/site/languages.ts'
import { articleHref, isArticleLanguage } from './kinds.ts'
import s from './article.module.css'

/** The same article in other languages; or that there is none in the reader's. */
export function Twins({ kind, article }: { kind: ArticleKind; article: Article }) {
  const { t } = useTranslation('articles')
  const { language } = usePage()
  const twins = article.translations.flatMap((twin) =>
    isArticleLanguage(twin.language) && twin.language !== article.language
      ? [{ slug: twin.slug, language: twin.language }]
      : [],
  )
  const alone =
    article.language !== language &&
    isArticleLanguage(article.language) &&
    !twins.some((twin) => twin.language === language)
  if (twins.length === 0 && !alone) return null
  return (
    <p className={s.twins} lang={languages[language].tag}>
      {alone && isArticleLanguage(article.language) && <span>{t(`only.${article.language}`)}</span>}
      {twins.map((twin) => (
        <Link
          key={twin.language}
          to={articleHref(kind, twin.slug, twin.language)}
          hrefLang={languages[twin.language].tag}
          lang={languages[twin.language].tag}
          // On a site without languages in its paths the choice is what makes the page speak it.
          onClick={() => void storeLanguage(twin.language)}
        >
          {t(`readIn.${twin.language}`)}
        </Link>
      ))}
    </p>
  )
}
