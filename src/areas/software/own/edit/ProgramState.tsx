import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { OwnSoftware } from '@/api/contract/software.ts'
import { ownSoftwareApi } from '@/api/endpoints/software.ts'
import { toProblem } from '@/api/problem.ts'
import { cutText } from '@/lib/cut-text.ts'
import { isolated } from '@/lib/invisible.ts'
import { known } from '@/lib/known.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { ComparedFields } from '@/shared/program/ComparedFields.tsx'
import { useCompared } from '@/shared/program/use-compared.ts'
import { TakenDown } from '@/shared/program/TakenDown.tsx'
import { useTerms } from '@/shared/program/use-terms.ts'
import { Button } from '@/ui/Button.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast-store.ts'
import { canSubmitStatus } from '../status.ts'
import { ProgramStatus } from '../ProgramStatus.tsx'
import s from '@/areas/software/software.module.css'

interface ProgramStateProps {
  program: OwnSoftware
  /** Whether there are unsaved changes: only the saved version can be submitted. */
  dirty: boolean
}

/** The status of a program, and the possible actions. */
export function ProgramState({ program, dirty }: ProgramStateProps) {
  const { t } = useTranslation('ownSoftware')
  const { t: common } = useTranslation()
  const format = useFormat()
  const [asking, setAsking] = useState<'archive' | 'restore' | null>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [submit] = ownSoftwareApi.useSubmitSoftwareMutation()
  const [archive] = ownSoftwareApi.useArchiveSoftwareMutation()
  const [answer] = ownSoftwareApi.useAnswerSoftwareDecisionMutation()
  const [restore] = ownSoftwareApi.useRestoreSoftwareMutation()
  const action = useAction()
  const { id, status, rejection } = program
  const compare = useCompared()
  const terms = useTerms()
  const changes = program.published
    ? compare(program, program.published).filter(({ old }) => old !== null)
    : []
  // A published program needs no moderator until something has changed.
  const canSubmit = canSubmitStatus(status) && (status !== 'published' || changes.length > 0)
  const say = (text: string): void => {
    toast({ tone: 'ok', id: `software-${id}`, text })
  }
  const done = (text: string): void => {
    setAsking(null)
    say(text)
  }
  const send = () =>
    action.run(async () => {
      setMissing([])
      try {
        await submit({ id }).unwrap()
        say(t('state.submitted'))
      } catch (error) {
        const { fields } = toProblem(error)
        if (!fields) throw error
        setMissing(Object.keys(fields))
      }
    })
  return (
    <AccountSection title={common('label.status')} aside={<ProgramStatus status={status} />}>
      <div className={`stack gap-3 items-start ${s.state}`}>
        {rejection && canSubmitStatus(status) && (
          <Notice
            tone="bad"
            title={t('state.rejected', {
              date: rejection.at ? format.date(rejection.at) : '',
            })}
          >
            {[
              rejection.reasonCode && terms.rejection(rejection.reasonCode),
              isolated(rejection.comment ?? ''),
            ]
              .filter(Boolean)
              .join(format.colon) || t('state.noComment')}
          </Notice>
        )}
        {status === 'hidden' && (
          <TakenDown
            rejection={rejection}
            answer={program.answer}
            form={`answer-program-${id}`}
            send={(text) => answer({ id, text }).unwrap()}
          />
        )}
        {missing.length > 0 && (
          <Notice tone="warn" role="alert" title={t('state.missing')}>
            {format.list(missing.map((name) => fieldName(name)))}
          </Notice>
        )}
        <ActionProblem action={action} />
        {changes.length > 0 && (
          <Disclosure summary={t('state.changes', { count: changes.length })}>
            <ComparedFields
              fields={changes}
              nameOf={fieldName}
              words={{ old: t('state.old'), now: t('state.now') }}
            />
          </Disclosure>
        )}
        <div className="flush cluster gap-3">
          {canSubmit && (
            <Button
              loading={action.busy}
              loadingText={common('busy')}
              {...(dirty && { disabledReason: t('state.saveFirst') })}
              onClick={() => void send()}
            >
              {t(status === 'rejected' ? 'state.submitAgain' : 'state.submit')}
            </Button>
          )}
          {status === 'archived' ? (
            <Button variant="secondary" onClick={() => setAsking('restore')}>
              {t('state.restore')}
            </Button>
          ) : (
            <Button variant="tertiary" onClick={() => setAsking('archive')}>
              {t('state.archive')}
            </Button>
          )}
        </div>
        {asking === 'archive' && (
          <ConfirmDialog
            title={t('state.archiveTitle', { name: program.title })}
            confirm={t('state.archive')}
            work={() => archive({ id }).unwrap()}
            onDone={() => done(t('state.archived', { name: cutText(program.title, 60) }))}
            onClose={() => setAsking(null)}
          >
            <p>
              {t(
                program.published && status !== 'hidden'
                  ? 'state.archiveText'
                  : status === 'pending'
                    ? 'state.archiveTextPending'
                    : 'state.archiveTextUnseen',
              )}
            </p>
          </ConfirmDialog>
        )}
        {asking === 'restore' && (
          <ConfirmDialog
            title={t('state.restoreTitle', { name: program.title })}
            confirm={t('state.restore')}
            variant="primary"
            work={() => restore({ id }).unwrap()}
            onDone={() => done(t('state.restored', { name: cutText(program.title, 60) }))}
            onClose={() => setAsking(null)}
          >
            <p>{t(program.published ? 'state.restoreText' : 'state.restoreTextUnseen')}</p>
          </ConfirmDialog>
        )}
      </div>
    </AccountSection>
  )

  /** The name of a field, by its name in the contract. */
  function fieldName(name: string): string {
    const names: Readonly<Record<string, string>> = {
      title: common('label.title'),
      tagline: t('field.tagline'),
      description: t('field.description'),
      logo: t('picture.logo'),
      logoUrl: t('picture.logo'),
      screenshots: t('picture.shots'),
      website: t('field.website'),
      downloadUrl: t('field.downloadUrl'),
      repositoryUrl: t('field.repositoryUrl'),
      docsUrl: t('field.docsUrl'),
      categories: t('field.categories'),
      platforms: t('field.platforms'),
      languages: t('field.languages'),
      types: common('label.supportedTypes'),
      pricing: t('field.pricing'),
      license: t('field.license'),
    }
    return known(names, name) ?? name
  }
}
