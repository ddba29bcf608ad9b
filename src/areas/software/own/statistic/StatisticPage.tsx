import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SoftwareStatistics } from '@/api/contract/software.ts'
import { ownSoftwareApi } from '@/api/endpoints/own-software.ts'
import { usePage } from '@/i18n/page-context.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { DownloadCsv } from '@/shared/list/DownloadCsv.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { lastWeek } from '../../terms/last-week.ts'
import { WeekFigures } from './WeekFigures.tsx'

const tableOf = ({ series }: SoftwareStatistics): string[][] => [
  ['day', 'tasks', 'users', 'success_rate', 'avg_seconds', 'earned', 'currency'],
  ...series.map(({ day, tasks, users, successRate, avgSeconds, earned }) =>
    [
      day,
      tasks,
      users,
      successRate ?? '',
      avgSeconds ?? '',
      earned?.amount ?? '',
      earned?.currency ?? '',
    ].map(String),
  ),
]

export default function StatisticPage() {
  const { t } = useTranslation('ownSoftware')
  const { t: common } = useTranslation()
  const { params } = usePage()
  const slug = params['slug'] ?? ''
  const [days] = useState(() => lastWeek(Date.now()))
  const { data: program } = ownSoftwareApi.useOwnSoftwareQuery({ slug })
  const answer = ownSoftwareApi.useOwnSoftwareStatisticsQuery({ slug, ...days })
  const { data } = answer
  return (
    <AccountFrame
      title={program ? t('statistic.of', { name: program.title }) : t('statistic.title')}
      lead={t('statistic.lead')}
      actions={
        <>
          {data && data.series.length > 0 && (
            <DownloadCsv name={`${slug}.csv`} rows={() => tableOf(data)} />
          )}
          <RouteLink
            to={{ id: 'softwareEdit', params: { slug } }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('statistic.edit')}
          </RouteLink>
        </>
      }
    >
      <LoadedSection title={common('label.week')} lines={14} answer={answer}>
        {(statistics) => <WeekFigures statistics={statistics} />}
      </LoadedSection>
    </AccountFrame>
  )
}
