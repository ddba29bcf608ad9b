import { useTranslation } from '@/i18n/use-translation.ts'
import { docsApi } from '@/api/endpoints/docs.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { toProblem } from '@/api/problem.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { usePage } from '@/i18n/page-context.ts'
import { apiFeedPath, apiFilePath, apiFiles } from '@/routes/docs.ts'
import type { PageLoader } from '@/session/person.ts'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import type { LinkCard } from '@/shared/landing/LinkCards.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { apiRelease } from '@/task-api/releases.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { Section } from '@/ui/Section.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { ExplorerPart } from '../explorer/ExplorerPart.tsx'
import { DocsSearch } from '../search/DocsSearch.tsx'
import { Groups } from './Groups.tsx'
import s from '../docs.module.css'
import { inBrackets } from '@/lib/sentences.ts'

export const loader: PageLoader = ({ store, language }) =>
  firstPaint(store.dispatch(docsApi.endpoints.docsIndex.initiate({ language })))

/** All of the documentation, and the ways into it. */
export default function ApiDocsPage() {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const { currentData: data, error, isFetching, refetch } = docsApi.useDocsIndexQuery({ language })
  const cards: LinkCard[] = [
    {
      id: 'classic',
      to: { id: 'classicApi' },
      title: common('nav.crumb.classicApi'),
      text: t('index.reference.classicText'),
    },
    {
      id: 'proxy',
      to: { id: 'proxyApi' },
      title: common('nav.crumb.proxyApi'),
      text: t('index.reference.proxyText'),
    },
  ]
  // The references of products are not written in Chinese.
  if (language !== 'zh')
    cards.unshift(
      {
        id: 'captcha',
        to: { id: 'productApi', slugs: { product: 'captcha' } },
        title: t('index.reference.v2'),
        text: t('index.reference.v2Text'),
      },
      {
        id: 'data',
        to: { id: 'productApi', slugs: { product: 'data' } },
        title: t('index.reference.data'),
        text: t('index.reference.dataText'),
      },
    )
  return (
    <>
      <PageHead
        title={t('index.title')}
        description={t('index.description')}
        feeds={[{ title: t('files.feed'), href: apiFeedPath(language) }]}
      />
      <PageHero
        title={t('index.heading')}
        mark={t('index.mark')}
        lead={t('index.lead')}
        actions={
          <>
            <RouteLink
              to={{ id: 'apiDocsArticle', params: { slug: 'quick-start' } }}
              className={buttonClass({ size: 'lg' })}
            >
              {t('index.start')}
            </RouteLink>
            <RouteLink
              to={{ id: 'apiDocsArticle', params: { slug: 'error-codes' } }}
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
            >
              {t('index.errors')}
            </RouteLink>
          </>
        }
        aside={
          <div className={`stack gap-3 pad-5 panel ${s.find}`}>
            <p>{t('index.find')}</p>
            <DocsSearch />
          </div>
        }
      />
      <Section title={t('index.articles')}>
        {data ? (
          <Groups index={data} />
        ) : error ? (
          <ProblemState
            level={3}
            problem={toProblem(error)}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <SkeletonGroup label={common('loading')}>
            <Skeleton lines={8} />
          </SkeletonGroup>
        )}
      </Section>
      <Section title={t('explorer.title')} lead={t('explorer.lead')}>
        <ExplorerPart />
      </Section>
      <Section title={t('index.references')} lead={t('index.referencesLead')} tone="alice">
        <LinkCards label={t('index.references')} items={cards} />
      </Section>
      <Section title={t('files.title')} lead={t('files.lead', { version: apiRelease })}>
        <ul className="bare grid gap-4" aria-label={t('files.title')}>
          {apiFiles.map((file) => (
            <li key={file} className="stack gap-2">
              <a href={apiFilePath(file, language)} download>
                <b>{t(`files.${file}`)}</b>
              </a>
              <span className="quiet">{t(`files.${file}Text`)}</span>
            </li>
          ))}
        </ul>
        <p className="row wrap gap-4 mt-5">
          <RouteLink to={{ id: 'apiDocsArticle', params: { slug: 'changelog' } }}>
            {t('files.changes')}
          </RouteLink>
          <a href={apiFeedPath(language)}>{t('files.feed') + inBrackets('RSS', t('files.feed'))}</a>
        </p>
      </Section>
    </>
  )
}
