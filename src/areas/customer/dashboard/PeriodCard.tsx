import { useTranslation } from '@/i18n/use-translation.ts'
import type { Dashboard } from '@/api/contract/customer.ts'
import { readable } from '@/lib/decimal.ts'
import { Card } from '@/ui/Card.tsx'
import { Figure } from '@/ui/Figure.tsx'
import { TaskFacts } from '../task/TaskFacts.tsx'
import { Price } from '../task/Price.tsx'
import { useFormat } from '@/shared/account/use-format.ts'

interface PeriodCardProps {
  title: string
  period: Dashboard['today']
}

export function PeriodCard({ title, period }: PeriodCardProps) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const format = useFormat()
  if (!period) {
    return (
      <Card title={title} level={0}>
        <p className="quiet">{t('period.none')}</p>
      </Card>
    )
  }
  const { tasks, ready, failed, successRate, avgSolveSeconds, spent } = period
  return (
    <Card title={title} level={0}>
      <Figure
        value={format.number(tasks)}
        unit={t('unit.tasks', { count: tasks })}
        caption={
          spent && (
            <>
              {common('label.spent')} <Price money={{ ...spent, amount: readable(spent.amount) }} />
            </>
          )
        }
      />
      <TaskFacts
        items={[
          { name: t('period.ready'), value: format.number(ready) },
          { name: t('period.failed'), value: format.number(failed) },
          {
            name: common('label.successRate'),
            value: successRate === null ? null : format.rate(successRate),
          },
          {
            name: common('label.averageTime'),
            value: avgSolveSeconds === null ? null : format.seconds(avgSolveSeconds),
          },
        ]}
      />
    </Card>
  )
}
