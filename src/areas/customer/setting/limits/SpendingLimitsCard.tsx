import { useTranslation } from '@/i18n/use-translation.ts'
import { settingsApi } from '@/api/endpoints/customer.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import type { SpendingLimits } from '@/api/contract/settings.ts'
import { compare, readable } from '@/lib/decimal.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Notice } from '@/ui/Notice.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { usedPercent } from '@/shared/account-key/keys.ts'
import { LimitsEditor } from './LimitsEditor.tsx'
import s from '../setting.module.css'

/** The spending limits of all keys together. */
export function SpendingLimitsCard() {
  const { t } = useTranslation('keys')
  const answer = settingsApi.useSpendingLimitsQuery(undefined, { refetchOnMountOrArgChange: 30 })
  return (
    <LoadedSection answer={answer} title={t('limits.title')} text={t('limits.text')} lines={6}>
      {(limits) => (
        <div className="stack gap-5">
          <LimitsSpent limits={limits} />
          <LimitsEditor known={limits} />
        </div>
      )}
    </LoadedSection>
  )
}

/** The amount spent so far, compared with the saved limits. */
function LimitsSpent({
  limits: { daily, monthly, spentToday, spentMonth },
}: {
  limits: SpendingLimits
}) {
  const { t } = useTranslation('keys')
  const money = useMoneyText()
  const lines = [
    { key: 'daily', label: t('spent.today'), spent: spentToday, limit: daily },
    { key: 'monthly', label: t('spent.month'), spent: spentMonth, limit: monthly },
  ] as const
  const blocked = lines.find(
    ({ spent, limit }) =>
      spent &&
      limit.amount &&
      limit.mode === 'block' &&
      compare(spent.amount, limit.amount.amount) >= 0,
  )
  return (
    <div className="stack gap-5">
      {blocked && (
        <Notice tone="bad" title={t(`limits.reached.${blocked.key}`)}>
          {t('limits.reached.text')}
        </Notice>
      )}
      <div className={`grid gap-4 gap-x-6 pad-4 round-2 alice ${s.limitsSpent}`}>
        {lines.map(({ key, label, spent, limit: { amount } }) => {
          if (!spent) return null
          const sum = money(readable(spent.amount), spent.currency)
          if (!amount) {
            return (
              <p key={key} className={`row between gap-3 quiet text-2 num ${s.line}`}>
                <span>{label}</span> <b>{sum}</b>
              </p>
            )
          }
          const percent = usedPercent(spent.amount, amount.amount)
          return (
            <Progress
              key={key}
              label={label}
              text={t('spent.of', { spent: sum, limit: money(amount.amount, amount.currency) })}
              value={percent}
              tone={percent >= 90 ? 'bad' : 'blue'}
            />
          )
        })}
      </div>
    </div>
  )
}
