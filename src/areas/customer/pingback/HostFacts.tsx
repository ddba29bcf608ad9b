import { useTranslation } from 'react-i18next'
import type { PingbackHost } from '@/api/contract/pingback.ts'
import { cutText } from '@/lib/cut-text.ts'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import s from './pingback.module.css'

export function HostFacts({
  host: { successRate24h, lastDeliveryAt, signingSecretSuffix },
  now,
}: {
  host: PingbackHost
  now: number
}) {
  const { t } = useTranslation('pingback')
  const format = useFormat()
  return (
    <dl className={s.facts}>
      <div>
        <dt>{t('fact.rate')}</dt>
        <dd data-low={successRate24h !== null && successRate24h < 90 ? '' : undefined}>
          {successRate24h === null ? t('fact.nothing') : format.rate(successRate24h)}
        </dd>
      </div>
      <div>
        <dt>{t('fact.last')}</dt>
        <dd>{lastDeliveryAt ? <TimeAgo at={lastDeliveryAt} now={now} /> : t('fact.never')}</dd>
      </div>
      <div>
        <dt>{t('fact.secret')}</dt>
        <dd>
          {signingSecretSuffix ? (
            <code translate="no">…{cutText(signingSecretSuffix, 16)}</code>
          ) : (
            t('fact.noSecret')
          )}
        </dd>
      </div>
    </dl>
  )
}
