import { Download, FileDown } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { exportFormats } from '@/api/contract/tasks.ts'
import type { ExportJob, TaskFilters } from '@/api/contract/tasks.ts'
import { taskApi } from '@/api/endpoints/tasks.ts'
import { known } from '@/lib/known.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Menu } from '@/ui/Menu.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { exportStates, exportTones, fileAddress, isBeingMade } from './exports.ts'
import s from './uploads.module.css'
import { useExports } from './use-exports.ts'

/** Exports the list as a file. The backend creates it, even after the page has been left. */
export function Exports({ filters }: { filters: TaskFilters }) {
  const { t } = useTranslation('uploads')
  const { t: common } = useTranslation()
  const { jobs, action, start, lost, again } = useExports(filters)
  return (
    <>
      <Menu
        align="end"
        button={(props) => (
          <Button
            {...props}
            variant="secondary"
            prepend={<FileDown size={18} aria-hidden="true" />}
            loading={action.busy || lost === 'checking'}
            loadingText={common('busy')}
          >
            {t('export.title')}
          </Button>
        )}
        items={exportFormats.map((format) => ({
          id: format,
          label: t(`export.format.${format}`),
          onSelect: () => start(format),
        }))}
      />
      {(jobs.length > 0 || lost !== null || action.refused) && (
        <section className={`grid gap-3 min-0 ${s.files}`} aria-label={common('label.files')}>
          <ActionProblem action={action} />
          {lost === 'checking' && (
            <Notice tone="info" role="status" title={t('export.checking')}>
              {t('export.checkingText')}
            </Notice>
          )}
          {lost === 'none' && (
            <Notice
              tone="warn"
              role="status"
              title={t('export.none')}
              action={
                <Button variant="secondary" onClick={again}>
                  {t('export.again')}
                </Button>
              }
            />
          )}
          {jobs.length > 0 && (
            <>
              <h3>{common('label.files')}</h3>
              <PartedList as="ul" rows={jobs} className="bare grid border round-3 text-2">
                {(job) => <File key={job.id} listed={job} />}
              </PartedList>
            </>
          )}
        </section>
      )}
    </>
  )
}

const pollEvery = 2000

function File({ listed }: { listed: ExportJob }) {
  const { t } = useTranslation('uploads')
  const { t: common } = useTranslation()
  const format = useFormat()
  const state = taskApi.endpoints.exportJob.useQueryState({ id: listed.id })
  const before = state.data ?? listed
  const { data, error } = taskApi.useExportJobQuery(
    { id: listed.id },
    {
      skip: !isBeingMade(listed.status),
      pollingInterval: isBeingMade(before.status) ? pollEvery : 0,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  )
  const { status, rows, progress, format: kind, createdAt, expiresAt, url } = data ?? before
  const one = known(exportStates, status)
  const file = status === 'ready' ? fileAddress(url, location.origin) : null
  const name = t('export.name', {
    format: (kind ?? 'csv').toUpperCase(),
    date: createdAt ? format.date(createdAt, 'moment') : '',
  })
  return (
    <li className={`cluster gap-2 gap-x-4 pad-y-2 pad-x-4 ${s.job}`}>
      <span className="bold">{name}</span>
      <span role="status">
        <StatusBadge status={status} tone={one && exportTones[one]}>
          {one && t(`export.state.${one}`)}
        </StatusBadge>
      </span>
      {status === 'running' && (
        <Progress
          className={s.progress}
          label={common('label.progress')}
          hideLabel
          {...(progress !== null && { value: progress, text: format.percent(progress, 0) })}
        />
      )}
      {isBeingMade(status) && error !== undefined && (
        <span className="quiet">{t('export.unknown')}</span>
      )}
      {status === 'failed' && <span className="quiet">{t('export.failedText')}</span>}
      {status === 'expired' && <span className="quiet">{t('export.expiredText')}</span>}
      {status === 'ready' && rows !== null && (
        <span className="quiet">
          {t('export.rows', { count: rows, number: format.number(rows) })}
        </span>
      )}
      {status === 'ready' && expiresAt && (
        <span className="quiet">{t('export.until', { date: format.date(expiresAt, 'time') })}</span>
      )}
      {file && (
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={file.href}
          rel="noopener noreferrer"
          aria-label={t('export.downloadNamed', { name })}
          {...(file.own ? { download: '' } : { target: '_blank' })}
        >
          <Download size={18} aria-hidden="true" />
          {common('action.download')}
        </a>
      )}
      {status === 'ready' && !file && <span className="quiet">{t('export.noFile')}</span>}
    </li>
  )
}
