import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { WorkerMe } from '@/api/contract/worker-account.ts'
import type { Owner } from '@/lib/kept.ts'
import { setBadge } from '@/lib/secure-context.ts'
import { workerAccountApi } from '@/api/endpoints/worker-account.ts'
import { toProblem, problemKey } from '@/api/problem.ts'
import { Notice } from '@/ui/Notice.tsx'
import { Switch } from '@/ui/Checkbox.tsx'
import { toast } from '@/ui/toast-store.ts'
import { Earned, WaitedText } from './Earned.tsx'
import { PhaseView } from './PhaseView.tsx'
import { isAtWork } from './state.ts'
import type { DeskState } from './state.ts'
import { startWork, useWorkerDesk } from './use-desk.ts'
import { deskHand, useDeskHand } from '../answer/hand.ts'
import { canVibrate, signal } from './signal.ts'
import s from './desk.module.css'

interface DeskProps {
  me: WorkerMe
  owner: Owner
  /** Uses the whole screen. */
  isFull?: boolean
}

/**
 * Scrolls so that the task is completely visible, below the header and, if it fits, together with
 * the earnings above it.
 */
function bringIntoView(desk: HTMLElement): void {
  const form = desk.querySelector('form')
  if (!form) return
  const { top, bottom } = form.getBoundingClientRect()
  // The header covers the top of the page, and on a phone a bar its end.
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(
    document.documentElement,
  )
  const header = Number.parseFloat(scrollPaddingBlockStart) || 0
  const bar = Number.parseFloat(scrollPaddingBlockEnd) || 0
  if (top >= header && bottom <= innerHeight - bar) return
  const fits = bottom - desk.getBoundingClientRect().top <= innerHeight - header
  ;(fits ? desk : form).scrollIntoView?.({ block: 'start' })
}

/** The work screen, for the cabinet and for the full screen. */
export function WorkerDesk({ me, owner, isFull = false }: DeskProps) {
  const { t } = useTranslation('desk')
  const { desk, state } = useWorkerDesk(owner, me)
  const hand = useDeskHand()
  const box = useRef<HTMLElement>(null)
  const { phase } = state
  const name = phase.name === 'sending' || phase.name === 'unsent' ? 'sent' : phase.name
  const task = 'task' in phase ? phase.task.id : null

  // Each task focuses its own control, unless the focus is elsewhere on the page.
  // The icon of the installed app counts the tasks that wait, unless their worker is at work.
  const waiting = isAtWork(phase) ? 0 : waitingTasks(me)
  useEffect(() => setBadge(waiting), [waiting])

  const isShown = useRef(false)
  useLayoutEffect(() => {
    const own = box.current
    // What replaces a task is not behind the header, which a phone shows again then.
    if (task === null && isShown.current) own?.scrollIntoView?.({ block: 'nearest' })
    isShown.current = task !== null
    if (task === null) return
    const { activeElement } = document
    if (!own || !(own.contains(activeElement) || activeElement === document.body)) return
    const control =
      own.querySelector<HTMLElement>('[data-answer]') ??
      own.querySelector<HTMLElement>('[role="application"]') ??
      own.querySelector<HTMLElement>('input')
    control?.focus({ preventScroll: true })
    bringIntoView(own)
    // The proposal of a break, too, moves the task when it goes.
  }, [task, state.proposesBreak])

  return (
    <section
      ref={box}
      className={`stack panel gap-4 content-start ${s.desk}`}
      data-full={isFull || undefined}
      data-phase={name}
      data-hand={hand}
      aria-label={t('title')}
    >
      <Earned me={me} state={state} onStop={() => desk.send({ type: 'stop' })} />
      {state.last?.waited && <Waited last={state.last} />}
      <PhaseView
        me={me}
        owner={owner}
        desk={desk}
        state={state}
        onStart={(steal) => startWork(desk, owner, steal)}
      />
      {!isAtWork(phase) && <DeskSettings me={me} />}
    </section>
  )
}

/** The waiting tasks of the kinds that the worker takes and that are open. */
const waitingTasks = ({ acceptedKinds, offered }: WorkerMe): number =>
  offered.kinds.reduce(
    (sum, { id, locked, waiting }) =>
      acceptedKinds.includes(id) && !locked ? sum + (waiting ?? 0) : sum,
    0,
  )

/** What has become of an answer that waited for the connection. It stays until the next answer. */
function Waited({ last }: { last: NonNullable<DeskState['last']> }) {
  return (
    <Notice tone={last.accepted ? 'ok' : 'warn'} role="status">
      <WaitedText last={last} />
    </Notice>
  )
}

const names = ['autoNext', 'sound', 'vibration'] as const

/** The settings of the work screen: automatic or manual next task, sound, vibration, hand. */
function DeskSettings({ me }: { me: WorkerMe }) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const [update, { isLoading, originalArgs }] = workerAccountApi.useUpdateWorkerMutation()
  const change = async (name: (typeof names)[number], on: boolean): Promise<void> => {
    // Plays the signal that was turned on. A browser that requires a gesture before sound gets it
    // here.
    if (on) signal('earned', { sound: name === 'sound', vibration: name === 'vibration' })
    try {
      await update({ [name]: on }).unwrap()
    } catch (error) {
      const text = common(`problem.${problemKey(toProblem(error))}.title`)
      toast({ id: 'desk-setting', tone: 'bad', text })
    }
  }
  return (
    <fieldset className={`grid gap-2 line-above ${s.settings}`}>
      <legend>{t('settings.title')}</legend>
      {names
        .filter((name) => name !== 'vibration' || canVibrate())
        .map((name) => (
          <Switch
            key={name}
            label={t(`settings.${name}`)}
            checked={(isLoading ? originalArgs?.[name] : undefined) ?? me[name]}
            onChange={({ target }) => void change(name, target.checked)}
          />
        ))}
      <Switch
        label={t('settings.leftHand')}
        checked={useDeskHand() === 'left'}
        onChange={({ target }) => deskHand.set(target.checked ? 'left' : 'right')}
      />
    </fieldset>
  )
}
