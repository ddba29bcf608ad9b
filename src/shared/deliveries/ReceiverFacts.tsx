import { useTranslation } from 'react-i18next'
import type { Receiver } from '@/api/contract/deliveries.ts'
import { cutText } from '@/lib/cut-text.ts'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import s from './deliveries.module.css'

/** How much of what was sent arrived, when the last of it did, and which secret signs it. */
export function ReceiverFacts({
  receiver: { successRate24h, lastDeliveryAt, signingSecretSuffix },
  now,
}: {
  receiver: Receiver
  now: number
}) {
  const { t } = useTranslation('pingback')
  const format = useFormat()
  return (
    <DescriptionList layout="flow" terms="faint" className={s.facts}>
      <div>
        <dt>{t('fact.rate')}</dt>
        <dd data-low={successRate24h !== null && successRate24h < 90 ? '' : undefined}>
          {successRate24h === null ? t('fact.nothing') : format.rate(successRate24h)}
        </dd>
      </div>
      <Description term={t('fact.last')}>
        {lastDeliveryAt ? <TimeAgo at={lastDeliveryAt} now={now} /> : t('fact.never')}
      </Description>
      <Description term={t('fact.secret')}>
        {signingSecretSuffix ? (
          <code translate="no">…{cutText(signingSecretSuffix, 16)}</code>
        ) : (
          t('fact.noSecret')
        )}
      </Description>
    </DescriptionList>
  )
}
