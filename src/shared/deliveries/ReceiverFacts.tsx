import { useTranslation } from '@/i18n/use-translation.ts'
import type { Receiver } from '@/api/contract/deliveries.ts'
import { cutText } from '@/lib/cut-text.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import s from './deliveries.module.css'

/** How much of what was sent arrived, and which secret signs it. */
export function ReceiverFacts({
  receiver: { successRate24h, signingSecretSuffix, oldSecret },
}: {
  receiver: Receiver
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
      <Description term={t('fact.secret')}>
        {signingSecretSuffix ? (
          <code translate="no">…{cutText(signingSecretSuffix, 16)}</code>
        ) : (
          t('fact.noSecret')
        )}
      </Description>
      {oldSecret && (
        <Description term={t('fact.oldSecret')}>
          <code translate="no">…{cutText(oldSecret.suffix ?? '', 16)}</code>{' '}
          {t('fact.signsUntil', { time: format.date(oldSecret.until, 'dateTime') })}
        </Description>
      )}
    </DescriptionList>
  )
}
