import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { formatFor } from '@/i18n/format.ts'
import { Link } from 'react-router'
import type { Article } from '@/api/contract/articles.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import { usePage } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { isolated } from '@/lib/invisible.ts'
import { languages } from '@/site/languages.ts'
import { Avatar } from '@/ui/Avatar.tsx'
import { Container } from '@/ui/Container.tsx'
import { ArticleBody } from './ArticleBody.tsx'
import { ArticleCard } from './ArticleCard.tsx'
import { Contents } from './Contents.tsx'
import { Dated } from './Dated.tsx'
import { Difficulty } from './Difficulty.tsx'
import { Helpful } from './Helpful.tsx'
import { articleHref, isArticleLanguage, articleKindRows } from './kinds.ts'
import { titleOf } from './title-of.ts'
import { RouteLink } from '../RouteLink.tsx'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { ShareLinks } from './ShareLinks.tsx'
import { articleTextField } from './list-state.ts'
import { canonicalOf } from './structured.ts'
import { Translations } from './Translations.tsx'
import type { ServedBody } from '@/shared/article-body/use-body.ts'
import { useBody } from '@/shared/article-body/use-body.ts'
import s from './article.module.css'

interface ArticleViewProps {
  kind: ArticleKind
  article: Article
  /** The body that the build wrote into the document. */
  body?: ServedBody | null
  /** In the editor: shown as readers see it, but voting, sharing and links do nothing. */
  preview?: boolean
}

const day = (iso: string | null): string => iso?.slice(0, 10) ?? ''

/** An article as readers see it. The editor's preview uses it too. */
export function ArticleView({
  kind,
  article,
  body: served = null,
  preview = false,
}: ArticleViewProps) {
  const { t } = useTranslation('articles')
  const { language } = usePage()
  const text = useRef<HTMLDivElement>(null)
  const body = useBody(article.bodyHtml ?? '', served)
  const { cover, author, publishedAt, updatedAt, tags, previous, next } = article
  const picture = pictureUrl(cover?.url)
  const own = isArticleLanguage(article.language) ? article.language : 'en'
  // The interface is in the page's language; the article keeps its own.
  const lang = own === language ? undefined : languages[own].tag
  const contents = article.showToc && body.headings.length >= 3
  return (
    <Container className={s.page}>
      <article className={`stack gap-5 ${s.article}`} data-contents={contents}>
        <div className={`stack gap-3 break ${s.head}`} lang={lang}>
          <p className="cluster gap-1 gap-x-4 faint text-1">
            <Dated iso={publishedAt} />
            {day(updatedAt) > day(publishedAt) && (
              <span lang={languages[language].tag}>
                {t('updated')} <Dated iso={updatedAt} />
              </span>
            )}
            {article.readingMinutes !== null && (
              <span lang={languages[language].tag}>
                {t('minutes', { count: article.readingMinutes })}
              </span>
            )}
            <Difficulty value={article.difficulty} />
          </p>
          <h1 className="title">{isolated(titleOf(article))}</h1>
          {article.excerpt && <p className="lead">{cutText(article.excerpt, 1000)}</p>}
          <Translations kind={kind} article={article} />
          {author && (
            <p className={`row gap-3 align-center mt-2 ${s.author}`}>
              <Avatar name={author.name} src={pictureUrl(author.avatarUrl)} />
              <span>
                <b>
                  {cutText(
                    formatFor(languages[own].tag).list(
                      [author, ...article.coAuthors].map(({ name }) => name),
                    ),
                  )}
                </b>
                {author.position && (
                  <span className="quiet text-1">{cutText(author.position)}</span>
                )}
              </span>
            </p>
          )}
        </div>
        {picture !== undefined && (
          <figure className={s.cover}>
            <img
              className="fill border round-3 alice"
              src={picture}
              alt={isolated(cover?.alt ?? '')}
              width={cover?.width ?? 1200}
              height={cover?.height ?? 630}
              lang={lang}
            />
            {cover?.caption && <figcaption lang={lang}>{cutText(cover.caption, 1000)}</figcaption>}
          </figure>
        )}
        {contents && <Contents headings={body.headings} lang={lang} />}
        <div className={s.text}>
          <div ref={text}>
            <ArticleBody body={body} lang={lang} />
          </div>
          {tags.length > 0 && (
            <ul
              className={`cluster gap-2 text-1 mt-6 ${s.tags}`}
              aria-label={t('tags')}
              lang={lang}
            >
              {tags.map((tag) => (
                <li key={tag}>
                  {articleKindRows[kind].search && tag.length >= articleTextField.least ? (
                    <RouteLink to={{ id: articleKindRows[kind].list, search: { q: tag } }}>
                      {tag}
                    </RouteLink>
                  ) : (
                    <span>{tag}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
          {!preview && (
            <div className={`grid gap-5 mt-6 line-above ${s.foot}`} data-print="no">
              <Helpful kind={kind} id={article.id} said={article.myVote} />
              <ShareLinks url={canonicalOf(kind, article)} title={article.title} />
            </div>
          )}
        </div>
      </article>
      {!preview && (previous || next) && (
        <nav className={`stack gap-3 mt-7 ${s.neighbours}`} aria-label={t('neighbours')}>
          {previous && (
            <Link to={articleHref(kind, previous.slug, own)} rel="prev" className={s.neighbour}>
              <span className="quiet text-1">{t('previous')}</span>
              <b lang={lang}>{cutText(previous.title)}</b>
            </Link>
          )}
          {next && (
            <Link
              to={articleHref(kind, next.slug, own)}
              rel="next"
              className={s.neighbour}
              data-next=""
            >
              <span className="quiet text-1">{t('next')}</span>
              <b lang={lang}>{cutText(next.title)}</b>
            </Link>
          )}
        </nav>
      )}
      {!preview && article.relatedArticles.length > 0 && (
        <section className="stack gap-4 mt-7" aria-labelledby="related" data-print="no">
          <h2 id="related">{t('related')}</h2>
          <ul className={`bare grid gap-5 ${s.cards}`}>
            {article.relatedArticles.map((item) => (
              <li key={item.id}>
                <ArticleCard kind={kind} item={item} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Container>
  )
}
