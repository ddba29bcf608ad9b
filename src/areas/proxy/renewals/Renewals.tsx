import { useTranslation } from '@/i18n/use-translation.ts'
import type { ProxyRenewal } from '@/api/contract/proxy-renewals.ts'
import { proxyRenewalApi } from '@/api/endpoints/proxy-addresses.ts'
import { toProblem } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { serverTime } from '@/lib/server-clock.ts'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { RowTime } from '@/shared/account/RowTime.tsx'
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
import { useBytes, useProxyProductName, useUnits } from '../cabinet/use-proxy-words.ts'
import { isTraffic, isUrgent, namesOf, renewalForm } from './renewal.ts'

const words = ['proxyAddressForm'] as const
const loadDialog = async () => (await import('./RenewalDialog.tsx')).RenewalDialog
const none: readonly ProxyRenewal[] = []
/** More notices would hide the table, which has them all. */
const mostUrgent = 5

/** How each order of one kind goes on. Absent where the backend has no renewal (404). */
export function Renewals({ of }: { of: 'traffic' | 'addresses' }) {
  const { t } = useTranslation('proxyRenewals')
  const answer = proxyRenewalApi.useProxyRenewalsQuery(undefined, {
    refetchOnMountOrArgChange: 30,
  })
  const { data, error, fulfilledTimeStamp = 0 } = answer
  const ofTraffic = of === 'traffic'
  const records = data?.records.filter((record) => isTraffic(record) === ofTraffic) ?? none
  const [draft, setDraft] = useRowOverDraft(records, renewalForm)
  // The dialog follows what is loaded anew. An order that was renewed whole is no longer listed.
  const opened = records.find(({ orderId }) => orderId === draft?.orderId) ?? draft
  const columns = useColumns(serverTime(fulfilledTimeStamp), ofTraffic, setDraft)
  if ((!data && error && toProblem(error).status === 404) || (data && records.length === 0))
    return null
  return (
    <LoadedSection
      title={t('title')}
      text={t(ofTraffic ? 'traffic.text' : 'text')}
      lines={15}
      unknown
      answer={answer}
    >
      {() => (
        <div className="stack gap-4">
          {records
            .filter((record) => isUrgent(record, serverTime(fulfilledTimeStamp)))
            .toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt))
            .slice(0, mostUrgent)
            .map((record) => (
              <Urgent key={record.orderId} renewal={record} onManage={() => setDraft(record)} />
            ))}
          <PartedTable
            caption={t('title')}
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
  const { t } = useTranslation('proxyRenewals')
  const { t: common } = useTranslation()
  const format = useFormat()
  const nameOf = useProxyProductName()
  const bytes = useBytes()
  const units = useUnits()
  const { addresses, product, unit, leftBytes, expiresAt, blocked } = renewal
  const users = namesOf(renewal)
  const ofTraffic = isTraffic(renewal)
  const facts = {
    what: nameOf(product),
    count: addresses.length,
    value: format.number(addresses.length),
    amount: leftBytes === null ? units(unit, renewal.units) : bytes(leftBytes),
    date: format.date(expiresAt),
  }
  const end = blocked === null ? 'ends' : 'blocked'
  return (
    <Notice
      tone="warn"
      title={t(ofTraffic ? `traffic.${end}` : end, facts)}
      action={
        blocked === 'insufficient_funds' ? (
          <RouteLink to={{ id: 'pay' }}>{common('action.addFunds')}</RouteLink>
        ) : (
          <Button variant="secondary" onClick={onManage}>
            {t('manage')}
          </Button>
        )
      }
    >
      {users.length > 0
        ? t(ofTraffic ? 'traffic.used' : 'used', { names: format.list(users) })
        : t(ofTraffic ? 'traffic.unused' : 'unused')}
    </Notice>
  )
}

function useColumns(
  now: number,
  ofTraffic: boolean,
  onManage: (record: ProxyRenewal) => void,
): Column<ProxyRenewal>[] {
  const { t } = useTranslation('proxyRenewals')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const nameOf = useProxyProductName()
  const units = useUnits()
  const bytes = useBytes()
  return [
    {
      key: 'order',
      header: common('label.product'),
      rowHeader: true,
      cell: ({ orderId, product }) => (
        <span className="stack gap-0">
          <span>{nameOf(product)}</span>
          <span className="quiet text-1" data-folds="">
            {common('label.number', { id: String(orderId) })}
          </span>
        </span>
      ),
    },
    {
      key: 'amount',
      header: t(ofTraffic ? 'traffic.amount' : 'amount'),
      lead: ofTraffic ? 'labelled' : 'bare',
      numeric: true,
      nowrap: true,
      cell: ({ unit, units: whole, addresses, leftBytes }) =>
        ofTraffic && leftBytes !== null
          ? bytes(leftBytes)
          : units(unit, ofTraffic ? whole : addresses.length),
    },
    {
      key: 'ends',
      header: t('until'),
      nowrap: true,
      cell: ({ expiresAt }) => (
        <span className="stack gap-0">
          <RowTime at={expiresAt} format="date" />
          <span className="quiet text-1" data-folds="">
            {format.relative(expiresAt, now)}
          </span>
        </span>
      ),
    },
    {
      key: 'how',
      state: true,
      header: t('how'),
      cell: ({ auto, remindDays, addresses, unit, renewUnits, units: whole }) => {
        const kept = addresses.filter(({ renews }) => renews).length
        const part = ofTraffic
          ? t('traffic.part', {
              value: units(unit, renewUnits ?? whole),
              all: units(unit, whole),
            })
          : t('part', {
              count: kept,
              value: format.number(kept),
              all: format.number(addresses.length),
            })
        const isWhole = ofTraffic ? (renewUnits ?? whole) === whole : kept === addresses.length
        return (
          <span className="stack gap-0">
            <span>
              <Badge tone={auto ? 'ok' : 'neutral'}>
                {auto ? (isWhole ? t('auto') : part) : t('byHand')}
              </Badge>
            </span>
            <span className="quiet text-1" data-folds="">
              {remindDays === null ? t('noReminder') : t('reminder', { count: remindDays })}
            </span>
          </span>
        )
      },
    },
    {
      key: 'price',
      folds: true,
      header: t(ofTraffic ? 'traffic.price' : 'price'),
      numeric: true,
      nowrap: true,
      amount: ({ price }) => price?.amount,
      cell: ({ price }) =>
        price && <Money amount={price.amount} currency={price.currency} locale={locale} />,
    },
    {
      key: 'actions',
      folds: true,
      header: common('label.actions'),
      hideHeader: true,
      cell: (record) => (
        <div className="cluster justify-end">
          <Button
            variant="secondary"
            aria-label={t('manageNamed', { id: String(record.orderId) })}
            onClick={() => onManage(record)}
          >
            {t('manage')}
          </Button>
        </div>
      ),
    },
  ]
}
