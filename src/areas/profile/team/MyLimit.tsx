import { useTranslation } from '@/i18n/use-translation.ts'
import type { Team } from '@/api/contract/team.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Notice } from '@/ui/Notice.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { nearLimit, usedPercent } from './limit-use.ts'

/** What a member may spend in the month, and what is used. It warns before the limit is met. */
export function MyLimit({
  mine: { monthlyLimit, spentMonth },
  resetsAt,
}: {
  mine: NonNullable<Team['mine']>
  resetsAt: Team['resetsAt']
}) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const money = useMoneyText()
  const spent = spentMonth && money(spentMonth.amount, spentMonth.currency)
  if (!monthlyLimit)
    return spent === null ? null : (
      <AccountSection title={t('limit.mine')} text={t('limit.none')}>
        <p>{t('limit.soFar', { spent })}</p>
      </AccountSection>
    )
  const used = usedPercent({ monthlyLimit, spentMonth })
  const limit = money(monthlyLimit.amount, monthlyLimit.currency)
  const until = resetsAt === null ? '' : format.date(resetsAt)
  const isOver = used >= 100
  return (
    <AccountSection title={t('limit.mine')} text={t('limit.mineText')}>
      <div className="stack gap-4">
        {used >= nearLimit && (
          <Notice
            tone={isOver ? 'bad' : 'warn'}
            title={isOver ? t('limit.over') : t('limit.near', { used: format.percent(used, 0) })}
          >
            {isOver ? t('limit.overText') : t('limit.nearText')}
          </Notice>
        )}
        <Progress
          label={t('limit.used')}
          text={spent === null ? limit : t('limit.of', { spent, limit })}
          value={Math.min(used, 100)}
          tone={isOver ? 'bad' : 'blue'}
        />
        {until && <p className="quiet text-2">{t('limit.resets', { date: until })}</p>}
      </div>
    </AccountSection>
  )
}
