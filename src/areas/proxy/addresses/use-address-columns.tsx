import { useTranslation } from '@/i18n/use-translation.ts'
import type { ProxyAddress } from '@/api/contract/proxy-addresses.ts'
import { countryName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { joinTexts } from '@/lib/cut-text.ts'
import { RowMenu } from '@/shared/RowMenu.tsx'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { cx } from '@/ui/cx.ts'
import type { Column } from '@/ui/DataTable.tsx'
import { useBytes, useMilliseconds, useProxyProductName } from '../cabinet/use-proxy-words.ts'
import { addressBadge, isHeld, userNames } from './addresses.ts'

export type AddressCommand = 'checks' | 'lines' | 'replace'

interface Options {
  chosen: ReadonlySet<ProxyAddress['id']>
  now: number
  toggle: (id: ProxyAddress['id'], on: boolean) => void
  onCommand: (record: ProxyAddress, command: AddressCommand) => void
}

/** The number of users shown; the others are counted. */
const named = 3

export function useAddressColumns({
  chosen,
  now,
  toggle,
  onCommand,
}: Options): Column<ProxyAddress>[] {
  const { t } = useTranslation('proxyAddresses')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const bytes = useBytes()
  const milliseconds = useMilliseconds()
  const nameOf = useProxyProductName()
  return [
    {
      key: 'ip',
      header: common('label.address'),
      rowHeader: true,
      cell: (record) => {
        const isShort = record.family !== 'ipv6'
        const name = (
          <code translate="no" className={cx(isShort && 'nowrap')}>
            {record.ip}
          </code>
        )
        const kind = (
          <span className="quiet text-1" data-folds="">
            {nameOf(record.product)}
            {!isShort && ' · IPv6'}
          </span>
        )
        return isHeld(record) ? (
          <Checkbox
            label={name}
            help={kind}
            checked={chosen.has(record.id)}
            onChange={({ currentTarget }) => toggle(record.id, currentTarget.checked)}
          />
        ) : (
          <span className="stack gap-0">
            {name}
            {kind}
          </span>
        )
      },
    },
    {
      key: 'place',
      plain: true,
      header: common('label.country'),
      cell: ({ country, network, asn }) => (
        <span className="stack gap-0">
          <span>{country && countryName(country, locale)}</span>
          <span className="quiet text-1 break" data-folds="">
            {joinTexts(' · ', [network, asn === null ? null : `AS${asn}`])}
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      state: true,
      header: common('label.status'),
      cell: ({ status, replacedBy }) => {
        const look = addressBadge(status)
        return (
          <span className="stack gap-0">
            <span>
              <StatusBadge status={status} tone={look?.tone} tip={look && t(`tip.${look.state}`)}>
                {look && t(`status.${look.state}`)}
              </StatusBadge>
            </span>
            {replacedBy && (
              <span className="quiet text-1 break">{t('replacedBy', { ip: replacedBy })}</span>
            )}
          </span>
        )
      },
    },
    {
      key: 'check',
      folds: true,
      header: t('column.check'),
      nowrap: true,
      cell: ({ lastCheck }) =>
        lastCheck ? (
          <span className="stack gap-0">
            <span>
              {lastCheck.ok
                ? lastCheck.latencyMs === null
                  ? t('check.ok')
                  : milliseconds(lastCheck.latencyMs)
                : t('check.bad')}
            </span>
            <span className="quiet text-1">
              <TimeAgo at={lastCheck.at} now={now} />
            </span>
          </span>
        ) : (
          <span className="faint">{t('check.none')}</span>
        ),
    },
    {
      key: 'week',
      folds: true,
      lead: false,
      header: t('column.week'),
      numeric: true,
      nowrap: true,
      cell: ({ weekBytes }) => bytes(weekBytes),
    },
    {
      key: 'users',
      folds: true,
      header: t('column.users'),
      cell: ({ users }) =>
        users.length === 0 ? (
          <span className="faint">{t('noUsers')}</span>
        ) : (
          <span className="break">
            {format.list(userNames(users).slice(0, named))}
            {users.length > named && ` +${format.number(users.length - named)}`}
          </span>
        ),
    },
    {
      key: 'until',
      folds: true,
      header: t('column.until'),
      nowrap: true,
      cell: ({ since, until, autoRenew }) => (
        <span className="stack gap-0">
          <span>{until ? format.date(until) : t('endless')}</span>
          <span className="quiet text-1">
            {[
              ...(since ? [t('since', { date: format.date(since) })] : []),
              ...(autoRenew ? [t('autoRenew')] : []),
            ].join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'actions',
      folds: true,
      header: common('label.actions'),
      hideHeader: true,
      cell: (record) => (
        <div className="cluster gap-3 justify-end">
          <RowMenu
            label={t('menuOf', { ip: record.ip })}
            items={(isHeld(record) ? commands : commands.slice(0, 1)).map((command) => ({
              id: command,
              label: command === 'replace' ? common('action.replace') : t(`action.${command}`),
              onSelect: () => onCommand(record, command),
            }))}
          />
        </div>
      ),
    },
  ]
}

const commands = ['checks', 'lines', 'replace'] as const
