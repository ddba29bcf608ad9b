import { useTranslation } from '@/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { ReceivingError } from '@/api/contract/receiving-errors.ts'
import { TimeAgo } from '@/shared/account/TimeAgo.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { findApiError } from '@/task-api/errors.ts'
import { Badge } from '@/ui/Badge.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { FoldingItem } from '@/ui/FoldingItem.tsx'
import { severityTones } from './errors.ts'
import { Cause } from './Cause.tsx'
import { receivingKeyName } from './key-name.ts'
import s from '../customer.module.css'

export function ErrorCard({
  record: { code, count, lastAt, lastIp, key, software },
  now,
  samplesHref,
}: {
  record: ReceivingError
  now: number
  samplesHref: string
}) {
  const { t } = useTranslation('errors')
  const { t: common } = useTranslation()
  const { t: words } = useTranslation('apiErrors')
  const format = useFormat()
  const known = findApiError(code)
  return (
    <FoldingItem
      className={`stack gap-2 ${s.card}`}
      name={<h3>{known ? words(known.titleKey) : t('unknown.title')}</h3>}
      lead={t('count', { count, number: format.number(count) })}
      note={
        lastAt && (
          <>
            <span className={`faint ${s.last}`}>{t('fact.last')}</span>{' '}
            <TimeAgo at={lastAt} now={now} />
          </>
        )
      }
      state={
        <Badge tone={known && severityTones[known.severity]}>
          {known ? t(`severity.${known.severity}`) : t('unknown.badge')}
        </Badge>
      }
      unfold={common('label.details')}
    >
      <div className="stack gap-2 content-start">
        <p className="quiet text-1 break">
          <code translate="no">{code}</code>
        </p>
        <DescriptionList layout="flow" terms="faint" className={`gap-1 gap-x-5 text-2 ${s.facts}`}>
          {lastIp && (
            <Description term={t('fact.ip')}>
              <code translate="no">{lastIp}</code>
            </Description>
          )}
          {key && <Description term={t('fact.key')}>{receivingKeyName(key)}</Description>}
          <Description term={t('fact.software')}>{software?.name || t('fact.own')}</Description>
        </DescriptionList>
        <Link
          className={s.samples}
          to={samplesHref}
          aria-label={t('samples.title', { code })}
          preventScrollReset
        >
          {t('samples.show')}
        </Link>
      </div>
      <Cause error={known} />
    </FoldingItem>
  )
}
