import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { LabelItem } from '@/api/contract/label-items.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { labelItemApi } from '@/api/endpoints/labelling.ts'
import { cutText } from '@/lib/cut-text.ts'
import { RowTime } from '@/shared/account/RowTime.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { List } from '@/shared/list/List.tsx'
import type { ListQuery } from '@/shared/query/use-list-query.ts'
import { SavedFilters } from '@/shared/saved-filters/SavedFilters.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { useLabelWords } from '../kit/label-words.ts'
import { readUnitView, unitsPerPage, unitView } from './items.ts'
import type { unitQuery } from './items.ts'

interface UnitListProps {
  project: LabelProject
  query: ListQuery<(typeof unitQuery)['fields']>
}

const watchMs = 15_000

export function UnitList({ project, query }: UnitListProps) {
  const { t } = useTranslation('labelItems')
  const { t: labels } = useTranslation('labelCommon')
  const { t: common } = useTranslation()
  const format = useFormat()
  const { itemState } = useLabelWords()
  const answer = labelItemApi.useLabelItemsQuery(
    { id: project.id, ...query.value, perPage: unitsPerPage },
    {
      refetchOnMountOrArgChange: 10,
      skipPollingIfUnfocused: true,
      pollingInterval: project.status === 'in_progress' ? watchMs : 0,
    },
  )
  const { page: _, ...choice } = query.value
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      perPage={unitsPerPage}
      showCount
      columns={[
        {
          key: 'name',
          header: t('column.name'),
          rowHeader: true,
          cell: ({ id, name, isTrial, isControl }: LabelItem) => (
            <span className="stack gap-0">
              <Link to={query.hrefWith({ unit: String(id) })} preventScrollReset>
                {cutText(name)}
              </Link>
              {isTrial && <span className="quiet text-1">{t('trial')}</span>}
              {isControl && <span className="quiet text-1">{t('control.mark')}</span>}
            </span>
          ),
        },
        {
          key: 'status',
          header: common('label.status'),
          state: true,
          lead: 'bare',
          cell: ({ status, isDoubtful, errorCode }) => {
            const look = itemState(status)
            return (
              <span className="stack gap-0">
                <StatusBadge status={status} tone={look?.tone}>
                  {look?.text}
                </StatusBadge>
                {isDoubtful && <span className="bad text-1">{t('doubtful')}</span>}
                {errorCode !== null && (
                  <span className="quiet text-1">
                    {errorCode === 'source_gone' ? t('error.source_gone') : errorCode}
                  </span>
                )}
              </span>
            )
          },
        },
        {
          key: 'agreement',
          header: t('column.agreement'),
          numeric: true,
          folds: true,
          cell: ({ agreement }) => (agreement === null ? '—' : format.percent(agreement * 100, 0)),
        },
        {
          key: 'comment',
          header: common('label.comment'),
          folds: true,
          cell: ({ comment }) => comment && cutText(comment, 120),
        },
        {
          key: 'updatedAt',
          header: t('column.updated'),
          folds: true,
          nowrap: true,
          cell: ({ updatedAt }) => updatedAt && <RowTime at={updatedAt} />,
        },
      ]}
      section={{ title: common('nav.crumb.labelItems') }}
      words={{
        found: (count) => t('found', { count, number: format.number(count) }),
        empty: { title: t('empty.title'), text: t('empty.text') },
      }}
      filters={{
        text: { label: common('action.search'), help: common('form.atLeastThree') },
        status: { label: common('label.status'), nameOf: (state) => labels(`item.${state}`) },
        doubtful: { label: t('filter.doubtful'), nameOf: (one) => t(`filter.${one}`) },
        label: {
          label: t('filter.class'),
          options: project.labels.map(({ id, name }) => ({ value: id, label: name })),
        },
        sort: { label: common('label.sort'), nameOf: (order) => t(`sort.${order}`) },
      }}
    >
      <Disclosure summary={t('views')}>
        <SavedFilters
          place={`label-views-${project.id}`}
          query={unitView(choice)}
          onChoose={(text) => query.change(readUnitView(text))}
        />
      </Disclosure>
    </List>
  )
}
