import { useTranslation } from '@/i18n/use-translation.ts'
import { faqApi } from '@/api/endpoints/faq.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { usePage } from '@/i18n/page-context.ts'
import { rows } from '@/routes/table/index.ts'
import type { PageId } from '@/routes/table/index.ts'
import { statusFeedPath } from '@/routes/status-feed.ts'
import type { PageRow } from '@/routes/types.ts'
import type { PageLoader } from '@/session/person.ts'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Split } from '@/shared/landing/Split.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartLost } from '@/shared/PartLost.tsx'
import { StatusPageLink } from '@/shared/service-status/StatusPageLink.tsx'
import { hasStatusFeed, site } from '@/site/site.ts'
import { Section } from '@/ui/Section.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { AnswerSearch } from './AnswerSearch.tsx'
import { Sections } from './Sections.tsx'
import s from '../support.module.css'

const ways = [
  'supportBot',
  'ticketNew',
  'tickets',
  'enterprise',
  'supportTutorials',
  'workerTerms',
] as const satisfies readonly PageId[]

const loadStatus = async () => (await import('../status/StatusView.tsx')).StatusView
const loadStatusNews = async () => (await import('../status/StatusNews.tsx')).StatusNews
const loadAbuseSection = async () => (await import('../abuse/AbuseSection.tsx')).AbuseSection
const abuseWords = ['abuse'] as const
const statusWords = ['serviceStatus'] as const
const newsWords = ['serviceStatus', 'statusNews'] as const

export const loader: PageLoader = ({ store, language }) =>
  firstPaint(store.dispatch(faqApi.endpoints.faqSections.initiate({ language })))

/**
 * Answers first, then the ways to reach a person, the state of the service, and the report of
 * misuse.
 */
export default function SupportPage() {
  const { t } = useTranslation('support')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const open = ways.filter((id) => {
    const row: PageRow = rows[id]
    return row.langs.includes(language)
  })
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        feeds={
          hasStatusFeed
            ? [{ title: common('label.serviceStatus'), href: statusFeedPath(language) }]
            : []
        }
      />
      <PageHero title={t('title')} mark={t('mark')} lead={t('lead')} actions={<AnswerSearch />} />
      <Section title={t('sections.title')}>
        <Sections />
      </Section>
      <Section title={t('ways.title')} tone="alice">
        <LinkCards
          items={open.map((id) => ({
            id,
            to: { id },
            title: t(`ways.${id}.title`),
            text: t(`ways.${id}.text`),
          }))}
        />
      </Section>
      <Section id="status" title={common('label.serviceStatus')}>
        <LatePart
          load={loadStatus}
          ns={statusWords}
          props={{}}
          fallback={<Waiting label={common('loading')} lines={9} />}
          failed={<PartLost level={3} />}
          onSight
        />
        {(hasStatusFeed || site.statusUrl !== '') && (
          <p className="cluster gap-4 mt-5">
            <StatusPageLink />
            {hasStatusFeed && (
              <a href={statusFeedPath(language)} type="application/rss+xml">
                {t('statusFeed')}
              </a>
            )}
          </p>
        )}
        <LatePart load={loadStatusNews} ns={newsWords} props={{}} fallback={null} onSight />
      </Section>
      <Split id="abuse" title={t('abuse.title')} lead={t('abuse.lead')} tone="alice">
        <LatePart
          load={loadAbuseSection}
          ns={abuseWords}
          props={{}}
          fallback={<Waiting label={common('loading')} lines={10} />}
          failed={<PartLost level={3} />}
          onSight
        />
      </Split>
    </>
  )
}

function Waiting({ label, lines }: { label: string; lines: number }) {
  return (
    <SkeletonGroup label={label} className={s.waiting}>
      <Skeleton lines={lines} />
    </SkeletonGroup>
  )
}
