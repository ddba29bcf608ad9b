import {
  CircleCheck,
  CircleHelp,
  CirclePause,
  CircleX,
  Coffee,
  Hourglass,
  MonitorSmartphone,
  Play,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { problemKey } from '@/api/problem.ts'
import type { WorkerMe } from '@/api/contract/worker-account.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Spinner } from '@/ui/Spinner.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import type { DeskStore } from './create-desk.ts'
import type { DeskState } from './state.ts'
import { Offer } from './Offer.tsx'
import { Rates } from './Rates.tsx'
import { Seconds } from './Seconds.tsx'
import { DeskTaskView } from './DeskTaskView.tsx'
import { alertsId } from '../alerts/places.ts'
import type { Owner } from '@/lib/kept.ts'
import s from './desk.module.css'
import { deviceNow } from '@/lib/server-clock.ts'

interface PhaseViewProps {
  me: WorkerMe
  owner: Owner
  desk: DeskStore
  state: DeskState
  onStart: (steal?: boolean) => void
}

/** What the worker can do, in each phase. */
export function PhaseView({ me, owner, desk, state, onStart }: PhaseViewProps) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const { phase } = state
  const retry = (): void => desk.send({ type: 'retry', now: deviceNow() })
  switch (phase.name) {
    case 'idle':
      return (
        <Calm
          Icon={
            phase.why === 'fresh'
              ? Play
              : ['stopped', 'paused'].includes(phase.why)
                ? Coffee
                : CirclePause
          }
          title={t(`idle.${phase.why}.title`)}
          action={
            <Button size="lg" block onClick={() => onStart()}>
              {phase.why === 'fresh'
                ? common('action.start')
                : t(phase.why === 'paused' ? 'pause.end' : 'startAgain')}
            </Button>
          }
          below={
            <>
              {t(`idle.${phase.why}.text`)}
              <Rates me={me} />
            </>
          }
        />
      )
    case 'elsewhere':
      return (
        <Calm
          Icon={MonitorSmartphone}
          title={t('elsewhere.title')}
          action={
            <Button size="lg" block onClick={() => onStart(true)}>
              {t('elsewhere.take')}
            </Button>
          }
        >
          {t('elsewhere.text')}
        </Calm>
      )
    case 'asking':
    case 'waiting': {
      const { position, waiting } = me.queue
      return (
        <Calm Icon={null} title={t('waiting.title')}>
          {phase.name === 'asking'
            ? t('waiting.asking')
            : position === null
              ? t('waiting.text')
              : t('waiting.position', { position, total: waiting ?? position })}
          {phase.name === 'waiting' && (
            <RouteLink to={{ id: 'editLang', hash: alertsId }}>{t('waiting.alert')}</RouteLink>
          )}
        </Calm>
      )
    }
    case 'task':
    case 'sending':
    case 'unsent':
    case 'skipping':
      return (
        <DeskTaskView
          key={phase.task.id}
          owner={owner}
          desk={desk}
          phase={phase}
          state={state}
          vibrates={me.vibration}
        />
      )
    case 'answered':
      return (
        <Calm
          Icon={state.last?.accepted ? CircleCheck : CircleX}
          title={t(state.last?.accepted ? 'answered.paid' : 'answered.refused')}
          action={<NextButton onPress={desk.next} />}
        >
          {t(state.last?.accepted ? 'answered.paidText' : 'answered.refusedText')}
          {phase.offer && (
            <p className={`bold ${s.rates}`}>
              <Offer offer={phase.offer} />
            </p>
          )}
          {!state.last?.accepted && (
            <RouteLink to={{ id: 'workerMistakes' }}>
              {common('nav.crumb.workerMistakes')}
            </RouteLink>
          )}
        </Calm>
      )
    case 'unsure':
      return (
        <Calm
          Icon={CircleHelp}
          title={t('unsure.title')}
          action={
            <Button size="lg" block onClick={() => desk.send({ type: 'here', now: deviceNow() })}>
              {t('unsure.here')}
            </Button>
          }
        >
          <Seconds until={phase.until}>{(seconds) => t('unsure.text', { seconds })}</Seconds>
        </Calm>
      )
    case 'gone':
      return (
        <Calm Icon={Hourglass} title={t(`gone.${phase.why}.title`)} replaces>
          {t(`gone.${phase.why}.text`)}
        </Calm>
      )
    case 'failed': {
      const key = problemKey(phase.problem)
      return (
        <Calm
          Icon={CirclePause}
          title={common(`problem.${key}.title`)}
          action={
            <Button size="lg" block variant="secondary" onClick={retry}>
              {common('action.retry')}
            </Button>
          }
        >
          {phase.retryAt === null ? (
            common(`problem.${key}.text`)
          ) : (
            <Seconds until={phase.retryAt}>{(seconds) => t('failed.again', { seconds })}</Seconds>
          )}
        </Calm>
      )
    }
    case 'refused':
      return (
        <Calm
          Icon={CirclePause}
          title={t('refused.title')}
          action={
            <Button size="lg" block variant="secondary" onClick={() => onStart()}>
              {common('action.retry')}
            </Button>
          }
        >
          {t('refused.text')}
        </Calm>
      )
  }
}

function Calm({
  Icon,
  title,
  action,
  below,
  replaces = false,
  children,
}: {
  /** Null while something is running. */
  Icon: LucideIcon | null
  title: string
  action?: ReactNode
  /** What can be read after the action, which a phone shows in its first view. */
  below?: ReactNode
  /** It stands in place of a task that has taken the focus with it. */
  replaces?: boolean
  children?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  // A status that comes with its words is not always said.
  useLayoutEffect(() => {
    if (replaces && document.activeElement === document.body) heading.current?.focus()
  }, [replaces])
  return (
    <div className={`grid items-center gap-3 pad-y-5 center ${s.calm}`}>
      {Icon ? <Icon size={36} aria-hidden="true" /> : <Spinner />}
      <div role="status">
        <h2 ref={heading} tabIndex={replaces ? -1 : undefined}>
          {title}
        </h2>
      </div>
      {children && <div className={`grid gap-2 quiet ${s.calmText}`}>{children}</div>}
      {action && <div className={`mt-3 ${s.calmAction}`}>{action}</div>}
      {below && <div className={`grid gap-2 quiet ${s.calmText}`}>{below}</div>}
    </div>
  )
}

/** It replaces the submit button, and so takes its focus. */
function NextButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('desk')
  const button = useTakeFocus<HTMLButtonElement>(true)
  return (
    <Button ref={button} size="lg" block onClick={onPress}>
      {t('answered.next')}
    </Button>
  )
}
