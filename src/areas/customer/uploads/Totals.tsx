import { useTranslation } from 'react-i18next'
import type { TaskSummary } from '@/api/contract/task-figures.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { Sum } from '../task/Price.tsx'
import { totalNames } from './names.ts'
import s from './uploads.module.css'

/** The totals in one line, with placeholders while they load. */
export function Totals({ totals }: { totals: TaskSummary['totals'] | undefined }) {
  const { t } = useTranslation(['uploads', 'common'])
  const format = useFormat()
  const none = '—'
  const figures = [
    { key: 'tasks', value: totals && format.number(totals.tasks) },
    { key: 'ready', value: totals && format.number(totals.ready) },
    { key: 'failed', value: totals && format.number(totals.failed) },
    { key: 'refunded', value: totals && format.number(totals.refunded) },
    {
      key: 'rate',
      value: totals && (totals.successRate === null ? none : format.rate(totals.successRate)),
    },
    {
      key: 'seconds',
      value:
        totals && (totals.avgSolveSeconds === null ? none : format.seconds(totals.avgSolveSeconds)),
    },
    { key: 'spent', value: totals && (totals.spent ? <Sum money={totals.spent} /> : none) },
  ] as const
  return (
    <dl className={s.totals} aria-busy={totals === undefined || undefined}>
      {figures.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(totalNames[key])}</dt>
          <dd>{value ?? (totals === undefined ? <Skeleton size="s" /> : none)}</dd>
        </div>
      ))}
    </dl>
  )
}
