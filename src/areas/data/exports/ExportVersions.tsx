import { Download } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { labelExportStates } from '@/api/contract/label-items.ts'
import { dataFormats } from '@/lib/data-set/formats.ts'
import type { LabelExport } from '@/api/contract/label-items.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { labelItemApi } from '@/api/endpoints/labelling.ts'
import { known } from '@/lib/known.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { linkTarget } from '@/shared/html/link-target.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { useFormatName } from './use-format-name.ts'

const tones = {
  queued: 'neutral',
  running: 'info',
  ready: 'ok',
  failed: 'bad',
  expired: 'neutral',
} as const
const pollMs = 2000
const isMade = ({ status }: LabelExport): boolean => status === 'queued' || status === 'running'

/** The versions with what has changed from one to the next. */
export function ExportVersions({ project }: { project: LabelProject }) {
  const { t } = useTranslation('labelExports')
  const state = labelItemApi.endpoints.labelExports.useQueryState({ id: project.id })
  const answer = labelItemApi.useLabelExportsQuery(
    { id: project.id },
    {
      refetchOnMountOrArgChange: true,
      skipPollingIfUnfocused: true,
      pollingInterval: state.data?.records.some(isMade) ? pollMs : 0,
    },
  )
  return (
    <LoadedSection title={t('versions.title')} lines={6} answer={answer}>
      {({ records }) =>
        records.length === 0 ? (
          <p className="quiet">{t('versions.none')}</p>
        ) : (
          <PartedList as="ul" rows={records} className="stack gap-3">
            {(made) => <Version key={made.id} made={made} />}
          </PartedList>
        )
      }
    </LoadedSection>
  )
}

function Version({ made }: { made: LabelExport }) {
  const { t } = useTranslation('labelExports')
  const { t: common } = useTranslation()
  const format = useFormat()
  const nameOf = useFormatName()
  const { version, status, items, changes, url, seed, createdAt } = made
  const kind = known(dataFormats, made.format)
  const one = known(labelExportStates, status)
  const name = t('versions.name', { version, format: kind ? nameOf(kind) : made.format })
  const { added, changed, removed } = changes ?? { added: 0, changed: 0, removed: 0 }
  const file = status === 'ready' && url !== null ? linkTarget(url, location.origin) : null
  return (
    <li className="cluster between gap-2 box pad-3">
      <div className="cluster gap-2 gap-x-4">
        <span className="bold">{name}</span>
        <span role="status">
          <StatusBadge status={status} tone={one && tones[one]}>
            {one && t(`state.${one}`)}
          </StatusBadge>
        </span>
        {items !== null && (
          <span className="quiet">
            {t('versions.items', { count: items, number: format.number(items) })}
          </span>
        )}
        {changes && (
          <span className="quiet">
            {added + changed + removed === 0
              ? t('versions.same')
              : t('versions.changes', { added, changed, removed })}
          </span>
        )}
        {seed !== null && <span className="quiet">{t('versions.seed', { seed })}</span>}
        {createdAt && <span className="quiet">{format.date(createdAt, 'dateTime')}</span>}
      </div>
      {file && (
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={file}
          rel="noopener noreferrer"
          download=""
          aria-label={t('versions.download', { name })}
        >
          <Download size={18} aria-hidden="true" />
          {common('action.download')}
        </a>
      )}
    </li>
  )
}
