import { useTranslation } from '@/i18n/use-translation.ts'
import type { TaskDetail } from '@/api/contract/tasks.ts'
import { gapAfter } from '@/lib/sentences.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { isOpenTask } from '@/shared/test-task/is-open.ts'
import { chargeReason } from './detail.ts'
import { TaskPrice } from './Price.tsx'
import { TaskPart } from './TaskPart.tsx'
import s from './task.module.css'

/** The cost of a task, and why. */
export function TaskCost({ task }: { task: TaskDetail }) {
  const { t } = useTranslation('task')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const format = useFormat()
  const reason = chargeReason(task)
  const { cost, charge, refunded, status } = task
  const rate = charge?.ratePer1000
  return (
    <TaskPart title={t('cost.title')}>
      {cost && !isOpenTask(status) && (
        <p
          className={`row gap-2 align-baseline num ${s.amount}`}
          data-refunded={refunded || undefined}
        >
          <TaskPrice money={cost} />
          {refunded && <span>{t('cost.refunded')}</span>}
        </p>
      )}
      <p className={s.why}>
        <span className="quiet text-2">{t('cost.why')}</span>
        {gapAfter(t('cost.why'))}
        {reason === 'attempts'
          ? t('cost.reason.attempts', { count: task.solveCount ?? 2 })
          : t(`cost.reason.${reason}`)}
      </p>
      {rate && (
        <p className="quiet text-2">
          {(charge.multiplier ?? 1) > 1
            ? t('cost.rateTimes', {
                rate: money(rate.amount, rate.currency),
                times: format.number(charge.multiplier ?? 1, 2),
              })
            : t('cost.rate', { rate: money(rate.amount, rate.currency) })}
        </p>
      )}
      <p>
        <RouteLink to={{ id: 'historyDay' }}>{common('label.spending')}</RouteLink>
      </p>
    </TaskPart>
  )
}
