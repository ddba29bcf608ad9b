import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { waysIn } from '@/api/contract/label-items.ts'
import type { LabelImportJob } from '@/api/contract/label-items.ts'
import { projectLimits } from '@/api/contract/label-projects.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { labelItemApi } from '@/api/endpoints/labelling.ts'
import { decodeText } from '@/lib/csv.ts'
import { cutText } from '@/lib/cut-text.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useKeptText } from '@/shared/form/use-kept-text.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { KeptWorkOffer } from '@/shared/work/KeptWorkOffer.tsx'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { useDropZone } from '@/ui/use-drop-zone.ts'
import s from './items.module.css'
import { inParts, readRows, rowsFor } from './read-rows.ts'

/** What the lines of a project are. */
export const rowsOf = ({ texts, addresses }: ReturnType<typeof waysIn>) =>
  texts && addresses ? 'both' : texts ? 'texts' : 'addresses'

/** At most this many lines that are no items are named. */
const mostWrong = 20

/** What several imports came to. */
type Imported = Pick<LabelImportJob, 'accepted' | 'duplicates' | 'rejected' | 'errors'>

/** Adds addresses or texts, a line for each or from a table. */
export function AddRows({ project }: { project: LabelProject }) {
  const { t } = useTranslation('labelItems')
  const action = useAction()
  const [send] = labelItemApi.useImportLabelItemsMutation()
  const [text, setText, , work] = useKeptText(`label-rows-${project.id}`)
  const [result, setResult] = useState<Imported | null>(null)
  const typed = useDeferredValue(text)
  const { kind } = project
  const { fit: rows, wrong } = useMemo(() => rowsFor(kind, readRows(typed)), [kind, typed])
  const lines = rowsOf(waysIn(kind))
  const input = useRef<HTMLInputElement>(null)
  const isFull = project.totals.items + rows.length > projectLimits.units
  const read = (file: File | undefined): void => {
    if (file)
      void action.run(async () => setText(decodeText(new Uint8Array(await file.arrayBuffer()))))
  }
  const zone = useDropZone(({ files }) => read(files[0]))
  const add = () =>
    void action.run(async () => {
      setResult(null)
      let all: Imported = { accepted: 0, duplicates: 0, rejected: 0, errors: [] }
      let before = 0
      for (const part of inParts(rows)) {
        const at = before
        const job = await send({ id: project.id, rows: part }).unwrap()
        before += part.length
        all = {
          accepted: all.accepted + job.accepted,
          duplicates: all.duplicates + job.duplicates,
          rejected: all.rejected + job.rejected,
          errors: [...all.errors, ...job.errors.map((one) => ({ ...one, row: one.row + at }))],
        }
      }
      // What was left out stays, to be corrected.
      setText(wrong.join('\n'))
      setResult(all)
    })
  return (
    <div className="stack gap-4">
      <ActionProblem action={action} />
      <KeptWorkOffer keeper={work} />
      <div className={s.rows} {...zone}>
        <Field label={t(`rows.label.${lines}`)} help={t(`rows.help.${lines}`)}>
          <Textarea rows={7} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
      </div>
      {wrong.length > 0 && (
        <Notice tone="warn" title={t('rows.wrong', { count: wrong.length })}>
          <PartedList as="ul" rows={wrong.slice(0, mostWrong)} className="stack gap-1">
            {(line, at) => (
              <li key={at} className="break">
                {cutText(line, 80)}
              </li>
            )}
          </PartedList>
        </Notice>
      )}
      <div className="cluster gap-2">
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('rows.file')}
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            currentTarget.value = ''
            read(file)
          }}
        />
        <Button
          loading={action.busy}
          loadingText={t('files.reading')}
          disabledReason={
            rows.length === 0
              ? t('rows.none')
              : isFull
                ? t('rows.full', { max: projectLimits.units })
                : undefined
          }
          onClick={add}
        >
          {t('rows.add', { count: rows.length })}
        </Button>
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {t('rows.file')}
        </Button>
      </div>
      {result && (
        <Notice
          tone={result.rejected > 0 ? 'warn' : 'ok'}
          role="status"
          title={t('rows.done', { count: result.accepted })}
        >
          {result.duplicates > 0 && <p>{t('rows.doubles', { count: result.duplicates })}</p>}
          {result.rejected > 0 && (
            <>
              <p>{t('rows.rejected', { count: result.rejected })}</p>
              <PartedList as="ul" rows={result.errors} className="stack gap-1">
                {({ row, value }) => (
                  <li key={row} className="break">
                    {t('rows.error', { row, value: cutText(value, 80) })}
                  </li>
                )}
              </PartedList>
            </>
          )}
        </Notice>
      )}
    </div>
  )
}
