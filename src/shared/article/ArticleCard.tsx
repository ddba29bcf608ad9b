import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { ArticleItem } from '@/api/contract/articles.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import { foreignTag } from '@/site/languages.ts'
import { usePage } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { Dated } from './Dated.tsx'
import { Difficulty } from './Difficulty.tsx'
import { articleHref } from './kinds.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import s from './article.module.css'

interface ArticleCardProps {
  kind: ArticleKind
  item: ArticleItem
  /** True in the first view, where the picture must not load lazily. */
  eager?: boolean
  level?: 2 | 3
}

/** One article of a list. The whole card is clickable; the link is its title. */
export function ArticleCard({ kind, item, eager = false, level = 2 }: ArticleCardProps) {
  const { t } = useTranslation('articles')
  const { language } = usePage()
  const { cover, title, excerpt, readingMinutes, difficulty, author } = item
  const picture = pictureUrl(cover?.url)
  const Title = `h${level}` as const
  const foreign = foreignTag(item.language, language)
  return (
    <article className={`panel relative row clip column ${s.card}`}>
      {picture !== undefined && (
        // The picture's alternative text belongs to the article page; here the title serves.
        <img
          className={`fill alice line-below ${s.listCover}`}
          src={picture}
          alt=""
          width={cover?.width ?? 1200}
          height={cover?.height ?? 630}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      <div className={`grid grow gap-2 pad-4 ${s.cardText}`}>
        <p className="cluster gap-1 gap-x-3 faint text-1">
          <Dated iso={item.publishedAt} />
          {readingMinutes !== null && <span>{t('minutes', { count: readingMinutes })}</span>}
          <Difficulty value={difficulty} />
        </p>
        <Title className={`text-4 ${s.cardTitle}`} lang={foreign}>
          <Link to={articleHref(kind, item.slug, item.language)}>{cutText(title)}</Link>
        </Title>
        {excerpt && (
          <p className={`quiet text-2 ${s.excerpt}`} lang={foreign}>
            {cutText(excerpt, 1000)}
          </p>
        )}
        {author && <p className="faint text-1">{cutText(author.name)}</p>}
      </div>
    </article>
  )
}
