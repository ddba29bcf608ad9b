import { useTranslation } from 'react-i18next'
import type { ProxyAccount } from '@/api/contract/proxy-account.ts'
import { proxyProtocols } from '@/lib/proxy-line.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Stack } from '@/ui/Stack.tsx'
import s from '../cabinet/cabinet.module.css'

/** The connection data for programs: one host, and a port per protocol. */
export function Connection({ account: { endpoint, username } }: { account: ProxyAccount }) {
  const { t } = useTranslation('proxyAccount')
  const { t: common } = useTranslation()
  if (!endpoint) return <p className={s.quiet}>{t('connection.none')}</p>
  const ports = proxyProtocols.flatMap((protocol) => {
    const port = endpoint.ports[protocol]
    return port === null ? [] : [{ protocol, port }]
  })
  return (
    <Stack gap={4}>
      <dl className={s.facts}>
        {username && (
          <div>
            <dt>{t('connection.account')}</dt>
            <dd>
              <code translate="no">{username}</code>
            </dd>
          </div>
        )}
        <div>
          <dt>{common('label.host')}</dt>
          <dd>
            <code translate="no">{endpoint.host}</code>
            <Copy value={endpoint.host} label={t('connection.copyHost')} />
          </dd>
        </div>
        {ports.map(({ protocol, port }) => (
          <div key={protocol}>
            <dt>{t('connection.port', { protocol: protocol.toUpperCase() })}</dt>
            <dd>
              <code translate="no">{port}</code>
              <Copy
                value={`${endpoint.host}:${port}`}
                label={t('connection.copyPort', { protocol: protocol.toUpperCase() })}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className={s.quiet}>
        {t('connection.access')}{' '}
        <RouteLink to={{ id: 'proxyUsers' }}>{t('connection.users')}</RouteLink>{' '}
        {t('connection.or')} <RouteLink to={{ id: 'proxyIps' }}>{t('connection.ips')}</RouteLink>
      </p>
    </Stack>
  )
}

function Copy({ value, label }: { value: string; label: string }) {
  const { t } = useTranslation()
  return (
    <CopyButton
      value={value}
      variant="tertiary"
      hideText
      labels={{ copy: label, copied: t('action.copied'), failed: t('action.copyFailed') }}
    />
  )
}
