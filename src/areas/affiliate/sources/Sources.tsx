import { useTranslation } from '@/i18n/use-translation.ts'
import { useDispatch } from 'react-redux'
import type { Source } from '@/api/contract/partner.ts'
import { partnerApi } from '@/api/endpoints/partner.ts'
import { load } from '@/api/load.ts'
import { useLocale } from '@/i18n/page-context.ts'
import type { Dispatch } from '@/session/person.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { shownOf } from '@/shared/list/answer.ts'
import { ExportAll } from '@/shared/list/ExportAll.tsx'
import { List } from '@/shared/list/List.tsx'
import { perPage } from '@/shared/list/per-page.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Money } from '@/ui/Money.tsx'
import { tableRoles } from '@/ui/table-roles.ts'
import { sourceSorts } from '@/api/contract/partner-states.ts'
import { dayParams } from '@/shared/query/days.ts'
import { defineQuery, page, sort, textParam } from '@/shared/query/query.ts'
import { useSourceColumns } from './use-source-columns.tsx'
import { sourceTable } from './source-table.ts'
import s from '../affiliate.module.css'

/** The query of the sources list. */
export const sourceQuery = defineQuery({
  landing: textParam(/^[\w-]{1,64}$/),
  ...dayParams,
  sort: sort(sourceSorts, '-commission'),
  page,
})

const keyOf = ({ source, subId, landing }: Source): string =>
  JSON.stringify([source, subId, landing])

/** The results by source; the filters are in the address. */
export function Sources() {
  const { t } = useTranslation('referralSources')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const dispatch: Dispatch = useDispatch()
  const query = useListQuery(sourceQuery)
  const answer = partnerApi.useReferralSourcesQuery(
    { ...query.value, perPage },
    { refetchOnMountOrArgChange: 30 },
  )
  const { page: _, ...filters } = query.value
  const shown = shownOf(answer)
  const total = shown?.totalCount
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={keyOf}
      columns={useSourceColumns()}
      foot={({ totals }) =>
        totals.map(({ clicks, signups, paying, commission }) => (
          <tr key={commission.currency} {...tableRoles.row} className={s.total}>
            <th {...tableRoles.name}>{t('total.of', { currency: commission.currency })}</th>
            {(
              [
                ['clicks', clicks],
                ['signups', signups],
                ['paying', paying],
              ] as const
            ).map(([name, count]) => (
              <td
                key={name}
                {...tableRoles.cell}
                className={s.figure}
                data-label={t(`column.${name}`)}
              >
                {format.number(count)}
              </td>
            ))}
            <td {...tableRoles.cell} className={s.figure} data-label={t('column.conversion')}>
              {clicks > 0 ? format.percent((signups / clicks) * 100, 2) : '—'}
            </td>
            <td {...tableRoles.cell} className={s.figure} data-label={common('label.yourShare')}>
              <Money {...commission} locale={locale} />
            </td>
            <td {...tableRoles.cell} className={s.rest} />
          </tr>
        ))
      }
      section={{
        title: common('nav.crumb.partnerSources'),
        text: t('list.text'),
        aside: (shown || !answer.error) && (
          <ExportAll<Source & { id: string }>
            ask={async (paged) => {
              const answer = await load(
                dispatch(
                  partnerApi.endpoints.referralSources.initiate(
                    { ...filters, ...paged },
                    { subscribe: false, forceRefetch: true },
                  ),
                ),
              )
              return {
                ...answer,
                records: answer.records.map((one) => ({ ...one, id: keyOf(one) })),
              }
            }}
            name={t('csv.file')}
            table={sourceTable}
            total={total}
          />
        ),
      }}
      words={{
        found: (count) => t('list.found', { count }),
        empty: {
          title: t('list.empty'),
          text: t('list.emptyText'),
          action: (
            <RouteLink to={{ id: 'partner' }} className={buttonClass()}>
              {common('action.yourLink')}
            </RouteLink>
          ),
        },
      }}
      filters={{
        landing: {
          label: t('filter.landing'),
          options: (shown?.landings ?? []).map((value) => ({ value, label: value })),
        },
        dateFrom: { label: common('label.from') },
        dateTo: { label: common('label.to') },
      }}
    />
  )
}
