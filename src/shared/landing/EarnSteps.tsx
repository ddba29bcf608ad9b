import { useTranslation } from '@/i18n/use-translation.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { formatFor, ownZone } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { ServedTime } from '@/shared/ServedTime.tsx'
import { paidTypes } from '@/task-api/paid-types.ts'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Money } from '@/ui/Money.tsx'
import { Section } from '@/ui/Section.tsx'
import { Steps } from './Steps.tsx'
import s from './landing.module.css'

const steps = ['register', 'learn', 'work', 'withdraw'] as const

const paidKinds = [
  'image',
  'coordinates',
  'grid',
  'rotate',
  'box',
  'draw',
  'audio',
  'text',
] as const

/**
 * How every page about earning ends: the same four steps, with what the backend says of today. A
 * figure that it does not tell is left open and never made up.
 */
export function EarnSteps({ tone = 'plain' }: { tone?: 'plain' | 'alice' }) {
  const { t } = useTranslation('earn')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = formatFor(locale, ownZone)
  const { currency } = useCurrency()
  const { data } = publicApi.usePublicStatisticsQuery(
    { currency },
    { pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  const rates = paidKinds.map((kind) => ({
    kind,
    rate: data?.employeeRate.find(({ type }) => type === paidTypes[kind]),
  }))
  const { workersOnline = null, payoutMinutes = null } = data ?? {}
  return (
    <Section title={t('title')} lead={t('lead')} tone={tone}>
      <Steps
        items={steps.map((id) => ({
          id,
          title: t(`step.${id}.title`),
          text: t(`step.${id}.text`),
        }))}
      />
      <div className={`stack gap-6 ${s.earn}`}>
        <DescriptionList layout="rows" terms="text" details="figure" lines="below">
          <Description term={t('figure.workers')}>
            {workersOnline === null ? '—' : format.number(workersOnline)}
          </Description>
          <Description term={t('figure.payout')}>
            {payoutMinutes === null ? '—' : format.duration(payoutMinutes * 60)}
          </Description>
        </DescriptionList>
        <div className="stack gap-2">
          <h3 className="heading">{t('figure.pay')}</h3>
          <DescriptionList layout="rows" terms="text" details="figure" lines="below">
            {rates.map(
              ({ kind, rate }) =>
                (rate || !data) && (
                  <Description key={kind} term={common(`taskKind.${kind}`)}>
                    {rate ? (
                      <>
                        <Money {...rate.per1000} locale={locale} />
                        {rate.perHour && (
                          <small className="quiet regular">
                            {' · '}
                            <Money {...rate.perHour} locale={locale} perUnit={t('figure.hour')} />
                          </small>
                        )}
                      </>
                    ) : (
                      '—'
                    )}
                  </Description>
                ),
            )}
          </DescriptionList>
          <p className="quiet text-2">
            {data?.asOf ? (
              <ServedTime at={data.asOf} of="figures" />
            ) : (
              data?.updatedAt && t('figure.at', { time: format.date(data.updatedAt, 'dateTime') })
            )}{' '}
            {data && !data.employeeRate.some(({ floor }) => floor) && t('figure.noFloor')}{' '}
            <RouteLink to={{ id: 'employeeRate' }}>{t('figure.more')}</RouteLink>
          </p>
        </div>
      </div>
    </Section>
  )
}
