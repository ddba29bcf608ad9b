import { useTranslation } from '@/i18n/use-translation.ts'
import { moderationApi } from '@/api/endpoints/staff.ts'
import { cutText } from '@/lib/cut-text.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { RowTime } from '@/shared/account/RowTime.tsx'
import { shownOf } from '@/shared/list/answer.ts'
import { List } from '@/shared/list/List.tsx'
import { loadList } from '@/shared/list/load-list.ts'
import { perPage } from '@/shared/list/per-page.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Button } from '@/ui/Button.tsx'
import { programQuery } from '../moderation/queue.ts'
import { State } from '../moderation/State.tsx'
import { useBulk } from '../moderation/use-bulk.tsx'
import { useProgramDeciding } from '../moderation/use-deciding.ts'
import { useOpenedEntry } from '../moderation/use-opened.ts'
import { useQueueFilters } from '../moderation/use-queue-filters.ts'
import s from '../staff.module.css'
import { foreignTag } from '@/site/languages.ts'
import { usePage } from '@/i18n/page-context.ts'
import { ProgramDialog } from './ProgramDialog.tsx'

export const loader = loadList(programQuery, (dispatch, query) =>
  dispatch(moderationApi.endpoints.moderatedPrograms.initiate({ ...query, perPage })),
)

export default function ModerationPage() {
  const { t } = useTranslation('moderation')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const filters = useQueueFilters()
  const query = useListQuery(programQuery)
  const answer = moderationApi.useModeratedProgramsQuery({ ...query.value, perPage })
  const entries = shownOf(answer)?.records ?? []
  const { opened, next } = useOpenedEntry(entries, query.other('open'))
  const bulk = useBulk(answer.isLoading ? undefined : entries, useProgramDeciding(), ({ item }) =>
    cutText(item.title),
  )
  return (
    <AccountFrame
      wide
      title={common('nav.crumb.softwareModeration')}
      lead={t('programs.lead')}
      actions={
        <RouteLink
          to={{ id: 'softwareReviewModeration' }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {common('nav.crumb.softwareReviewModeration')}
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
            key: 'program',
            header: common('label.program'),
            rowHeader: true,
            cell: (entry) => (
              <span className={s.entry}>
                {bulk.box(entry)}
                <span className={`stack gap-1 items-start ${s.cell}`}>
                  <strong>{cutText(entry.item.title)}</strong>
                  {entry.item.tagline && (
                    <span
                      className="quiet text-1"
                      data-folds=""
                      lang={foreignTag(entry.item.language, language)}
                    >
                      {cutText(entry.item.tagline, 1000)}
                    </span>
                  )}
                </span>
              </span>
            ),
          },
          {
            key: 'owner',
            folds: true,
            header: t('column.owner'),
            cell: ({ item }) => item.owner?.name ?? '—',
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
            cell: ({ id, item }) => (
              <Button
                variant="secondary"
                aria-label={t('openNamed', { name: cutText(item.title) })}
                onClick={() => query.setOthers({ open: id })}
              >
                {t('open')}
              </Button>
            ),
          },
        ]}
        words={{
          caption: t('programs.caption'),
          found: (count) => t('programs.found', { count }),
          empty: { title: t('programs.empty'), text: t('emptyText') },
        }}
        filters={filters}
        notice={bulk.bar}
      />
      {opened && (
        <ProgramDialog
          key={opened.id}
          program={opened}
          onNext={next ? () => query.setOthers({ open: next.id }, { replace: true }) : null}
          onClose={() => query.setOthers({ open: null }, { replace: true })}
        />
      )}
    </AccountFrame>
  )
}
