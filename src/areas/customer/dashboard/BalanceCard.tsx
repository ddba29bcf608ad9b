import { useTranslation } from '@/i18n/use-translation.ts'
import { useUser } from '@/session/use-user.ts'
import type { Money } from '@/api/contract/common.ts'
import type { Dashboard } from '@/api/contract/customer.ts'
import { compare } from '@/lib/decimal.ts'
import { shownBalance } from '@/session/balance.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Card } from '@/ui/Card.tsx'
import { cx } from '@/ui/cx.ts'
import { Figure } from '@/ui/Figure.tsx'
import { topUp } from './links.ts'
import { TaskFacts } from '../task/TaskFacts.tsx'
import s from './dashboard.module.css'
import { useOnHold } from '@/shared/account/use-on-hold.ts'
import { Price } from '../task/Price.tsx'

export function BalanceCard({ data }: { data: Dashboard }) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const { user } = useUser()
  const balance = data.balance ?? (user && shownBalance(user))
  const onHold = useOnHold()
  const { estimatedDaysLeft: days, lowBalance } = data
  let pace = ''
  if (days !== null)
    pace = days < 1 ? t('balance.lastDay') : t('balance.days', { count: Math.floor(days) })
  else if (balance && !data.week?.tasks) pace = t('balance.noPace')
  return (
    <Card
      title={common('account.balance')}
      level={0}
      aside={lowBalance && <Badge tone="warn">{t('balance.low')}</Badge>}
    >
      {balance ? (
        <Figure
          className={`mb-3 ${s.sum}`}
          size={String(balance.amount).length > 9 ? 'md' : 'lg'}
          value={<Price money={balance} />}
          caption={pace}
        />
      ) : (
        <p className="quiet">{t('balance.unknown')}</p>
      )}
      <TaskFacts items={[{ name: t('balance.bonus'), value: some(user?.balance.bonus) }]} />
      {onHold && <p className="quiet text-2 pad-y-2">{onHold}</p>}
      <RouteLink to={topUp} className={cx(buttonClass({ block: true }), s.topUp)}>
        {common('action.addFunds')}
      </RouteLink>
    </Card>
  )
}

/** Zero on hold is not shown. */
const some = (money: Money | undefined) =>
  money && compare(money.amount, '0') !== 0 && <Price money={money} />
