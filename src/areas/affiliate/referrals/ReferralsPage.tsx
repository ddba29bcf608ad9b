import { useTranslation } from '@/i18n/use-translation.ts'
import { useDispatch } from 'react-redux'
import { partnerApi } from '@/api/endpoints/partner.ts'
import { loadList } from '@/shared/list/load-list.ts'
import { perPage } from '@/shared/list/per-page.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { load } from '@/api/load.ts'
import { useLocale } from '@/i18n/page-context.ts'
import type { Dispatch } from '@/session/person.ts'
import { shownOf } from '@/shared/list/answer.ts'
import { ExportAll } from '@/shared/list/ExportAll.tsx'
import { List } from '@/shared/list/List.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Money } from '@/ui/Money.tsx'
import { tableRoles } from '@/ui/table-roles.ts'
import { referralQuery } from './referrals.ts'
import { useReferralColumns } from './use-referral-columns.tsx'
import { referralTable } from './referral-table.ts'
import s from '../affiliate.module.css'

export const loader = loadList(referralQuery, (dispatch, query) =>
  dispatch(partnerApi.endpoints.referrals.initiate({ ...query, perPage })),
)

export default function ReferralsPage() {
  const { t } = useTranslation('referrals')
  const { t: common } = useTranslation()
  return (
    <AccountFrame wide title={common('nav.crumb.partnerReferrals')} lead={t('lead')}>
      <Referrals />
    </AccountFrame>
  )
}

/** The people who came through the links; the filters are in the address. */
function Referrals() {
  const { t } = useTranslation('referrals')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const dispatch: Dispatch = useDispatch()
  const query = useListQuery(referralQuery)
  const answer = partnerApi.useReferralsQuery(
    { ...query.value, perPage },
    { refetchOnMountOrArgChange: 30 },
  )
  const { page: _, ...filters } = query.value
  const total = shownOf(answer)?.totalCount
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      columns={useReferralColumns()}
      foot={({ totals }) =>
        totals.map(({ count, spentOrEarned, commission }) => (
          <tr key={commission.currency} {...tableRoles.row} className={s.total}>
            <th {...tableRoles.name} colSpan={4}>
              {t('total.of', { count, currency: commission.currency })}
            </th>
            <td {...tableRoles.cell} className={s.figure} data-label={t('column.spentOrEarned')}>
              <Money {...spentOrEarned} locale={locale} />
            </td>
            <td {...tableRoles.cell} className={s.figure} data-label={common('label.yourShare')}>
              <Money {...commission} locale={locale} />
            </td>
            <td {...tableRoles.cell} className={s.rest} />
          </tr>
        ))
      }
      section={{
        title: common('nav.crumb.partnerReferrals'),
        text: t('list.text'),
        aside: (total !== undefined || !answer.error) && (
          <ExportAll
            ask={(paged) =>
              load(
                dispatch(
                  partnerApi.endpoints.referrals.initiate(
                    { ...filters, ...paged },
                    { subscribe: false, forceRefetch: true },
                  ),
                ),
              )
            }
            name={t('csv.file')}
            table={referralTable}
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
        kind: {
          label: t('filter.kind'),
          nameOf: (kind) => common(`role.${kind}`),
        },
        active: {
          label: t('filter.active'),
          nameOf: (active) => t(`filter.${active}`),
        },
        source: { label: common('label.source'), wrong: t('filter.sourceWrong') },
        subId: { label: common('label.subId'), wrong: t('filter.subIdWrong') },
        dateFrom: { label: t('filter.from') },
        dateTo: { label: t('filter.to') },
      }}
    />
  )
}
