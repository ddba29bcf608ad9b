import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import type { Authentication, WorkerMe, Suspension } from '@/api/contract/worker-account.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { workerAccountApi } from '@/api/endpoints/worker-account.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast-store.ts'
import { appealLength } from '@/api/contract/worker-account.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Field } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { Prove } from './Prove.tsx'
import { standingOf } from './standing.ts'
import { SuspensionReason } from './SuspensionReason.tsx'

interface StandingProps {
  me: WorkerMe
  authentication: Authentication
}

/** Why the worker cannot work: the reason, the cost, what to do, and until when. */
export function WorkerStanding({ me, authentication }: StandingProps) {
  const { t } = useTranslation('worker')
  const { t: common } = useTranslation()
  const standing = standingOf(me.status, authentication.state)
  const { suspension } = me
  switch (standing) {
    case 'ready':
      return null
    case 'prove':
      return <Prove authentication={authentication} />
    case 'new':
    case 'training_required':
      return (
        <AccountSection title={t('standing.training_required.title')}>
          <div className="stack gap-4">
            <p>{t(suspension ? 'standing.sentBack' : 'standing.training_required.text')}</p>
            {suspension && <SuspensionReason suspension={suspension} />}
            <RouteLink to={{ id: 'cabinetTraining' }} className={buttonClass({ size: 'lg' })}>
              {t('standing.training_required.action')}
            </RouteLink>
          </div>
        </AccountSection>
      )
    case 'suspended_ack':
      return (
        <AccountSection title={t('standing.suspended_ack.title')}>
          <div className="stack gap-4">
            <p>{t('standing.suspended_ack.text')}</p>
            {suspension && <SuspensionReason suspension={suspension} />}
            {suspension && <Acknowledge suspension={suspension} />}
          </div>
        </AccountSection>
      )
    case 'suspended_moderation':
      return (
        <AccountSection title={t('standing.suspended_moderation.title')}>
          <div className="stack gap-4">
            <p>{t('standing.suspended_moderation.text')}</p>
            {suspension && <SuspensionReason suspension={suspension} />}
            <RouteLink
              to={{ id: 'workerMistakes' }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('standing.mistakes')}
            </RouteLink>
          </div>
        </AccountSection>
      )
    case 'banned':
      return (
        <AccountSection title={t('standing.banned.title')} tone="danger">
          <div className="stack gap-4">
            <p>{t('standing.banned.text')}</p>
            {suspension && <SuspensionReason suspension={suspension} />}
            {suspension && <Appeal suspension={suspension} />}
          </div>
        </AccountSection>
      )
    case null:
      return (
        <AccountSection title={t('standing.unknown.title')}>
          <div className="stack gap-4">
            <p>{t('standing.unknown.text', { code: plainCode(me.status) })}</p>
            <div>
              <RouteLink to={{ id: 'support' }} className={buttonClass({ variant: 'secondary' })}>
                {common('action.contactSupport')}
              </RouteLink>
            </div>
          </div>
        </AccountSection>
      )
  }
}

/** "I understand": the worker can continue at once. */
function Acknowledge({ suspension: { id } }: { suspension: Suspension }) {
  const { t } = useTranslation('worker')
  const { t: common } = useTranslation()
  const action = useAction()
  const [acknowledge] = workerAccountApi.useAcknowledgeRestrictionMutation()
  const press = async (): Promise<void> => {
    if (await action.run(() => acknowledge({ id }).unwrap()))
      toast({ text: t('acknowledge.done'), tone: 'ok' })
  }
  return (
    <div className="stack gap-3">
      <ActionProblem action={action} />
      <div className="cluster gap-3">
        <Button
          size="lg"
          loading={action.busy}
          loadingText={common('busy')}
          onClick={() => void press()}
        >
          {t('acknowledge.press')}
        </Button>
        <RouteLink
          to={{ id: 'workerMistakes' }}
          className={buttonClass({ variant: 'secondary', size: 'lg' })}
        >
          {t('standing.mistakes')}
        </RouteLink>
      </div>
    </div>
  )
}

const { min, max } = appealLength
const AppealForm = v.object({
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.minLength(min), v.maxLength(max)),
})

/** The only appeal against a ban. */
function Appeal({ suspension }: { suspension: Suspension }) {
  const { t } = useTranslation('worker')
  const format = useFormat()
  const { appealedAt, canAppeal } = suspension
  if (appealedAt)
    return (
      <Notice title={t('appeal.sent', { date: format.date(appealedAt, 'date') })}>
        {t('appeal.sentText')}
      </Notice>
    )
  return canAppeal ? <AppealText id={suspension.id} /> : <p>{t('appeal.none')}</p>
}

function AppealText({ id }: { id: Suspension['id'] }) {
  const { t } = useTranslation('worker')
  const [appeal] = workerAccountApi.useAppealRestrictionMutation()
  const form = useForm({
    name: 'worker-appeal',
    schema: AppealForm,
    defaults: { text: '' },
    keep: ['text'],
    send: ({ text }) => appeal({ id, text }).unwrap(),
  })
  return (
    <Form form={form} submit={t('appeal.send')}>
      <Field {...form.field('text')} label={t('appeal.label')} help={t('appeal.help')} required>
        <Textarea {...form.input('text')} rows={5} most={max} />
      </Field>
    </Form>
  )
}
