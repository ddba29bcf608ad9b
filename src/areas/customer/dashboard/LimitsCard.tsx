import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@/api/contract/customer.ts'
import { Card } from '@/ui/Card.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { Facts } from '../task/Facts.tsx'
import { useFormat } from '@/shared/account/use-format.ts'

export function LimitsCard({ limits }: { limits: Dashboard['limits'] }) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const format = useFormat()
  const concurrent = limits.concurrent && limits.concurrent.max > 0 ? limits.concurrent : null
  const rps = limits.rps && limits.rps.max > 0 ? limits.rps : null
  if (!concurrent && !rps) return null
  return (
    <Card title={t('limits.title')} level={2}>
      {concurrent && (
        <Progress
          label={t('limits.concurrent')}
          value={Math.max(0, Math.min(concurrent.used, concurrent.max))}
          max={concurrent.max}
          text={common('label.of', {
            used: format.number(concurrent.used),
            max: format.number(concurrent.max),
          })}
          tone={concurrent.used >= concurrent.max ? 'bad' : 'blue'}
        />
      )}
      <Facts
        items={[
          {
            name: t('limits.rps'),
            value: rps && t('limits.upTo', { max: format.number(rps.max) }),
          },
        ]}
      />
    </Card>
  )
}
