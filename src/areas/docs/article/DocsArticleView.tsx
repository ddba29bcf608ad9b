import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { DocsArticle } from '@/api/contract/docs.ts'
import { usePage } from '@/i18n/page-context.ts'
import { withGap } from '@/lib/sentences.ts'
import { colour } from '@/shared/article-body/colour.ts'
import { Dated } from '@/shared/article/Dated.tsx'
import { useBody } from '@/shared/article-body/use-body.ts'
import { seenOr } from '@/lib/unseen.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { useSampleKey } from '@/shared/code-sample/sample-key.ts'
import { markdownPath } from '@/routes/docs.ts'
import { isTypeSlug } from '@/task-api/captcha-types.ts'
import { keyPlace } from '@/task-api/curl.ts'
import { languages } from '@/site/languages.ts'
import { Notice } from '@/ui/Notice.tsx'
import { useCodeLanguage } from '@/shared/code-sample/code-language.ts'
import s from '../docs.module.css'
import { ExplorerPart } from '../explorer/ExplorerPart.tsx'
import { DocsTypeFigures } from '../figures/DocsTypeFigures.tsx'
import { OwnKey } from '@/shared/code-sample/own-key/OwnKey.tsx'
import { elementOfAddress } from './anchors.ts'
import { Changes } from './Changes.tsx'
import { ApiFiles } from '../ApiFiles.tsx'
import { ArticleBench } from './ArticleBench.tsx'
import { CopyMarkdown } from './CopyMarkdown.tsx'
import { DocsBody } from './DocsBody.tsx'
import { Feedback } from './Feedback.tsx'
import { writtenLanguage } from './head.ts'
import { MethodBlock } from './MethodBlock.tsx'
import { hasCode, methodParts } from './method-parts.ts'
import { ArticleParts } from './ArticleParts.tsx'
import type { ArticlePart } from './ArticleParts.tsx'
import { TypeLinks } from './TypeLinks.tsx'
import { languageName } from '@/lib/language-name.ts'
import { useVersionName, Versions } from './Versions.tsx'

interface ArticleViewProps {
  article: DocsArticle
  /** The body that the build wrote into the document. */
  html: string | null
  /** The backend could not be asked for a newer text. */
  stale: boolean
}

const loadChanges = async () => (await import('../changes/ApiChanges.tsx')).ApiChanges
const changesWords = ['apiChanges'] as const
const loadAsk = async () => (await import('./AskBot.tsx')).AskBot

/** An article of the documentation, with its surroundings. */
export function DocsArticleView({ article, html, stale }: ArticleViewProps) {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const { slug, method, version, versions, updatedAt, captchaType, prev, next } = article
  const own = writtenLanguage(article.language)
  const lang = own === language ? undefined : languages[own].tag
  const text = useBody(
    article.bodyHtml,
    useMemo(() => (html === null ? null : { html, headings: [] }), [html]),
  )
  const versionName = useVersionName()
  const isOlder = version !== (versions[0] ?? version)
  const name = seenOr([article.title], slug)
  const heading = [
    captchaType === null ? name : t('typeHeading', { name }),
    // An older version says which, for it has the same name.
    ...(isOlder ? [versionName(version)] : []),
  ].join(' · ')
  const builds = captchaType !== null && version !== 'v1'
  const parts = useMemo(
    // In page order: the section being read is the last one that has passed.
    (): ArticlePart[] => [
      ...article.toc,
      ...(method ? methodParts(method).map((id) => ({ id, title: t(id), level: 2 })) : []),
      ...(method && hasCode(method)
        ? [{ id: 'code', title: t('code'), level: 2, isBeside: true }]
        : []),
      ...(builds ? [{ id: 'builder', title: t('builder.title'), level: 2, isBeside: true }] : []),
      ...(article.changelog.length > 0 ? [{ id: 'changes', title: t('changes'), level: 2 }] : []),
    ],
    [article.changelog, article.toc, builds, method, t],
  )
  const root = useRef<HTMLDivElement>(null)
  const [codeLanguage] = useCodeLanguage()
  const ownKey = useSampleKey()
  useEffect(
    () => (root.current ? colour(root.current) : undefined),
    [article, codeLanguage, ownKey, text],
  )

  // The sanitiser prefixes a heading's id, and the text may come after the browser looked for it.
  useEffect(() => {
    if (text.state === 'waiting') return
    const element = elementOfAddress(location.hash)
    if (element && Math.abs(element.getBoundingClientRect().top) > 1) element.scrollIntoView()
  }, [slug, text])

  const markdown = markdownPath(slug, own, isOlder ? version : '')
  const hasBench = method !== null && hasCode(method)
  const side = (
    <aside
      className={`stack gap-4 content-start text-2 ${s.side}`}
      aria-label={t('beside')}
      data-print="no"
    >
      {captchaType !== null && <DocsTypeFigures slug={captchaType} />}
      {captchaType !== null && isTypeSlug(captchaType) && <TypeLinks type={captchaType} />}
      {parts.length > 1 && <ArticleParts parts={parts} />}
    </aside>
  )
  return (
    <>
      {!hasBench && side}
      <article ref={root} className={s.article} data-bench={hasBench || undefined} lang={lang}>
        <div className={s.articleText}>
          <h1 className="title">{heading}</h1>
          {article.description && <p className="lead">{article.description}</p>}
          <p
            className={`row wrap gap-1 gap-x-4 faint text-1 ${s.meta}`}
            lang={languages[language].tag}
          >
            {updatedAt && (
              <span>
                {withGap(t('changed'))}
                <Dated iso={updatedAt} />
              </span>
            )}
            <span data-print="no">
              <a href={markdown}>{t('markdown')}</a>
            </span>
            <span data-print="no">
              <CopyMarkdown path={markdown} />
            </span>
            {method && (
              <ApiFiles labels={{ openapi: t('files.openapi'), postman: t('files.postman') }} />
            )}
          </p>
          <Versions slug={slug} versions={versions} version={version} />
          {/* The bench has the place beside the text, so what is beside other articles is in it. */}
          {hasBench && side}
          {lang !== undefined && !article.languages.includes(language) && (
            <Notice tone="info">
              {t('otherLanguage', { language: languageName(languages[language].tag, own) })}
            </Notice>
          )}
          {stale && <Notice tone="warn">{t('stale')}</Notice>}
          {!method && article.bodyHtml.includes(keyPlace) && <OwnKey />}
          {slug === 'error-codes' && (
            <section className="stack gap-3" aria-labelledby="explorer">
              <h2 id="explorer">{t('explorer.title')}</h2>
              <p className="quiet">{t('explorer.lead')}</p>
              <ExplorerPart />
            </section>
          )}
          <div className={`mt-2 ${s.about}`}>
            {article.changes.length > 0 ? (
              <LatePart
                load={loadChanges}
                ns={changesWords}
                props={{ changes: article.changes, lang }}
                fallback={<DocsBody text={text} lang={lang} />}
              />
            ) : (
              <DocsBody text={text} lang={lang} />
            )}
          </div>
          {method && <MethodBlock method={method} />}
        </div>
        {hasBench && <ArticleBench method={method} captchaType={builds ? captchaType : null} />}
        <div className={s.articleText}>
          <Changes list={article.changelog} />
          <footer className={`grid gap-5 mt-6 line-above ${s.foot}`} data-print="no">
            <LatePart
              onSight
              load={loadAsk}
              props={{ slug }}
              fallback={<p className={`faint ${s.askRoom}`}>{common('loading')}</p>}
            />
            <Feedback key={`${slug} ${version}`} slug={slug} version={version} />
            {(prev ?? next) && (
              <nav className={`stack gap-3 ${s.neighbours}`} aria-label={t('neighbours')}>
                {prev && (
                  <RouteLink to={{ id: 'apiDocsArticle', params: { slug: prev.slug } }} rel="prev">
                    <span className="quiet text-1">{t('previous')}</span>
                    <b>{prev.title}</b>
                  </RouteLink>
                )}
                {next && (
                  <RouteLink
                    to={{ id: 'apiDocsArticle', params: { slug: next.slug } }}
                    rel="next"
                    data-next=""
                  >
                    <span className="quiet text-1">{t('next')}</span>
                    <b>{next.title}</b>
                  </RouteLink>
                )}
              </nav>
            )}
          </footer>
        </div>
      </article>
    </>
  )
}
