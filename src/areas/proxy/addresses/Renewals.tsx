import { useTranslation } from 'react-i18next'
import type { ProxyRenewal } from '@/api/contract/proxy-renewals.ts'
import { proxyRenewalApi } from '@/api/endpoints/proxy-addresses.ts'
import { toProblem } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { serverTime } from '@/lib/server-clock.ts'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { useRowOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useProxyProductName, useUnits } from '../cabinet/use-proxy-words.ts'
import { userNames } from './addresses.ts'
import { isUrgent, renewalForm } from './renewal.ts'

const words = ['proxyAddressForm'] as const
const loadDialog = async () => (await import('./RenewalDialog.tsx')).RenewalDialog
const none: readonly ProxyRenewal[] = []

/** How each order of addresses goes on. Absent where the backend has no renewal (404). */
export function Renewals() {
  const { t } = useTranslation('proxyAddresses')
  const answer = proxyRenewalApi.useProxyRenewalsQuery(undefined, {
    refetchOnMountOrArgChange: 30,
  })
  const { data, error, fulfilledTimeStamp = 0 } = answer
  const records = data?.records ?? none
  const [draft, setDraft] = useRowOverDraft(records, renewalForm)
  // The dialog follows what is loaded anew. An order that was renewed whole is no longer listed.
  const opened = records.find(({ orderId }) => orderId === draft?.orderId) ?? draft
  const columns = useColumns(serverTime(fulfilledTimeStamp), setDraft)
  if ((!data && error && toProblem(error).status === 404) || data?.records.length === 0) return null
  return (
    <LoadedSection title={t('renewal.title')} text={t('renewal.text')} lines={6} answer={answer}>
      {() => (
        <div className="stack gap-4">
          {records
            .filter((record) => isUrgent(record, serverTime(fulfilledTimeStamp)))
            .map((record) => (
              <Urgent key={record.orderId} renewal={record} onManage={() => setDraft(record)} />
            ))}
          <PartedTable
            caption={t('renewal.title')}
            hideCaption
            columns={columns}
            rows={records}
            rowKey={({ orderId }) => orderId}
          />
          {opened && (
            <LateDialog
              key={opened.orderId}
              load={loadDialog}
              ns={words}
              props={{ renewal: opened, onClose: () => setDraft(null) }}
            />
          )}
        </div>
      )}
    </LoadedSection>
  )
}

/** Says what ends or cannot be paid, and what still uses it. */
function Urgent({ renewal, onManage }: { renewal: ProxyRenewal; onManage: () => void }) {
  const { t } = useTranslation('proxyAddresses')
  const { t: common } = useTranslation()
  const format = useFormat()
  const nameOf = useProxyProductName()
  const { addresses, product, expiresAt, blocked } = renewal
  const users = userNames(addresses.flatMap((address) => address.users))
  const facts = {
    what: nameOf(product),
    count: addresses.length,
    value: format.number(addresses.length),
    date: format.date(expiresAt),
  }
  return (
    <Notice
      tone="warn"
      title={t(blocked === null ? 'renewal.ends' : 'renewal.blocked', facts)}
      action={
        blocked === 'insufficient_funds' ? (
          <RouteLink to={{ id: 'pay' }}>{common('action.addFunds')}</RouteLink>
        ) : (
          <Button variant="secondary" onClick={onManage}>
            {t('renewal.manage')}
          </Button>
        )
      }
    >
      {users.length > 0 ? t('renewal.used', { names: format.list(users) }) : t('renewal.unused')}
    </Notice>
  )
}

function useColumns(now: number, onManage: (record: ProxyRenewal) => void): Column<ProxyRenewal>[] {
  const { t } = useTranslation('proxyAddresses')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const nameOf = useProxyProductName()
  const units = useUnits()
  return [
    {
      key: 'order',
      header: common('label.product'),
      rowHeader: true,
      cell: ({ orderId, product }) => (
        <span className="stack gap-0">
          <span>{nameOf(product)}</span>
          <span className="quiet text-1">{common('label.number', { id: String(orderId) })}</span>
        </span>
      ),
    },
    {
      key: 'amount',
      header: t('renewal.amount'),
      numeric: true,
      nowrap: true,
      cell: ({ addresses }) => units('ip_month', addresses.length),
    },
    {
      key: 'ends',
      header: t('column.until'),
      nowrap: true,
      cell: ({ expiresAt }) => (
        <span className="stack gap-0">
          <span>{format.date(expiresAt)}</span>
          <span className="quiet text-1">{format.relative(expiresAt, now)}</span>
        </span>
      ),
    },
    {
      key: 'how',
      plain: true,
      header: t('renewal.how'),
      cell: ({ auto, remindDays, addresses }) => {
        const kept = addresses.filter(({ renews }) => renews).length
        return (
          <span className="stack gap-0">
            <span>
              <Badge tone={auto ? 'ok' : 'neutral'}>
                {auto
                  ? kept < addresses.length
                    ? t('renewal.part', {
                        count: kept,
                        value: format.number(kept),
                        all: format.number(addresses.length),
                      })
                    : t('renewal.auto')
                  : t('renewal.byHand')}
              </Badge>
            </span>
            <span className="quiet text-1">
              {remindDays === null
                ? t('renewal.noReminder')
                : t('renewal.reminder', { count: remindDays })}
            </span>
          </span>
        )
      },
    },
    {
      key: 'price',
      header: t('renewal.price'),
      numeric: true,
      nowrap: true,
      amount: ({ price }) => price?.amount,
      cell: ({ price }) =>
        price && <Money amount={price.amount} currency={price.currency} locale={locale} />,
    },
    {
      key: 'actions',
      header: common('label.actions'),
      hideHeader: true,
      cell: (record) => (
        <div className="cluster justify-end">
          <Button
            variant="secondary"
            aria-label={t('renewal.manageNamed', { id: String(record.orderId) })}
            onClick={() => onManage(record)}
          >
            {t('renewal.manage')}
          </Button>
        </div>
      ),
    },
  ]
}
