import { useTranslation } from '@/i18n/use-translation.ts'
import type { ProxyClient } from '@/api/contract/proxy-clients.ts'
import { countryName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { cutText, joinTexts } from '@/lib/cut-text.ts'
import { RowMenu } from '@/shared/RowMenu.tsx'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { useBytes } from '../cabinet/use-proxy-words.ts'
import { signOf } from './clients.ts'
import s from '../account.module.css'

export type ClientCommand = 'requests' | 'allow' | 'disallow' | 'pause' | 'resume'

/** The actions that a client allows now. An address of the allowed list is changed there. */
function commandsOf({ known, user }: ProxyClient): Exclude<ClientCommand, 'requests'>[] {
  return [
    ...(known === null ? (['allow'] as const) : known === 'allowed' ? (['disallow'] as const) : []),
    ...(user?.status === 'paused'
      ? (['resume'] as const)
      : user?.status === 'active' || user?.status === 'limit_reached'
        ? (['pause'] as const)
        : []),
  ]
}

interface Options {
  now: number
  onCommand: (client: ProxyClient, command: ClientCommand) => void
}

export function useClientColumns({ now, onCommand }: Options): Column<ProxyClient>[] {
  const { t } = useTranslation('proxyClients')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const bytes = useBytes()
  return [
    {
      key: 'ip',
      header: common('label.address'),
      rowHeader: true,
      cell: (client) => {
        const sign = signOf(client)
        return (
          <span className="stack gap-0">
            <span className="cluster gap-1 gap-x-2">
              <code translate="no">{client.ip}</code>
              {sign && (
                <Badge tone={sign === 'retry_loop' ? 'bad' : 'warn'} tip={t(`tip.${sign}`)}>
                  {t(`sign.${sign}`)}
                </Badge>
              )}
            </span>
            <span className="quiet text-1 break">
              {joinTexts(' · ', [
                client.label,
                client.country && countryName(client.country, locale),
                client.network,
              ])}
            </span>
          </span>
        )
      },
    },
    {
      key: 'user',
      header: common('label.user'),
      cell: ({ user }) =>
        user ? (
          <span className={`stack gap-0 ${s.user}`}>
            <span className="break">{cutText(user.label || user.username)}</span>
            <span className="quiet text-1 break">
              <code translate="no">{cutText(user.username)}</code>
              {user.status === 'paused' && ` · ${t('paused')}`}
            </span>
          </span>
        ) : (
          <span className="faint">{t('noUser')}</span>
        ),
    },
    {
      key: 'requests',
      header: t('column.requests'),
      numeric: true,
      cell: ({ requests, failed }) => (
        <span className="stack gap-0">
          <span>{format.number(requests)}</span>
          {failed > 0 && (
            <span className="quiet text-1">
              {t('failed', { count: failed, value: format.number(failed) })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'bytes',
      folds: true,
      header: t('column.traffic'),
      numeric: true,
      nowrap: true,
      cell: (client) => bytes(client.bytes),
    },
    {
      key: 'seen',
      folds: true,
      header: t('column.seen'),
      nowrap: true,
      cell: ({ lastSeenAt }) => lastSeenAt && <TimeAgo at={lastSeenAt} now={now} />,
    },
    {
      key: 'actions',
      header: common('label.actions'),
      hideHeader: true,
      cell: (client) => {
        const commands = commandsOf(client)
        // A press on the row is enough where something looks wrong.
        const pressed = signOf(client) ? commands : []
        const name = cutText(client.user?.label || client.user?.username || '')
        return (
          <div className="cluster gap-2 justify-end">
            {pressed.map((command) => (
              <Button
                key={command}
                variant="secondary"
                aria-label={t(`named.${command}`, { ip: client.ip, name })}
                onClick={() => onCommand(client, command)}
              >
                {t(`action.${command}`)}
              </Button>
            ))}
            <RowMenu
              label={t('menuOf', { ip: client.ip })}
              items={(['requests', ...commands] as const).map((command) => ({
                id: command,
                label: t(`action.${command}`),
                onSelect: () => onCommand(client, command),
              }))}
            />
          </div>
        )
      },
    },
  ]
}
