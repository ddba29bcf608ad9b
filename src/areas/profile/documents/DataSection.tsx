import { Download } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { DataArchive } from '@/api/contract/archives.ts'
import { archiveApi } from '@/api/endpoints/profile.ts'
import { isAbsent } from '@/api/problem.ts'
import { known } from '@/lib/known.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { linkTarget } from '@/shared/html/link-target.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { withProof } from '@/shared/proof/with-proof.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { Progress } from '@/ui/Progress.tsx'
import type { BadgeTone } from '@/ui/Badge.tsx'

const archiveStates = ['queued', 'running', 'ready', 'failed', 'expired'] as const
const archiveTones: Record<(typeof archiveStates)[number], BadgeTone> = {
  queued: 'neutral',
  running: 'info',
  ready: 'ok',
  failed: 'bad',
  expired: 'warn',
}
const isUnderWay = ({ status }: DataArchive): boolean => status === 'queued' || status === 'running'
const whileMade = { pollingInterval: 2000, skipPollingIfUnfocused: true }

const contents = [
  'profile',
  'tasks',
  'money',
  'tickets',
  'settings',
  'notices',
  'consents',
  'security',
] as const
const leftOut = ['secrets', 'pictures', 'workers', 'identity', 'notes', 'backups'] as const

/** Orders one archive with all data of the person. Absent where the backend has none (404). */
export function DataSection() {
  const { t } = useTranslation('allData')
  const { t: common } = useTranslation()
  const [order] = archiveApi.useOrderArchiveMutation()
  const action = useAction()
  const { data } = archiveApi.endpoints.archives.useQueryState()
  const answer = archiveApi.useArchivesQuery(
    undefined,
    data?.records.some(isUnderWay) ? whileMade : {},
  )
  if (isAbsent(answer)) return null
  return (
    <LoadedSection answer={answer} title={t('title')} text={t('text')} lines={8}>
      {({ records }) => (
        <div className="stack gap-4">
          <Lists />
          <ActionProblem action={action} />
          {records.some(isUnderWay) ? (
            <p>{t('coming')}</p>
          ) : (
            <div>
              <Button
                loading={action.busy}
                loadingText={common('busy')}
                onClick={() => void action.run(() => withProof(() => order().unwrap()))}
              >
                {t('order')}
              </Button>
            </div>
          )}
          {records.length > 0 && (
            <PartedList as="ul" rows={records} className="bare stack gap-3">
              {(archive) => <ArchiveItem key={archive.id} archive={archive} />}
            </PartedList>
          )}
        </div>
      )}
    </LoadedSection>
  )
}

/** What is in the archive, and what is not, with the reason. */
function Lists() {
  const { t } = useTranslation('allData')
  const format = useFormat()
  return (
    <>
      <p>{t('contains', { list: format.list(contents.map((part) => t(`part.${part}`))) })}</p>
      <Disclosure summary={t('leftOut.title')}>
        <ul className="stack gap-2">
          {leftOut.map((part) => (
            <li key={part}>{t(`leftOut.${part}`)}</li>
          ))}
        </ul>
      </Disclosure>
    </>
  )
}

function ArchiveItem({ archive }: { archive: DataArchive }) {
  const { t } = useTranslation('allData')
  const { t: common } = useTranslation()
  const format = useFormat()
  const { status, progress, url, createdAt, expiresAt } = archive
  const state = known(archiveStates, status)
  const href = status === 'ready' && url ? linkTarget(url, location.origin) : null
  const name = t('name', { date: createdAt ? format.date(createdAt, 'moment') : '' })
  return (
    <li className="cluster gap-2 gap-x-4">
      <span className="bold">{name}</span>
      <span role="status">
        <StatusBadge status={status} tone={state && archiveTones[state]}>
          {state && t(`state.${state}`)}
        </StatusBadge>
      </span>
      {status === 'running' && (
        <Progress
          label={common('label.progress')}
          hideLabel
          {...(progress !== null && { value: progress, text: format.percent(progress, 0) })}
        />
      )}
      {status === 'ready' && expiresAt && (
        <span className="quiet">{t('until', { date: format.date(expiresAt, 'dateTime') })}</span>
      )}
      {href && (
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={href}
          rel="noopener noreferrer"
          aria-label={t('downloadNamed', { name })}
          {...(href.startsWith('/') ? { download: '' } : { target: '_blank' })}
        >
          <Download size={18} aria-hidden="true" />
          {common('action.download')}
        </a>
      )}
    </li>
  )
}
