import { known } from '@/lib/known.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Dashboard } from '@/api/contract/customer.ts'
import { Badge } from '@/ui/Badge.tsx'
import { Card } from '@/ui/Card.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { loadLevels, loadTones } from '../task/display.ts'
import { TaskFacts } from '../task/TaskFacts.tsx'
import { Price } from '../task/Price.tsx'
import { useFormat } from '@/shared/account/use-format.ts'

export function LoadCard({ load }: { load: NonNullable<Dashboard['load']> }) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const format = useFormat()
  const level = known(loadLevels, load.level)
  const tip = level === 'high' || level === 'overload' ? t(`load.tip.${level}`) : undefined
  const updated = load.updatedAt && format.date(load.updatedAt, 'time')
  return (
    <Card
      title={common('nav.crumb.serviceLoad')}
      level={2}
      aside={
        level ? (
          <Badge tone={loadTones[level]} tip={tip}>
            {t(`load.level.${level}`)}
          </Badge>
        ) : (
          <Badge>{load.level}</Badge>
        )
      }
      footer={updated && common('served.updated', { time: updated })}
    >
      <Progress
        label={common('label.load')}
        value={Math.max(0, Math.min(100, load.percent))}
        text={format.percent(load.percent, 0)}
        tone={level === 'overload' ? 'bad' : level === 'high' ? 'earls' : 'blue'}
      />
      <TaskFacts
        items={[
          { name: t('load.rate'), value: load.ratePer1000 && <Price money={load.ratePer1000} /> },
          {
            name: common('label.averageTime'),
            value: load.avgSolveSeconds === null ? null : format.seconds(load.avgSolveSeconds),
          },
          {
            name: t('load.workers'),
            value: load.workersOnline === null ? null : format.number(load.workersOnline),
          },
        ]}
      />
    </Card>
  )
}
