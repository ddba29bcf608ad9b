import { useTranslation } from '@/i18n/use-translation.ts'
import type { Key } from '@/api/contract/keys.ts'
import { compare, readable } from '@/lib/decimal.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { keyStatus, usedPercent } from '@/shared/account-key/keys.ts'
import { Notice } from '@/ui/Notice.tsx'
import { Progress } from '@/ui/Progress.tsx'
import s from '../setting.module.css'

/** What a key has spent, with its limits if there are any, and that one of them is reached. */
export function KeySpent({
  record: { status, spentToday, spentMonth, dailyLimit, monthlyLimit },
}: {
  record: Key
}) {
  const { t } = useTranslation('keys')
  const money = useMoneyText()
  const lines = [
    { key: 'daily', label: t('spent.today'), spent: spentToday, limit: dailyLimit },
    { key: 'monthly', label: t('spent.month'), spent: spentMonth, limit: monthlyLimit },
  ] as const
  const state = keyStatus(status)
  const reached =
    state === 'active' || state === 'rotating'
      ? lines.findLast(
          ({ spent, limit }) => spent && limit && compare(spent.amount, limit.amount) >= 0,
        )
      : undefined
  return (
    <>
      <div className={`grid gap-3 gap-x-5 line-above ${s.spent}`}>
        {lines.map(({ key, label, spent, limit }) => {
          if (!spent) return null
          const sum = money(readable(spent.amount), spent.currency)
          if (!limit) {
            return (
              <p key={key} className={`row between gap-3 quiet text-1 num ${s.spentLine}`}>
                <span>{label}</span> <b>{sum}</b>
              </p>
            )
          }
          const percent = usedPercent(spent.amount, limit.amount)
          return (
            <Progress
              key={key}
              label={label}
              text={t('spent.of', { spent: sum, limit: money(limit.amount, limit.currency) })}
              value={percent}
              tone={percent >= 90 ? 'bad' : 'blue'}
            />
          )
        })}
      </div>
      {reached && (
        <Notice tone="bad" title={t(`limits.reached.${reached.key}`)}>
          {t('limits.reached.text')}
        </Notice>
      )}
    </>
  )
}
