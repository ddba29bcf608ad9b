import { useTranslation } from '@/i18n/use-translation.ts'
import type { SoftwareStatistics } from '@/api/contract/software.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import { cutText } from '@/lib/cut-text.ts'

interface UserErrorsProps {
  errors: NonNullable<SoftwareStatistics['errors']>
  tasks: number
}

/** What a program's users were answered instead of a solution: where its author can help. */
export function UserErrors({ errors, tasks }: UserErrorsProps) {
  const { t } = useTranslation('ownSoftware')
  const format = useFormat()
  const title = t('statistic.errors')
  return (
    <AccountSection title={title} text={t('statistic.errorsText')}>
      {errors.length === 0 ? (
        <p className="quiet">{t('statistic.noErrors')}</p>
      ) : (
        <DataTable
          caption={title}
          hideCaption
          rows={errors}
          rowKey={({ code }) => code}
          columns={[
            {
              key: 'code',
              header: t('statistic.code'),
              rowHeader: true,
              cell: ({ code }) => <code translate="no">{cutText(code, 60)}</code>,
            },
            {
              key: 'count',
              header: t('statistic.errorCount'),
              numeric: true,
              cell: ({ count }) => format.number(count),
            },
            {
              key: 'share',
              header: t('statistic.errorShare'),
              numeric: true,
              cell: ({ count }) => (tasks > 0 ? format.rate((count / tasks) * 100) : ''),
            },
            {
              key: 'users',
              header: t('statistic.errorUsers'),
              numeric: true,
              cell: ({ users }) => (users === null ? '' : format.number(users)),
            },
          ]}
        />
      )}
    </AccountSection>
  )
}
