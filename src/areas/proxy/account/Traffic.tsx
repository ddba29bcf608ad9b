import { useTranslation } from '@/i18n/use-translation.ts'
import type { ProxyOverview } from '@/api/contract/proxy-account.ts'
import { cutText } from '@/lib/cut-text.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Button } from '@/ui/Button.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { accountBadge } from '../cabinet/display.ts'
import { useBytes, useProxyProductName, useUnits } from '../cabinet/use-proxy-words.ts'
import s from '../account.module.css'

interface TrafficProps {
  overview: ProxyOverview
  onBuy: () => void
}

/** The used percentage at which a warning is shown. */
const nearEnd = 80

/** The remaining traffic, its expiry, and the usable amount of each product. */
export function Traffic({ overview: { account, products, notices }, onBuy }: TrafficProps) {
  const { t } = useTranslation('proxyAccount')
  const { t: common } = useTranslation()
  const format = useFormat()
  const bytes = useBytes()
  const { status, traffic } = account
  if (status === 'none')
    return (
      <EmptyState
        level={3}
        illustration={<EmptyBox />}
        title={t('none.title')}
        action={<Button onClick={onBuy}>{t('none.action')}</Button>}
      >
        {t('none.text')}
      </EmptyState>
    )
  const { boughtBytes, usedBytes, leftBytes, expiresAt } = traffic
  const percent = boughtBytes > 0 ? Math.min(100, (usedBytes / boughtBytes) * 100) : 0
  return (
    <div className="stack gap-4">
      {status === 'exhausted' && (
        <Notice
          tone="bad"
          title={t('exhausted.title')}
          action={<Button onClick={onBuy}>{common('action.addTraffic')}</Button>}
        >
          {t('exhausted.text')}
        </Notice>
      )}
      {status === 'suspended' && (
        <Notice tone="bad" title={t('suspended.title')}>
          {t('suspended.text')}
        </Notice>
      )}
      <Notices notices={notices} />
      <DescriptionList
        layout="grid"
        terms="text"
        details="figure"
        className={`gap-4 gap-x-5 ${s.figures}`}
      >
        <Description term={t('traffic.left')}>{bytes(leftBytes)}</Description>
        <Description term={t('traffic.ends')}>
          {expiresAt ? format.date(expiresAt) : t('traffic.never')}
        </Description>
        <Description term={t('traffic.state')}>
          <State status={status} />
        </Description>
      </DescriptionList>
      {boughtBytes > 0 && (
        <Progress
          label={t('traffic.used', { used: bytes(usedBytes), bought: bytes(boughtBytes) })}
          text={format.percent(percent, 0)}
          value={percent}
          tone={percent >= nearEnd ? 'bad' : 'blue'}
        />
      )}
      <Products products={products} />
      <p className="quiet text-2">
        <RouteLink to={{ id: 'proxyStatistics' }}>{t('traffic.where')}</RouteLink>
      </p>
    </div>
  )
}

/** The notices that the site knows, with what still uses the proxies and what to do. */
function Notices({ notices }: Pick<ProxyOverview, 'notices'>) {
  const { t } = useTranslation('proxyAccount')
  const { t: common } = useTranslation()
  const format = useFormat()
  const bytes = useBytes()
  return notices.map(({ code, count, at, users }) => {
    const isDead = code === 'addresses_dead'
    const ofTraffic = code === 'traffic_end'
    const isEnd = (ofTraffic || code === 'addresses_end') && at !== null
    if (count === null || !(isDead || isEnd)) return null
    const facts = { count, value: format.number(count), date: format.date(at ?? '') }
    return (
      <Notice
        key={code}
        tone="warn"
        title={
          isDead
            ? t('notice.dead', facts)
            : ofTraffic
              ? t('notice.traffic', { ...facts, amount: bytes(count * 1e9) })
              : t('notice.end', facts)
        }
        action={
          <RouteLink
            to={
              ofTraffic
                ? { id: 'proxy', hash: 'renewals' }
                : { id: 'proxyAddresses', ...(isDead && { search: { status: 'dead' } }) }
            }
          >
            {isDead ? common('action.replace') : t('notice.renew')}
          </RouteLink>
        }
      >
        {users.length > 0 &&
          t('notice.users', { names: format.list(users.map((name) => cutText(name))) })}
      </Notice>
    )
  })
}

function State({ status }: { status: string }) {
  const { t } = useTranslation('proxyAccount')
  const look = accountBadge(status)
  return (
    <StatusBadge status={status} tone={look?.tone}>
      {look && t(`status.${look.state}`)}
    </StatusBadge>
  )
}

function Products({ products }: Pick<ProxyOverview, 'products'>) {
  const { t } = useTranslation('proxyAccount')
  const format = useFormat()
  const nameOf = useProxyProductName()
  const units = useUnits()
  if (products.length === 0) return null
  return (
    <DescriptionList
      layout="rows"
      terms="text"
      details="strong"
      lines="between"
      className={s.facts}
    >
      {products.map(({ id, title, unit, units: count, expiresAt }) => (
        <Description key={id} term={nameOf(id, title)}>
          {units(unit, count)}
          {expiresAt && (
            <span className="quiet text-1 break">
              {t('until', { date: format.date(expiresAt) })}
            </span>
          )}
        </Description>
      ))}
    </DescriptionList>
  )
}
