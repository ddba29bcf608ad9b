import { useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { itemLimits, waysIn } from '@/api/contract/label-items.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { projectLimits } from '@/api/contract/label-projects.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { Tabs } from '@/ui/Tabs.tsx'
import { useDropZone } from '@/ui/use-drop-zone.ts'
import { fromDrop, fromInput, withArchives } from '../kit/read-files.ts'
import type { ChosenFile } from '../kit/read-files.ts'
import { loadExistingLabels } from '../late.tsx'
import { AddRows, rowsOf } from './AddRows.tsx'
import { unitFaults } from './check-unit.ts'
import { isUnderWay } from './uploads.ts'
import { useBroughtPictures } from './use-brought-pictures.ts'
import { useUploads } from './use-uploads.ts'
import s from './items.module.css'

/** The most that a picture may have. */
const megabytes = Math.round(itemLimits.file / 1024 / 1024)

interface AddProps {
  project: LabelProject
}

/** Adds files, folders and archives, or addresses and texts. */
export function AddUnits({ project }: AddProps) {
  const { t } = useTranslation('labelItems')
  const format = useFormat()
  const ways = waysIn(project.kind)
  const lateProps = useMemo(() => ({ project }), [project])
  const { uploads, state } = useUploads(String(project.id))
  useBroughtPictures(project, uploads)
  const [chosen, setChosen] = useState<'files' | 'rows' | 'existing' | null>(null)
  // An upload that nobody has begun on this page is shown, too.
  const first = ways.texts && !isUnderWay(state) ? 'rows' : 'files'
  const files = {
    id: 'files',
    label: t('add.files'),
    content: <Files project={project} />,
  } as const
  const rows = {
    id: 'rows',
    label: t(`rows.label.${rowsOf(ways)}`),
    content: <AddRows project={project} />,
  } as const
  const existing = {
    id: 'existing',
    label: t('existing.tab'),
    content: (
      <LatePart
        load={loadExistingLabels}
        ns={issueWords}
        props={lateProps}
        fallback={<Skeleton size="l" />}
        failed={<p>{t('existing.lost')}</p>}
      />
    ),
  } as const
  return (
    <AccountSection
      title={t('add.title')}
      text={t(ways.files ? 'add.text' : 'add.plain', {
        max: format.number(projectLimits.units),
        size: megabytes,
      })}
    >
      {ways.files ? (
        <Tabs<'files' | 'rows' | 'existing'>
          label={t('add.title')}
          value={chosen ?? first}
          onChange={setChosen}
          items={[...(ways.texts ? [rows, files] : [files, rows]), existing]}
        />
      ) : (
        rows.content
      )}
    </AccountSection>
  )
}

const issueWords = ['labelIssues'] as const

function Files({ project }: AddProps) {
  const { t } = useTranslation('labelItems')
  const { uploads, state } = useUploads(String(project.id))
  const [broken, setBroken] = useState<readonly string[]>([])
  const [reading, setReading] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  async function take(files: Promise<ChosenFile[]> | ChosenFile[]): Promise<void> {
    setBroken([])
    setReading(true)
    try {
      const onBroken = (name: string) => setBroken((before) => [...before, name])
      await uploads.add(await withArchives(await files, onBroken))
    } finally {
      setReading(false)
    }
  }
  const pick = (target: HTMLInputElement): void => {
    const chosen = fromInput(target.files ?? [])
    // The same file can be chosen again.
    target.value = ''
    void take(chosen)
  }
  const zone = useDropZone((data) => void take(fromDrop(data)))
  return (
    <div className="stack gap-4">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- files are dropped on it; the buttons do the same by keys */}
      <div className={`stack gap-3 center ${s.drop}`} {...zone}>
        <p>{t('files.drop')}</p>
        <div className="cluster gap-2 justify-center">
          <Button
            onClick={() => input.current?.click()}
            loading={reading}
            loadingText={t('files.reading')}
          >
            {t('files.choose')}
          </Button>
          <Button variant="secondary" onClick={() => folder.current?.click()}>
            {t('files.folder')}
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t('files.choose')}
          accept="image/jpeg,image/png,image/webp,image/gif,.zip"
          onChange={({ currentTarget }) => pick(currentTarget)}
        />
        <input
          ref={(element) => {
            folder.current = element
            element?.setAttribute('webkitdirectory', '')
          }}
          type="file"
          hidden
          aria-label={t('files.folder')}
          onChange={({ currentTarget }) => pick(currentTarget)}
        />
      </div>
      {broken.map((name) => (
        <Notice
          key={name}
          tone="bad"
          role="alert"
          title={t('files.broken', { name: cutText(name) })}
        >
          {t('files.brokenText')}
        </Notice>
      ))}
      {state.phase !== 'idle' && <UploadView project={project} />}
    </div>
  )
}

function UploadView({ project }: AddProps) {
  const { t } = useTranslation('labelItems')
  const { t: common } = useTranslation()
  const format = useFormat()
  const { uploads, state } = useUploads(String(project.id))
  const { phase, chosen, checked, fit, sent, doubles, turned, faults } = state
  const isChecking = phase === 'checking'
  const [value, max] = isChecking ? [checked, chosen] : [sent, fit]
  return (
    <section className="stack gap-3" aria-label={t('upload.title')}>
      <Progress
        label={isChecking ? t('upload.checking') : t('upload.sending')}
        value={value}
        max={Math.max(1, max)}
        text={t('upload.of', { done: format.number(value), all: format.number(max) })}
      />
      <p role="status">{t(`upload.phase.${phase === 'idle' ? 'done' : phase}`, { count: sent })}</p>
      <div className="cluster gap-2">
        {phase === 'ready' && (
          <Button onClick={uploads.start}>{t('upload.start', { count: fit })}</Button>
        )}
        {(phase === 'sending' || phase === 'offline') && (
          <Button variant="secondary" onClick={uploads.pause}>
            {t('upload.pause')}
          </Button>
        )}
        {(phase === 'paused' || phase === 'offline') && (
          <Button onClick={uploads.start}>{t('upload.resume')}</Button>
        )}
        <Button variant="tertiary" onClick={uploads.drop}>
          {phase === 'done' ? common('action.close') : common('action.cancel')}
        </Button>
      </div>
      {turned > 0 && <p className="quiet text-2">{t('upload.turned', { count: turned })}</p>}
      {doubles.length > 0 && (
        <>
          <p>{t('upload.doubles', { count: doubles.length })}</p>
          <PartedList
            as="ul"
            rows={doubles}
            className={`stack gap-1 box pad-3 text-2 scroll ${s.faults}`}
          >
            {({ name, same }, at) => (
              <li key={at} className="break">
                <b>{cutText(name)}</b>{' '}
                {same === null ? t('double.known') : t('double.same', { name: cutText(same) })}
              </li>
            )}
          </PartedList>
        </>
      )}
      {faults.length > 0 && (
        <>
          <p className="bad">{t('upload.faults', { count: faults.length })}</p>
          <PartedList
            as="ul"
            rows={faults}
            className={`stack gap-1 box pad-3 text-2 scroll ${s.faults}`}
          >
            {({ name, fault, code }) => (
              <li key={name} className="break">
                <b>{cutText(name)}</b>{' '}
                {known(unitFaults, fault)
                  ? t(`fault.${known(unitFaults, fault) ?? 'broken'}`, { size: megabytes })
                  : t('fault.refused', { code: code ?? '' })}
              </li>
            )}
          </PartedList>
        </>
      )}
    </section>
  )
}
