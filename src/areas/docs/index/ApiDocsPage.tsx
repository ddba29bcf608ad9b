import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { usePage } from '@/i18n/page-context.ts'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import type { LinkCard } from '@/shared/landing/LinkCards.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { useTouched } from '@/shared/use-touched.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { Section } from '@/ui/Section.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { indexRequest, useAsked, useServedDocs } from '../data.ts'
import { DocsSearch } from '../search/DocsSearch.tsx'
import { Groups } from './Groups.tsx'
import s from './index.module.css'

/** All of the documentation, and the ways into it. */
export default function ApiDocsPage() {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const served = useServedDocs('', language)
  const touched = useTouched(served.index !== undefined)
  const { data, problem, loading, retry } = useAsked(
    useMemo(() => indexRequest(language), [language]),
    served.index,
    !touched,
  )
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
      <PageHead title={t('index.title')} description={t('index.description')} />
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
          <div className={s.find}>
            <p>{t('index.find')}</p>
            <DocsSearch />
          </div>
        }
      />
      <Section title={t('index.articles')}>
        {data ? (
          <Groups index={data} />
        ) : problem && !loading ? (
          <ProblemState level={3} problem={problem} onRetry={retry} busy={loading} />
        ) : (
          <SkeletonGroup label={common('loading')}>
            <Skeleton lines={8} />
          </SkeletonGroup>
        )}
      </Section>
      <Section title={t('index.references')} lead={t('index.referencesLead')} tone="alice">
        <LinkCards label={t('index.references')} items={cards} />
      </Section>
    </>
  )
}
