import { useTranslation } from '@/i18n/use-translation.ts'
import { softwareStatuses } from '@/api/contract/software-terms.ts'
import { ownSoftwareApi } from '@/api/endpoints/software.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { List } from '@/shared/list/List.tsx'
import { loadList } from '@/shared/list/load-list.ts'
import { perPage } from '@/shared/list/per-page.ts'
import { choice, defineQuery, page } from '@/shared/query/query.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { useColumns } from './use-columns.tsx'

const softlistQuery = defineQuery({ status: choice(softwareStatuses), page })

export const loader = loadList(softlistQuery, (dispatch, query) =>
  dispatch(ownSoftwareApi.endpoints.ownSoftwareList.initiate({ ...query, perPage })),
)

export default function SoftlistPage() {
  const { t } = useTranslation('ownSoftware')
  const { t: common } = useTranslation()
  const query = useListQuery(softlistQuery)
  const answer = ownSoftwareApi.useOwnSoftwareListQuery({ ...query.value, perPage })
  const columns = useColumns()
  const add = (
    <RouteLink to={{ id: 'softwareAdd' }} className={buttonClass()}>
      {common('action.addProgram')}
    </RouteLink>
  )
  return (
    <AccountFrame
      wide
      title={common('nav.crumb.softwareSoftlist')}
      lead={t('list.lead')}
      actions={add}
    >
      <List
        query={query}
        answer={answer}
        rows={({ records }) => records}
        rowKey={({ id }) => id}
        columns={columns}
        words={{
          caption: t('edit.toList'),
          found: (count) => t('list.found', { count }),
          empty: { title: t('list.empty'), text: t('list.emptyText'), action: add },
        }}
        filters={{
          status: {
            label: common('label.status'),
            nameOf: (status) => t(`status.${status}`),
          },
        }}
      />
    </AccountFrame>
  )
}
