import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { EnterpriseConditions, EnterprisePlan } from '@/api/contract/enterprise.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import type { Column } from '@/ui/DataTable.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { isRunning, planState } from './plan-state.ts'
import { useChannels } from './use-channels.ts'
import { useWithin } from './use-within.ts'
import s from '../support.module.css'

interface PlanComparisonProps {
  plans: readonly EnterprisePlan[]
  conditions: EnterpriseConditions
}

/** The plans side by side. */
export function PlanComparison({ plans, conditions }: PlanComparisonProps) {
  const { t } = useTranslation('enterprise')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const within = useWithin()
  const channels = useChannels()
  const [now] = useState(() => serverNow())
  const own = isRunning(planState(conditions, now)) ? conditions.active?.planId : undefined
  const columns: Column<EnterprisePlan>[] = [
    {
      key: 'plan',
      header: t('column.plan'),
      rowHeader: true,
      cell: ({ id, title, best }) => (
        <span className={`wrap gap-2 ${s.name}`}>
          {cutText(title)}{' '}
          {id === own ? (
            <Badge tone="ok">{t('yours')}</Badge>
          ) : (
            best && <Badge tone="earls">{t('best')}</Badge>
          )}
        </span>
      ),
    },
    {
      key: 'price',
      lead: 'bare',
      header: common('label.price'),
      numeric: true,
      cell: ({ price, periodDays }) => (
        <span className="bold nowrap">
          <Money amount={price.amount} currency={price.currency} locale={locale} />{' '}
          <span className="quiet text-1 regular">{t('period', { count: periodDays })}</span>
        </span>
      ),
    },
    {
      key: 'reply',
      header: t('column.reply'),
      cell: ({ sla: { firstReplyMinutes } }) =>
        firstReplyMinutes === null ? '—' : within(firstReplyMinutes),
    },
    { key: 'channels', header: t('column.channels'), cell: ({ sla }) => channels(sla.channels) },
    {
      key: 'features',
      header: t('column.features'),
      cell: ({ features }) =>
        features.length === 0 ? (
          '—'
        ) : (
          <ul className="stack gap-1">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        ),
    },
    {
      key: 'choose',
      header: common('label.actions'),
      hideHeader: true,
      cell: ({ id, title }) => (
        <RouteLink
          to={{ id: 'enterprise', search: { plan: id }, hash: 'buy' }}
          className={buttonClass({ variant: 'secondary' })}
          aria-label={t('chooseNamed', { plan: cutText(title) })}
        >
          {t('choose')}
        </RouteLink>
      ),
    },
  ]
  return (
    <DataTable
      className={`paper ${s.table}`}
      caption={t('comparison')}
      hideCaption
      columns={columns}
      rows={plans}
      rowKey={({ id }) => id}
    />
  )
}
