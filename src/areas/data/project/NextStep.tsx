// Over 250 lines: each state of a project has its one next step.
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Money } from '@/api/contract/common.ts'
import { labelProjectCalls, projectLimits } from '@/api/contract/label-projects.ts'
import type { LabelProject, ProjectTurn } from '@/api/contract/label-projects.ts'
import { labelProjectApi } from '@/api/endpoints/labelling.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { compare } from '@/lib/decimal.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { withTruth } from '@/shared/account/with-truth.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { IntentNotice } from '@/shared/payment-intent/IntentNotice.tsx'
import { usePaymentIntent } from '@/shared/payment-intent/use-payment-intent.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Notice } from '@/ui/Notice.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { toast } from '@/ui/toast-store.ts'
import { hasTurned } from '../kit/has-turned.ts'

interface StepProps {
  project: LabelProject
}

const isSum = (sum: Money | null): sum is Money => sum !== null && compare(sum.amount, '0') > 0

/** The one thing to do next, and what else the state allows. */
export function NextStep({ project }: StepProps) {
  const { t } = useTranslation('labelProject')
  const { t: common } = useTranslation()
  const { id, status, totals, price, trial } = project
  const params = { id: String(id) }
  const add = (
    <RouteLink to={{ id: 'labelItems', params }} className={buttonClass()}>
      {t('step.add')}
    </RouteLink>
  )
  const review = (variant: 'primary' | 'secondary') => (
    <RouteLink to={{ id: 'labelReview', params }} className={buttonClass({ variant })}>
      {common('nav.crumb.labelReview')}
    </RouteLink>
  )
  // The rest is offered when there is something to judge by.
  const canPay =
    isSum(price.estimate) &&
    trial.status !== 'running' &&
    ['quoted', 'awaiting_payment', 'in_progress', 'review'].includes(status)
  const isUnpaid = status === 'quoted' || status === 'awaiting_payment'
  // What a trial has shown is looked at before the rest is paid for.
  const readsTrial = trial.status === 'ready' && status === 'awaiting_payment' && totals.review > 0
  return (
    <AccountSection title={t('step.title')}>
      <div className="stack gap-4">
        {totals.errors > 0 && (
          <Notice
            tone="warn"
            title={t('step.errors', { count: totals.errors })}
            action={
              <RouteLink to={{ id: 'labelItems', params, search: { status: 'error' } }}>
                {t('step.errorsWay')}
              </RouteLink>
            }
          >
            {t('step.errorsText')}
          </Notice>
        )}
        {totals.items === 0 && status !== 'archived' && status !== 'canceled' ? (
          <Step text={t('step.empty')}>{add}</Step>
        ) : status === 'draft' ? (
          <Turns project={project} text={t('step.draft')} turns={['submit']} />
        ) : status === 'paused' && project.pausedBy === 'budget' ? (
          <Step text={t('step.budget')}>
            <RouteLink to={{ id: 'labelProjectEdit', params }} className={buttonClass()}>
              {t('step.raise')}
            </RouteLink>
            {totals.review > 0 && review('secondary')}
            <Turns project={project} turns={['cancel']} />
          </Step>
        ) : status === 'paused' ? (
          <Turns project={project} text={t('step.paused')} turns={['resume', 'cancel']} />
        ) : status === 'completed' ? (
          <Step text={t('step.completed')}>
            <RouteLink to={{ id: 'labelExports', params }} className={buttonClass()}>
              {common('nav.crumb.labelExports')}
            </RouteLink>
          </Step>
        ) : status === 'archived' ? (
          <Turns project={project} text={t('step.archived')} turns={['restore']} />
        ) : status === 'canceled' ? (
          <Step text={t('step.canceled')} />
        ) : null}
        {trial.status === 'running' && (
          <Progress
            label={t('trial.running')}
            value={trial.done}
            max={Math.max(1, trial.items)}
            text={t('progress.of', { done: trial.done, all: trial.items })}
          />
        )}
        {trial.status === 'ready' && status === 'awaiting_payment' && (
          <Notice
            tone="ok"
            title={t('trial.ready')}
            action={
              <RouteLink to={{ id: 'labelProjectEdit', params }}>{t('trial.mend')}</RouteLink>
            }
          >
            {t('trial.readyText')}
          </Notice>
        )}
        {canPay && (
          <PayStep project={project} first={readsTrial && review('primary')}>
            {status === 'awaiting_payment' &&
              totals.review > 0 &&
              !readsTrial &&
              review('secondary')}
            {isUnpaid && <Turns project={project} turns={['cancel']} />}
          </PayStep>
        )}
        {status === 'in_progress' && (
          <Turns project={project} text={t('step.running')} turns={['pause', 'cancel']}>
            {totals.review > 0 && review('primary')}
          </Turns>
        )}
        {status === 'review' && (
          <Turns project={project} text={t('step.review')} turns={['accept', 'cancel']}>
            {totals.review > 0 && review('primary')}
          </Turns>
        )}
        {isUnpaid && !canPay && <Turns project={project} turns={['cancel']} />}
      </div>
    </AccountSection>
  )
}

function Step({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="stack gap-3">
      <p>{text}</p>
      {children && <div className="cluster gap-2">{children}</div>}
    </div>
  )
}

/** Those that end something ask first. */
const isFinal = (turn: ProjectTurn): turn is 'cancel' | 'accept' =>
  turn === 'cancel' || turn === 'accept'
type StepTurn = Exclude<ProjectTurn, 'archive'>

interface TurnsProps extends StepProps {
  text?: string
  turns: readonly StepTurn[]
  children?: ReactNode
}

function Turns({ project, text, turns, children }: TurnsProps) {
  const { t } = useTranslation('labelProject')
  const action = useAction()
  const [turn] = labelProjectApi.useTurnLabelProjectMutation()
  const { refetch } = labelProjectApi.endpoints.labelProject.useQuerySubscription({
    id: project.id,
  })
  const [asked, setAsked] = useState<'cancel' | 'accept' | null>(null)
  const run = (one: StepTurn) => turn({ id: project.id, action: one }).unwrap()
  const act = async (one: StepTurn): Promise<void> => {
    const isDone = await action.run(() =>
      withTruth(run(one), refetch, ({ status }) => hasTurned(one, status)),
    )
    if (isDone) done(one)
  }
  const done = (one: StepTurn) => toast({ tone: 'ok', id: 'project', text: t(`turned.${one}`) })
  return (
    <div className="stack gap-3">
      <ActionProblem action={action} />
      {text !== undefined && <p>{text}</p>}
      <div className="cluster gap-2">
        {children}
        {turns.map((one) => (
          <Button
            key={one}
            variant={
              one === 'cancel' ? 'tertiary' : children || one === 'pause' ? 'secondary' : 'primary'
            }
            loading={action.busy}
            loadingText={t('busy')}
            onClick={() => {
              if (isFinal(one)) setAsked(one)
              else void act(one)
            }}
          >
            {t(`turn.${one}`)}
          </Button>
        ))}
      </div>
      {asked && (
        <ConfirmDialog
          title={t(`ask.${asked}.title`)}
          confirm={t(`turn.${asked}`)}
          variant={asked === 'cancel' ? 'primary-danger' : 'primary'}
          cancels={asked === 'cancel'}
          work={() => run(asked)}
          onDone={() => {
            done(asked)
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        >
          <p>{t(`ask.${asked}.text`)}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** How many of the waiting items the budget allows; null where it allows them all. */
function coveredBy({ budget, status, totals, price }: LabelProject): number | null {
  const { perItem, spent, held } = price
  const isUnpaid = status === 'quoted' || status === 'awaiting_payment'
  if (!budget || !isUnpaid || !isSum(perItem)) return null
  const [left = 0, ...bound] = [budget, spent, held].map((sum) => Number(sum?.amount ?? 0))
  const free = bound.reduce((rest, sum) => rest - sum, left)
  // A whole number of prices must not become one less by the noise of floating point.
  const covered = Math.floor(free / Number(perItem.amount) + 1e-6)
  return covered < totals.waiting ? covered : null
}

/** Pays for a trial, or for all units that are not paid for. */
function PayStep({
  project,
  first,
  children,
}: StepProps & {
  /** What is to be done before the rest is paid for. */
  first: ReactNode
  children?: ReactNode
}) {
  const { t } = useTranslation('labelProject')
  const { t: common } = useTranslation()
  const money = useMoneyText()
  const format = useFormat()
  const action = useAction()
  const [pay] = labelProjectApi.usePayLabelProjectMutation()
  const [refused, setRefused] = useState<'price' | 'funds' | null>(null)
  const intent = usePaymentIntent({
    name: `label-project-pay-${project.id}`,
    call: labelProjectCalls.payLabelProject,
    onFound: () => setRefused(null),
  })
  const { estimate, trial } = project.price
  const left = project.totals.items
  // A budget that ends within the trial leaves no rest that it could be for.
  const hasRest = isSum(trial) && isSum(estimate) && compare(estimate.amount, trial.amount) > 0
  const offersTrial =
    project.trial.status === 'none' &&
    left > projectLimits.trial &&
    hasRest &&
    project.status === 'quoted'
  const { waiting } = project.totals
  const covered = coveredBy(project)
  const press = (part: 'trial' | 'all', sum: Money) =>
    void action.run(async () => {
      setRefused(null)
      const entries = {
        id: project.id,
        part,
        price: { amount: sum.amount, currency: sum.currency },
      }
      try {
        await intent.submit(entries, (idempotencyKey) =>
          pay({ ...entries, idempotencyKey }).unwrap(),
        )
      } catch (error) {
        const key = problemKey(toProblem(error))
        if (key === 'ERROR_INSUFFICIENT_FUNDS') setRefused('funds')
        else if (key === 'ERROR_CONFLICT') setRefused('price')
        else throw error
      }
    })
  return (
    <div className="stack gap-3">
      <IntentNotice intent={intent} />
      <ActionProblem action={action} />
      {refused === 'price' && <Notice tone="warn" role="alert" title={t('pay.changed')} />}
      {refused === 'funds' && (
        <Notice
          tone="warn"
          role="alert"
          title={t('pay.funds')}
          action={<RouteLink to={{ id: 'pay' }}>{common('action.addFunds')}</RouteLink>}
        >
          {t('pay.fundsText')}
        </Notice>
      )}
      <p>{offersTrial ? t('pay.trialText') : t('pay.text')}</p>
      {covered !== null && (
        <p>
          {t('pay.part', {
            count: waiting,
            number: format.number(covered),
            all: format.number(waiting),
          })}
        </p>
      )}
      {!intent.asking && (
        <div className="cluster gap-2">
          {first}
          {offersTrial && isSum(trial) && (
            <Button
              loading={action.busy}
              loadingText={t('busy')}
              onClick={() => press('trial', trial)}
            >
              {t('pay.trial', { sum: money(trial.amount, trial.currency) })}
            </Button>
          )}
          {isSum(estimate) && (
            <Button
              variant={offersTrial || first ? 'secondary' : 'primary'}
              loading={action.busy}
              loadingText={t('busy')}
              onClick={() => press('all', estimate)}
            >
              {t('pay.all', { sum: money(estimate.amount, estimate.currency) })}
            </Button>
          )}
          {children}
        </div>
      )}
    </div>
  )
}
