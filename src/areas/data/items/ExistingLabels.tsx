import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useStore } from 'react-redux'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { labelItemApi } from '@/api/endpoints/labelling.ts'
import { toProblem } from '@/api/problem.ts'
import { decodeText } from '@/lib/csv.ts'
import { cutText } from '@/lib/cut-text.ts'
import type { LabelFile } from '@/lib/data-set/read-yolo.ts'
import type { Dispatch } from '@/session/person.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useDropZone } from '@/ui/use-drop-zone.ts'
import { DataIssues } from '../kit/DataIssues.tsx'
import { BrokenArchive, fromDrop, fromInput, withArchives } from '../kit/read-files.ts'
import type { ChosenFile } from '../kit/read-files.ts'
import { planPreLabels, recordParts } from './pre-labels.ts'
import type { PreLabelPlan } from './pre-labels.ts'
import { unitsOf } from './units-of.ts'
import s from './items.module.css'

const isLabelFile = ({ name }: ChosenFile): boolean =>
  /\.(?:json|txt|xml|csv|tsv|ya?ml|names)$/i.test(name)

const textOf = async ({ name, file }: ChosenFile): Promise<LabelFile> => ({
  path: name,
  text: decodeText(new Uint8Array(await file.arrayBuffer())),
})

type Outcome =
  | { state: 'plan'; plan: PreLabelPlan }
  | { state: 'format' }
  | { state: 'broken'; name: string }
  | { state: 'sent'; matched: number; unknown: string[] }
  | { state: 'absent' }

/** Brings labels that exist to the units of a project. Everything is read here before it is sent. */
export function ExistingLabels({ project }: { project: LabelProject }) {
  const { t } = useTranslation('labelItems')
  const { t: common } = useTranslation()
  const format = useFormat()
  const { dispatch }: { dispatch: Dispatch } = useStore()
  const action = useAction()
  const [send] = labelItemApi.usePreLabelItemsMutation()
  const [compared, setCompared] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const take = (chosen: Promise<ChosenFile[]> | ChosenFile[]): void =>
    void action.run(async () => {
      setOutcome(null)
      try {
        const files = (await withArchives(await chosen)).filter(isLabelFile)
        const texts = await Promise.all(files.map(textOf))
        setCompared(0)
        const units = await unitsOf(dispatch, project.id, setCompared)
        if (isGone.current) return
        const plan = planPreLabels(texts, project, units)
        setOutcome(plan ? { state: 'plan', plan } : { state: 'format' })
      } catch (error) {
        if (!(error instanceof BrokenArchive)) throw error
        setOutcome({ state: 'broken', name: error.file })
      } finally {
        setCompared(null)
      }
    })

  const sendAll = (plan: PreLabelPlan): void =>
    void action.run(async () => {
      let matched = 0
      const unknown: string[] = []
      try {
        for (const records of recordParts(plan.records)) {
          const answer = await send({ id: project.id, records }).unwrap()
          matched += answer.matched
          unknown.push(...answer.unknown)
        }
      } catch (error) {
        if (toProblem(error).status !== 404) throw error
        setOutcome({ state: 'absent' })
        return
      }
      setOutcome({ state: 'sent', matched, unknown })
    })
  const zone = useDropZone((data) => take(fromDrop(data)))
  if (project.totals.items === 0) return <p>{t('existing.noUnits')}</p>
  return (
    <div className="stack gap-4">
      <p>{t('existing.text')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- files are dropped on it; the button does the same by keys */}
      <div className={`stack gap-3 center ${s.drop}`} {...zone}>
        <div className="cluster justify-center">
          <Button
            onClick={() => input.current?.click()}
            loading={action.busy}
            loadingText={t('files.reading')}
          >
            {t('existing.choose')}
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t('existing.choose')}
          accept=".json,.txt,.xml,.csv,.tsv,.yaml,.yml,.names,.zip"
          onChange={({ currentTarget }) => {
            const chosen = fromInput(currentTarget.files ?? [])
            // The same file can be chosen again.
            currentTarget.value = ''
            if (chosen.length > 0) take(chosen)
          }}
        />
        {compared !== null && (
          <p role="status">
            {t('existing.reading', {
              done: format.number(compared),
              all: format.number(project.totals.items),
            })}
          </p>
        )}
      </div>
      <ActionProblem action={action} />
      {outcome?.state === 'format' && (
        <Notice tone="bad" role="alert" title={t('existing.format')} />
      )}
      {outcome?.state === 'broken' && (
        <Notice tone="bad" role="alert" title={t('files.broken', { name: cutText(outcome.name) })}>
          {t('files.brokenText')}
        </Notice>
      )}
      {outcome?.state === 'absent' && (
        <Notice tone="warn" role="alert" title={t('existing.absent')} />
      )}
      {outcome?.state === 'sent' && (
        <Notice
          tone={outcome.unknown.length > 0 ? 'warn' : 'ok'}
          role="status"
          title={t('existing.sent', { count: outcome.matched })}
        >
          {outcome.unknown.length > 0 &&
            t('existing.unknown', {
              count: outcome.unknown.length,
              names: cutText(format.list(outcome.unknown.slice(0, 20)), 500),
            })}
        </Notice>
      )}
      {outcome?.state === 'plan' && (
        <PlanView plan={outcome.plan} busy={action.busy} onSend={() => sendAll(outcome.plan)}>
          <Button variant="tertiary" onClick={() => setOutcome(null)}>
            {common('action.cancel')}
          </Button>
        </PlanView>
      )}
    </div>
  )
}

function PlanView({
  plan,
  busy,
  onSend,
  children,
}: {
  plan: PreLabelPlan
  busy: boolean
  onSend: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('labelItems')
  const format = useFormat()
  const { t: read } = useTranslation('labelIssues')
  const { records, issues, unknownClasses, otherKind } = plan
  const isClean = issues.length === 0 && unknownClasses.length === 0 && otherKind === 0
  return (
    <Notice
      tone={records.length > 0 && isClean ? 'ok' : 'warn'}
      role="status"
      title={
        records.length > 0 ? t('existing.found', { count: records.length }) : t('existing.nothing')
      }
      action={
        <span className="cluster gap-2">
          {records.length > 0 && (
            <Button loading={busy} loadingText={t('files.reading')} onClick={onSend}>
              {t('existing.send', { count: records.length })}
            </Button>
          )}
          {children}
        </span>
      }
    >
      <p>{read('readAs', { format: read(`format.${plan.format}`) })}</p>
      {unknownClasses.length > 0 && (
        <p className="break">
          {t('existing.classes', { names: cutText(format.list(unknownClasses), 500) })}
        </p>
      )}
      {otherKind > 0 && <p>{t('existing.kind', { count: otherKind })}</p>}
      <DataIssues issues={issues} />
      {records.length > 0 && <p className="quiet text-1">{t('existing.replaces')}</p>}
    </Notice>
  )
}
