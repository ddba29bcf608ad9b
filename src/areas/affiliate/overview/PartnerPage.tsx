import { useTranslation } from '@/i18n/use-translation.ts'
import { partnerApi } from '@/api/endpoints/partner.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { toProblem } from '@/api/problem.ts'
import type { PageLoader } from '@/session/person.ts'
import { LateSection } from '@/shared/account/LateSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Notice } from '@/ui/Notice.tsx'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import type { Partner } from '@/api/contract/partner.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Money } from '@/ui/Money.tsx'
import { LinkBuilder } from './LinkBuilder.tsx'
import s from '../affiliate.module.css'
import { sentences } from '@/lib/sentences.ts'

/** Loads late, because it is below the link. */
const loadStats = async () => (await import('./StatsSection.tsx')).StatsSection

export const loader: PageLoader = ({ store: { dispatch } }) =>
  firstPaint(dispatch(partnerApi.endpoints.partner.initiate()))

export default function PartnerPage() {
  const { t } = useTranslation('partner')
  const { t: common } = useTranslation()
  const {
    data: partner,
    error,
    isFetching,
    refetch,
  } = partnerApi.usePartnerQuery(undefined, { refetchOnMountOrArgChange: 15 })
  return (
    <AccountFrame
      wide
      title={t('title')}
      lead={t('lead')}
      actions={
        <RouteLink to={{ id: 'payout' }} className={buttonClass()}>
          {common('action.payout')}
        </RouteLink>
      }
    >
      {partner ? (
        <>
          {partner.status === 'limited' && (
            <Notice tone="warn" title={t('status.limited')}>
              {t('status.limitedText')}
            </Notice>
          )}
          {partner.status === 'blocked' && (
            <Notice tone="bad" title={t('status.blocked')}>
              {t('status.blockedText')}
            </Notice>
          )}
          <Balance partner={partner} />
          {partner.status !== 'blocked' && (
            <>
              <LinkBuilder partner={partner} />
              <Coupon partner={partner} />
            </>
          )}
          <Rates rates={partner.rates} />
        </>
      ) : error ? (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={2}
        />
      ) : (
        <>
          <SectionSkeleton title={common('account.balance')} lines={13} />
          <SectionSkeleton title={t('link.title')} lines={55} />
        </>
      )}
      <LateSection
        title={common('nav.crumb.softwareStatistic')}
        lines={16}
        load={loadStats}
        props={{}}
      />
    </AccountFrame>
  )
}

/** The code for where no link can be clicked, and who counts as the partner's. */
function Coupon({ partner: { coupon, attribution } }: { partner: Partner }) {
  const { t } = useTranslation('partner')
  const format = useFormat()
  const labels = useCopyLabels(t('coupon.copy'))
  const who = attribution && (
    <p>
      {t(
        attribution.couponFirst && coupon
          ? `who.${attribution.link}Coupon`
          : `who.${attribution.link}`,
        { count: attribution.days },
      )}
    </p>
  )
  if (!coupon) return who
  return (
    <AccountSection title={t('coupon.title')} text={t('coupon.text')}>
      <div className="stack gap-3">
        <div className="cluster gap-3">
          <code className="text-4" translate="no">
            {coupon.code}
          </code>
          <CopyButton value={coupon.code} labels={labels} />
        </div>
        <p className="quiet">
          {sentences(
            coupon.bonusPercent !== null &&
              t('coupon.bonus', { percent: format.percent(Number(coupon.bonusPercent), 4) }),
            t('coupon.uses', { count: coupon.uses }),
          )}
        </p>
        {who}
      </div>
    </AccountSection>
  )
}

const kinds = ['customer', 'worker', 'software', 'proxy'] as const

/** The commission per kind of referral, and how long it is paid. */
function Rates({ rates }: { rates: Partner['rates'] }) {
  const { t } = useTranslation('partner')
  const { t: common } = useTranslation()
  const format = useFormat()
  const shown = kinds.flatMap((kind) => {
    const percent = rates[`${kind}Percent`]
    return percent === null ? [] : [{ kind, percent: format.percent(Number(percent), 4) }]
  })
  return (
    <AccountSection
      title={t('rates.title')}
      text={
        rates.lifetimeDays === null
          ? t('rates.forever')
          : t('rates.days', { count: rates.lifetimeDays })
      }
      aside={<RouteLink to={{ id: 'partnerRules' }}>{common('action.readRules')}</RouteLink>}
    >
      <DescriptionList layout="grid" terms="strong" className={`gap-4 gap-x-5 ${s.rates}`}>
        {shown.map(({ kind, percent }) => (
          <Description key={kind} term={t(`rates.${kind}`)} note={t(`rates.${kind}Text`)}>
            {percent}
          </Description>
        ))}
      </DescriptionList>
    </AccountSection>
  )
}

const sums = ['available', 'hold', 'pending', 'paid'] as const
const counts = ['clicks', 'signups', 'payingUsers'] as const

/** The earnings, by where they are. */
function Balance({ partner: { balance, stats } }: { partner: Partner }) {
  const { t } = useTranslation('partner')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const { clicks, signups, earned } = stats
  return (
    <AccountSection title={common('account.balance')} text={t('balance.text')}>
      <DescriptionList layout="cells" terms="text" className={`grid round-2 ${s.sums}`}>
        {sums.map((name) => {
          const sum = balance[name]
          return (
            <div key={name} data-main={name === 'available' || undefined}>
              <dt>{t(`balance.${name}`)}</dt>
              <dd className={`text-5 break ${s.partnerSum}`}>
                {sum ? <Money amount={sum.amount} currency={sum.currency} locale={locale} /> : '—'}
              </dd>
              <dd className="quiet text-1">{t(`balance.${name}Text`)}</dd>
            </div>
          )
        })}
      </DescriptionList>
      <DescriptionList layout="flow" terms="text" details="figure" className="mt-4">
        {earned && (
          <Description term={t('total.earned')}>
            <Money amount={earned.amount} currency={earned.currency} locale={locale} />
          </Description>
        )}
        {counts.map((name) => (
          <Description key={name} term={t(`metric.${name}`)}>
            {format.number(stats[name])}
          </Description>
        ))}
        {clicks > 0 && (
          <Description term={t('metric.conversion')}>
            {format.percent((signups / clicks) * 100, 2)}
          </Description>
        )}
      </DescriptionList>
    </AccountSection>
  )
}
