import { useTranslation } from '@/i18n/use-translation.ts'
import type { AutoTopUp as AutoTopUpData } from '@/api/contract/saved-methods.ts'
import { savedMethodsApi } from '@/api/endpoints/pay.ts'
import { useUser } from '@/session/use-user.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { sentences } from '@/lib/sentences.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { autoBadge } from './auto.ts'
import { knownFailure, knownPaymentStatus } from '../../payment/status.ts'
import { AutoForm } from './AutoForm.tsx'
import s from '@/areas/pay/pay.module.css'

/** Automatic top-ups when the balance runs low, within caps. */
export function AutoTopUpCard() {
  const { t } = useTranslation('topUp')
  const { t: pay } = useTranslation('pay')
  const { user } = useUser()
  const auto = savedMethodsApi.useAutoTopUpQuery()
  const saved = savedMethodsApi.useSavedMethodsQuery()
  const { data } = auto
  const look = data && autoBadge(data.state)
  const answer = {
    data: data && saved.data && { topUp: data, cards: saved.data.records },
    error: auto.error ?? saved.error,
    isFetching: auto.isFetching || saved.isFetching,
    refetch: () => {
      if (!data) void auto.refetch()
      if (!saved.data) void saved.refetch()
    },
  }
  return (
    <LoadedSection
      answer={answer}
      title={pay('auto.title')}
      text={t('auto.text')}
      lines={5}
      aside={
        data && (
          <StatusBadge status={data.state} tone={look?.tone}>
            {look && t(`auto.state.${look.state}`)}
          </StatusBadge>
        )
      }
    >
      {({ topUp, cards }) => (
        <div className="stack gap-4">
          {look && look.state !== 'off' && look.state !== 'active' && (
            <Notice
              tone={look.state === 'failing' ? 'bad' : 'warn'}
              title={t(`auto.why.${look.state}.title`, { count: topUp.failCount })}
            >
              {t(`auto.why.${look.state}.text`)}
            </Notice>
          )}
          <LastEvent event={topUp.lastEvent} />
          {cards.length === 0 && !topUp.enabled ? (
            <p className={`quiet text-2 ${s.none}`}>{t('auto.noCard')}</p>
          ) : (
            <AutoForm
              known={topUp}
              saved={cards}
              currency={
                topUp.amount?.currency ??
                topUp.limits.min?.currency ??
                user?.balance.currency ??
                'USD'
              }
              onNewer={() => void auto.refetch()}
            />
          )}
        </div>
      )}
    </LoadedSection>
  )
}

function LastEvent({ event }: { event: AutoTopUpData['lastEvent'] }) {
  const { t } = useTranslation('topUp')
  const { t: words } = useTranslation('payment')
  const format = useFormat()
  const text = useMoneyText()
  if (!event) return null
  const status = knownPaymentStatus(event.status)
  const reason = knownFailure(event.reason)
  return (
    <p className={`quiet text-2 ${s.last}`}>
      {sentences(
        t('auto.last', {
          date: format.date(event.at, 'dateTime'),
          sum: event.amount ? text(event.amount.amount, event.amount.currency) : '—',
          status: status ? words(`status.${status}.name`) : plainCode(event.status),
        }),
        reason ? words(`failure.${reason}`) : event.reason && plainCode(event.reason),
      )}
    </p>
  )
}
