import { useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { manualDomainApi } from '@/api/endpoints/editor.ts'
import { toProblem } from '@/api/problem.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFieldWords } from '@/shared/form/use-field-words.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Button } from '@/ui/Button.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { toast } from '@/ui/toast-store.ts'
import { importEntries, planImport } from './domain-import.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportSource } from './ImportSource.tsx'
import { useTypeNames } from './use-type-names.ts'

interface Refused {
  line: number
  name: string
  reason: string
}

/** Imports rules from a file. A preview shows the effect of each line before anything is sent. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manualDomains')
  const { t: common } = useTranslation()
  const fieldWords = useFieldWords()
  const [file, setFile] = useState<{ name: string; text: string } | null>(null)
  const [refused, setRefused] = useState<readonly Refused[] | null>(null)
  const { data, error, isFetching, refetch } = manualDomainApi.useAllManualDomainsQuery(
    {},
    { refetchOnMountOrArgChange: true },
  )
  const [send] = manualDomainApi.useImportManualDomainsMutation()
  const { types } = useTypeNames()
  const action = useAction()
  const done = useRef(false)
  const slugs = types.map(({ slug }) => slug).join()
  const plan = useMemo(
    () => file && data && planImport(file.text, data.records, slugs.split(',')),
    [file, data, slugs],
  )
  const entries = plan ? importEntries(plan) : []
  const most = data?.limits?.importRows ?? Infinity

  const go = () =>
    action.run(async () => {
      // The dialog takes a moment to close.
      if (done.current) return
      const answer = await send({ rows: entries.map(({ entry }) => entry) }).unwrap()
      done.current = true
      const count = answer.created + answer.updated
      const lines = answer.refused.map(({ row, fields }): Refused => {
        const [first] = Object.values(fields)
        return {
          line: entries[row]?.line ?? row + 1,
          name: entries[row]?.entry.domain ?? '',
          reason: first ? fieldWords(first) : common('form.field.bad_format'),
        }
      })
      if (count > 0)
        toast({
          tone: 'ok',
          text: t('import.done', { created: answer.created, updated: answer.updated }),
          id: 'import',
        })
      if (lines.length === 0) onClose()
      else setRefused(lines)
    })

  if (refused) {
    return (
      <Modal
        open
        size="lg"
        title={t('import.title')}
        closeLabel={common('action.close')}
        onClose={onClose}
      >
        <Outcome tone="warn" fresh title={t('import.partly', { count: refused.length })}>
          <ul className="stack gap-1 break">
            {refused.map(({ line, name, reason }) => (
              <li key={line}>{t('import.refusedLine', { line, name, reason })}</li>
            ))}
          </ul>
        </Outcome>
      </Modal>
    )
  }
  return (
    <Modal
      open
      size="lg"
      title={t('import.title')}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        plan && (
          <>
            {entries.length > 0 && entries.length <= most && (
              <Button loading={action.busy} loadingText={common('busy')} onClick={() => void go()}>
                {t('import.send', { count: entries.length })}
              </Button>
            )}
            <Button variant="secondary" onClick={() => setFile(null)}>
              {t('import.other')}
            </Button>
          </>
        )
      }
    >
      <div className="stack gap-4">
        <ActionProblem action={action} />
        {!file && <ImportSource onText={(name, text) => setFile({ name, text })} />}
        {file && !data && error && (
          <ProblemState
            problem={toProblem(error)}
            onRetry={() => void refetch()}
            busy={isFetching}
            level={3}
          />
        )}
        {file && !data && !error && (
          <SkeletonGroup label={t('import.comparing')}>
            <Skeleton lines={6} />
          </SkeletonGroup>
        )}
        {plan && entries.length > most && (
          <Notice tone="bad" role="alert" title={t('import.tooMany', { count: most })}>
            {t('import.tooManyText', { count: entries.length })}
          </Notice>
        )}
        {file && plan && <ImportPreview key={file.text} name={file.name} plan={plan} />}
      </div>
    </Modal>
  )
}
