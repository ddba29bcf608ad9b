import { Download } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { EnterpriseService } from '@/api/contract/enterprise.ts'
import { enterpriseApi } from '@/api/endpoints/service.ts'
import { toProblem } from '@/api/problem.ts'
import { useLocale, usePage } from '@/i18n/page-context.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { linkTarget } from '@/shared/html/link-target.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Money } from '@/ui/Money.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { useChannels } from './use-channels.ts'
import s from '../support.module.css'

type Contact = EnterpriseService['contacts'][number]
type Period = EnterpriseService['periods'][number]

/**
 * What the person's plan gives: whom to reach and how, how fast tickets were answered, and what was
 * paid. Absent where the backend has no such call (404).
 */
export function PlanService() {
  const { t } = useTranslation('enterprise')
  const { language } = usePage()
  const format = useFormat()
  const channels = useChannels()
  const { data, error, refetch, isFetching } = enterpriseApi.useEnterpriseServiceQuery({ language })
  if (!data) {
    const problem = error && toProblem(error)
    if (problem?.status === 404) return null
    return problem ? (
      <ProblemState level={3} problem={problem} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonGroup label={t('service.loading')}>
        <Skeleton lines={5} />
      </SkeletonGroup>
    )
  }
  const { contacts, manager, replies, periods } = data
  return (
    <>
      {(contacts.length > 0 || manager || replies) && (
        <section className="panel paper pad-5 stack gap-4" aria-labelledby="plan-service">
          <h3 id="plan-service" className="heading">
            {t('service.title')}
          </h3>
          <DescriptionList layout="grid" terms="small" details="strong" className={s.service}>
            {contacts.map((contact) => (
              <Description
                key={contact.channel}
                term={channels([contact.channel])}
                note={contact.hours}
              >
                <Reach contact={contact} />
              </Description>
            ))}
            {manager && (
              <Description term={t('service.manager')} note={manager.name}>
                <Mail address={manager.email} />
              </Description>
            )}
            {replies && (
              <Description
                term={t('service.replies', { count: replies.days })}
                note={
                  replies.medianMinutes !== null &&
                  t('service.median', { time: format.duration(replies.medianMinutes * 60) })
                }
              >
                {replies.answered === 0
                  ? t('service.noReplies')
                  : t('service.onTime', { onTime: replies.onTime, count: replies.answered })}
              </Description>
            )}
          </DescriptionList>
        </section>
      )}
      {periods.length > 0 && <Periods periods={periods} />}
    </>
  )
}

function Mail({ address }: { address: string | null }) {
  const href = address ? linkTarget(`mailto:${address}`, location.origin) : null
  return href ? <a href={href}>{address}</a> : address
}

/** The way to one channel. One that is unknown to the site is named alone. */
function Reach({ contact: { channel, value, url } }: { contact: Contact }) {
  const { t } = useTranslation('enterprise')
  if (channel === 'ticket')
    return <RouteLink to={{ id: 'ticketNew' }}>{t('service.ticket')}</RouteLink>
  if (channel === 'email') return <Mail address={value} />
  if (channel === 'phone' && value)
    return <a href={`tel:${value.replaceAll(/[^+\d]/g, '')}`}>{value}</a>
  const href = url ? linkTarget(url, location.origin) : null
  if (!href) return value
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {t(channel === 'chat' ? 'service.chat' : 'service.open')}
    </a>
  )
}

function Periods({ periods }: { periods: readonly Period[] }) {
  const { t } = useTranslation('enterprise')
  const locale = useLocale()
  const format = useFormat()
  const columns: Column<Period>[] = [
    { key: 'plan', header: t('column.plan'), rowHeader: true, cell: ({ title }) => title },
    {
      key: 'period',
      header: t('service.period'),
      cell: ({ from, until }) =>
        t('service.span', { from: format.date(from, 'date'), until: format.date(until, 'date') }),
    },
    {
      key: 'amount',
      header: t('service.paid'),
      numeric: true,
      lead: 'bare',
      cell: ({ amount }) => (
        <Money amount={amount.amount} currency={amount.currency} locale={locale} />
      ),
    },
    {
      key: 'invoice',
      header: t('service.invoice'),
      cell: (period) => <Invoice period={period} />,
    },
  ]
  return (
    <PartedTable
      caption={t('service.history')}
      columns={columns}
      rows={periods}
      rowKey={({ id }) => id}
      className={`paper ${s.table}`}
    />
  )
}

function Invoice({ period: { title, from, invoiceUrl } }: { period: Period }) {
  const { t } = useTranslation('enterprise')
  const format = useFormat()
  const href = invoiceUrl ? linkTarget(invoiceUrl, location.origin) : null
  if (!href) return t('service.noInvoice')
  return (
    <a
      className="inline-row gap-1 nowrap"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('service.invoiceNamed', { title, date: format.date(from, 'date') })}
    >
      <Download className="rigid" size={16} aria-hidden="true" />
      {t('service.invoice')}
    </a>
  )
}
