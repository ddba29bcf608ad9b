import { useTranslation } from 'react-i18next'
import type { AutoTopUp as AutoTopUpData } from '@/api/contract/auto-top-up.ts'
import { autoTopUpApi } from '@/api/endpoints/auto-top-up.ts'
import { savedMethodsApi } from '@/api/endpoints/saved-methods.ts'
import { userApi } from '@/api/endpoints/user.ts'
import { toProblem } from '@/api/problem.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { sentences } from '@/lib/sentences.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Stack } from '@/ui/Stack.tsx'
import { autoLook } from '../../model/auto.ts'
import { knownFailure, knownStatus } from '../../model/status.ts'
import { AutoForm } from './AutoForm.tsx'
import s from './auto.module.css'

/** Money that comes by itself when the balance runs low, within caps. */
export function AutoTopUp({ onPrefix }: { onPrefix: (prefix: string | undefined) => void }) {
  const { t } = useTranslation('topUp')
  const { t: pay } = useTranslation('pay')
  const { data: user } = userApi.useUserQuery()
  const { data, error, isFetching, refetch } = autoTopUpApi.useAutoTopUpQuery()
  const saved = savedMethodsApi.useSavedMethodsQuery()
  const failed = error ?? (saved.data ? undefined : saved.error)
  if ((!data || !saved.data) && !failed) return <SectionSkeleton title={pay('auto.title')} lines={5} />
  const look = data && autoLook(data.state)
  return (
    <AccountSection
      title={pay('auto.title')}
      text={t('auto.text')}
      aside={data && <Badge tone={look?.tone}>{look ? t(`auto.state.${look.state}`) : plainCode(data.state)}</Badge>}
    >
      {!data || !saved.data ? (
        <ProblemState
          problem={toProblem(failed)}
          onRetry={() => {
            if (!data) void refetch()
            if (!saved.data) void saved.refetch()
          }}
          busy={isFetching || saved.isFetching}
          level={3}
        />
      ) : (
        <Stack gap={4}>
          {look && look.state !== 'off' && look.state !== 'active' && (
            <Notice tone={look.state === 'failing' ? 'bad' : 'warn'} title={t(`auto.why.${look.state}.title`, { count: data.failCount })}>
              {t(`auto.why.${look.state}.text`)}
            </Notice>
          )}
          <LastEvent event={data.lastEvent} />
          {saved.data.records.length === 0 && !data.enabled ? (
            <p className={s.none}>{t('auto.noCard')}</p>
          ) : (
            <AutoForm
              known={data}
              saved={saved.data.records}
              currency={data.amount?.currency ?? data.limits.min?.currency ?? user?.balance.currency ?? 'USD'}
              onPrefix={onPrefix}
              onNewer={() => void refetch()}
            />
          )}
        </Stack>
      )}
    </AccountSection>
  )
}

function LastEvent({ event }: { event: AutoTopUpData['lastEvent'] }) {
  const { t } = useTranslation('topUp')
  const { t: words } = useTranslation('payment')
  const format = useFormat()
  const text = useMoneyText()
  if (!event) return null
  const status = knownStatus(event.status)
  const reason = knownFailure(event.reason)
  return (
    <p className={s.last}>
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
