import { useTranslation } from '@/i18n/use-translation.ts'
import type { ProxyUser } from '@/api/contract/proxy-users.ts'
import { limitPeriods } from '@/api/contract/proxy-users.ts'
import { countryName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { RowMenu } from '@/shared/RowMenu.tsx'
import { known } from '@/lib/known.ts'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { userBadge } from '../cabinet/display.ts'
import { useBytes, useProxyProductName } from '../cabinet/use-proxy-words.ts'
import { commandsOf } from './users.ts'
import type { UserCommand } from './users.ts'

interface Options {
  chosen: ReadonlySet<ProxyUser['id']>
  now: number
  toggle: (id: ProxyUser['id'], on: boolean) => void
  onCommand: (record: ProxyUser, command: UserCommand) => void
}

/** The number of countries shown; the others are counted. */
const named = 3

export function useUserColumns({ chosen, now, toggle, onCommand }: Options): Column<ProxyUser>[] {
  const { t } = useTranslation('proxyUsers')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const bytes = useBytes()
  const nameOf = useProxyProductName()
  const limits = ({ threads, countries, expiresAt }: ProxyUser): string[] => [
    ...(threads === null ? [] : [t('threads', { count: threads })]),
    ...(countries === null
      ? []
      : [
          format.list(countries.slice(0, named).map((code) => countryName(code, locale))) +
            (countries.length > named ? ` +${countries.length - named}` : ''),
        ]),
    ...(expiresAt ? [t('until', { date: format.date(expiresAt) })] : []),
  ]
  return [
    {
      key: 'label',
      header: common('label.user'),
      rowHeader: true,
      cell: ({ id, label, username, passwordSuffix }) => (
        <Checkbox
          label={cutText(label || username)}
          help={
            <code translate="no" data-folds="">
              {cutText(username)}
              {passwordSuffix && ` ••••${passwordSuffix}`}
            </code>
          }
          checked={chosen.has(id)}
          onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
        />
      ),
    },
    {
      key: 'product',
      plain: true,
      header: common('label.product'),
      cell: ({ product }) => nameOf(product),
    },
    {
      key: 'status',
      state: true,
      header: common('label.status'),
      cell: ({ status }) => {
        const look = userBadge(status)
        return (
          <StatusBadge status={status} tone={look?.tone} tip={look && t(`tip.${look.state}`)}>
            {look && t(`status.${look.state}`)}
          </StatusBadge>
        )
      },
    },
    {
      key: 'used',
      header: t('column.used'),
      numeric: true,
      cell: ({ usedBytes, limitBytes, limitPeriod }) => (
        <span className="stack gap-0">
          <span>{bytes(usedBytes)}</span>
          <span className="quiet text-1 break" data-folds="">
            {limitBytes === null
              ? t('unlimited')
              : t(`limit.${known(limitPeriods, limitPeriod) ?? 'none'}`, {
                  limit: bytes(limitBytes),
                })}
          </span>
        </span>
      ),
    },
    {
      key: 'rules',
      folds: true,
      header: t('column.rules'),
      cell: (user) => {
        const rules = limits(user)
        return rules.length === 0 ? (
          <span className="quiet text-1 break">{t('noRules')}</span>
        ) : (
          <span className="stack gap-0">
            {rules.map((rule) => (
              <span key={rule} className="quiet text-1 break">
                {rule}
              </span>
            ))}
          </span>
        )
      },
    },
    {
      key: 'last',
      folds: true,
      header: t('column.last'),
      nowrap: true,
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? (
          <TimeAgo at={lastUsedAt} now={now} />
        ) : (
          <span className="quiet text-1 break">{t('never')}</span>
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
            label={t('menuOf', { name: cutText(record.label || record.username) })}
            items={commandsOf(record.status).map((command) => ({
              id: command,
              label: t(`action.${command}`),
              danger: command === 'delete',
              separated: command === 'delete',
              onSelect: () => onCommand(record, command),
            }))}
          />
        </div>
      ),
    },
  ]
}
