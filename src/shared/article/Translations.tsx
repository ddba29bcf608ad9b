import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { Article } from '@/api/contract/articles.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import { usePage } from '@/i18n/page-context.ts'
import { storeLanguage } from '@/session/stored-language.ts'
import { languages } from '@/site/languages.ts'
import { articleHref, isArticleLanguage } from './kinds.ts'
import s from './article.module.css'

/** Links to the article in other languages, or says that the reader's language has none. */
export function Translations({ kind, article }: { kind: ArticleKind; article: Article }) {
  const { t } = useTranslation('articles')
  const { language } = usePage()
  const others = article.translations.flatMap((other) =>
    isArticleLanguage(other.language) && other.language !== article.language
      ? [{ slug: other.slug, language: other.language }]
      : [],
  )
  const alone =
    article.language !== language &&
    isArticleLanguage(article.language) &&
    !others.some((other) => other.language === language)
  if (others.length === 0 && !alone) return null
  return (
    <p className={s.translations} lang={languages[language].tag}>
      {alone && isArticleLanguage(article.language) && <span>{t(`only.${article.language}`)}</span>}
      {others.map((other) => (
        <Link
          key={other.language}
          to={articleHref(kind, other.slug, other.language)}
          hrefLang={languages[other.language].tag}
          lang={languages[other.language].tag}
          // On a site without language prefixes the stored choice sets the page's language.
          onClick={() => storeLanguage(other.language)}
        >
          {t(`readIn.${other.language}`)}
        </Link>
      ))}
    </p>
  )
}
