import { useTranslation } from '@/i18n/use-translation.ts'
import { loadList } from '@/shared/list/load-list.ts'
import { errorQuery, errorCode } from './errors.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { receivingErrorApi } from '@/api/endpoints/customer.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { List } from '@/shared/list/List.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { ErrorCard } from './ErrorCard.tsx'
import { receivingKeyName } from './key-name.ts'
import s from '../customer.module.css'
import { SamplesDialog } from './SamplesDialog.tsx'
import { serverTime } from '@/lib/server-clock.ts'

export const loader = loadList(errorQuery, (dispatch, query) =>
  dispatch(receivingErrorApi.endpoints.receivingErrors.initiate(query)),
)

/** Loads late, because it is below the list. */
const loadBans = async () => (await import('./Bans.tsx')).Bans

export default function ErrorsPage() {
  const { t } = useTranslation('errors')
  const { t: common } = useTranslation()
  return (
    <AccountFrame wide title={common('nav.crumb.receivingErrors')} lead={t('lead')}>
      <ReceivingErrors />
      <LateSection title={t('bans.title')} lines={8} load={loadBans} props={{}} />
    </AccountFrame>
  )
}

/**
 * The errors that the API returned, by code and most frequent first, each with its cause and fix.
 */
function ReceivingErrors() {
  const { t } = useTranslation('errors')
  const { t: common } = useTranslation()
  const query = useListQuery(errorQuery)
  const answer = receivingErrorApi.useReceivingErrorsQuery(query.value, {
    refetchOnMountOrArgChange: 30,
  })
  // Without filters, for the options of the filters.
  const { data: all } = receivingErrorApi.useReceivingErrorsQuery({})
  const keys = new Map(
    (all?.records ?? []).flatMap(({ key }) =>
      key?.id ? [[key.id, receivingKeyName(key)] as const] : [],
    ),
  )
  const samples = query.other('samples') ?? ''
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ code }) => code}
      card={(record) => (
        <ErrorCard
          key={record.code}
          record={record}
          now={serverTime(answer.fulfilledTimeStamp ?? 0)}
          samplesHref={query.hrefWith({ samples: record.code })}
        />
      )}
      layout={{ className: s.errorsList, skeleton: <Skeleton lines={8} />, skeletons: 3 }}
      section={{ title: t('list.title'), text: t('list.text') }}
      words={{
        found: (count) => t('list.found', { count }),
        empty: { title: t('list.empty'), text: t('list.emptyText') },
      }}
      filters={{
        code: {
          label: common('label.code'),
          options: (all?.records ?? []).map(({ code }) => ({ value: code, label: code })),
        },
        keyId: {
          label: common('label.key'),
          options: [...keys].map(([value, label]) => ({ value, label })),
        },
        ip: { label: t('filter.ip'), wrong: common('form.notIp'), mono: true },
        dateFrom: { label: common('label.from') },
        dateTo: { label: common('label.to') },
      }}
    >
      {errorCode.test(samples) && (
        <SamplesDialog
          query={{ ...query.value, code: samples }}
          // Back must not open it again.
          onClose={() => query.setOthers({ samples: null }, { replace: true })}
        />
      )}
    </List>
  )
}
