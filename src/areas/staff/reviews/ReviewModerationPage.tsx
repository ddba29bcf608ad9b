import { useTranslation } from '@/i18n/use-translation.ts'
import { moderationApi } from '@/api/endpoints/staff.ts'
import { LongText } from '@/shared/LongText.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { RowTime } from '@/shared/account/RowTime.tsx'
import { foreignTag } from '@/site/languages.ts'
import { usePage } from '@/i18n/page-context.ts'
import { shownOf } from '@/shared/list/answer.ts'
import { List } from '@/shared/list/List.tsx'
import { loadList } from '@/shared/list/load-list.ts'
import { perPage } from '@/shared/list/per-page.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Button } from '@/ui/Button.tsx'
import { reviewQuery } from '../moderation/queue.ts'
import { State } from '../moderation/State.tsx'
import { useBulk } from '../moderation/use-bulk.tsx'
import { useReviewDeciding } from '../moderation/use-deciding.ts'
import { useOpenedEntry } from '../moderation/use-opened.ts'
import { useQueueFilters } from '../moderation/use-queue-filters.ts'
import s from '../staff.module.css'
import { ReviewDecision } from './ReviewDecision.tsx'

export const loader = loadList(reviewQuery, (dispatch, query) =>
  dispatch(moderationApi.endpoints.moderatedReviews.initiate({ ...query, perPage })),
)

export default function ReviewModerationPage() {
  const { t } = useTranslation('moderation')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const filters = useQueueFilters()
  const query = useListQuery(reviewQuery)
  const answer = moderationApi.useModeratedReviewsQuery({ ...query.value, perPage })
  const entries = shownOf(answer)?.records ?? []
  const { opened, next } = useOpenedEntry(entries, query.other('open'))
  const bulk = useBulk(
    answer.isLoading ? undefined : entries,
    useReviewDeciding(),
    ({ program, review }) =>
      t('reviews.by', { name: program.title, author: review.author?.name ?? t('somebody') }),
  )
  return (
    <AccountFrame
      wide
      title={common('nav.crumb.softwareReviewModeration')}
      lead={t('reviews.lead')}
      actions={
        <RouteLink
          to={{ id: 'softwareModeration' }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {common('nav.crumb.softwareModeration')}
        </RouteLink>
      }
    >
      <List
        query={query}
        answer={answer}
        rows={(data) => data.records}
        rowKey={({ id }) => id}
        showCount
        columns={[
          {
            key: 'review',
            header: t('column.review'),
            rowHeader: true,
            cell: (entry) => (
              <span className={s.entry}>
                {bulk.box(entry)}
                <span className={`stack gap-1 items-start ${s.cell}`}>
                  <strong>{t('stars', { count: entry.review.rating })}</strong>
                  <span
                    className={`quiet ${s.quote}`}
                    data-folds=""
                    lang={foreignTag(entry.review.language, language)}
                  >
                    <LongText text={entry.review.text ?? ''} most={1000} />
                  </span>
                </span>
              </span>
            ),
          },
          {
            key: 'program',
            plain: true,
            header: common('label.program'),
            cell: ({ program }) => program.title,
          },
          {
            key: 'author',
            folds: true,
            header: t('column.author'),
            cell: ({ review }) => review.author?.name ?? '—',
          },
          {
            key: 'since',
            plain: true,
            nowrap: true,
            header: t('column.since'),
            cell: ({ submittedAt }) => submittedAt && <RowTime at={submittedAt} />,
          },
          {
            key: 'state',
            state: true,
            header: common('label.status'),
            cell: (entry) => <State entry={entry} />,
          },
          {
            key: 'open',
            // A narrow row begins with the way into it.
            lead: 'bare',
            header: t('column.open'),
            hideHeader: true,
            cell: ({ id, program, review }) => (
              <Button
                variant="secondary"
                aria-label={t('openReview', {
                  name: program.title,
                  author: review.author?.name ?? t('somebody'),
                })}
                onClick={() => query.setOthers({ open: id })}
              >
                {t('open')}
              </Button>
            ),
          },
        ]}
        words={{
          caption: t('reviews.caption'),
          found: (count) => t('reviews.found', { count }),
          empty: { title: t('reviews.empty'), text: t('emptyText') },
        }}
        filters={filters}
        notice={bulk.bar}
      />
      {opened && (
        <ReviewDecision
          key={opened.id}
          entry={opened}
          onNext={next ? () => query.setOthers({ open: next.id }, { replace: true }) : null}
          onClose={() => query.setOthers({ open: null }, { replace: true })}
        />
      )}
    </AccountFrame>
  )
}
