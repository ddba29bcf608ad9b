import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkerMe } from '@/api/contract/worker-account.ts'
import type { Owner } from '@/lib/kept.ts'
import { workerAccountApi } from '@/api/endpoints/worker.ts'
import { toProblem, problemKey } from '@/api/problem.ts'
import { Switch } from '@/ui/Switch.tsx'
import { toast } from '@/ui/toast-store.ts'
import { Earned } from './Earned.tsx'
import { PhaseView } from './PhaseView.tsx'
import { isAtWork } from './state.ts'
import { startWork, useWorkerDesk } from './use-desk.ts'
import { signal } from './signal.ts'
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
  // The header covers the top of the page.
  const header =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
  if (top >= header && bottom <= innerHeight) return
  const fits = bottom - desk.getBoundingClientRect().top <= innerHeight - header
  ;(fits ? desk : form).scrollIntoView?.({ block: 'start' })
}

/** The work screen, for the cabinet and for the full screen. */
export function WorkerDesk({ me, owner, isFull = false }: DeskProps) {
  const { t } = useTranslation('desk')
  const { desk, state } = useWorkerDesk(owner, me)
  const box = useRef<HTMLElement>(null)
  const { phase } = state
  const name = phase.name === 'sending' || phase.name === 'unsent' ? 'sent' : phase.name
  const task = 'task' in phase ? phase.task.id : null

  // Each task focuses its own control, unless the focus is elsewhere on the page.
  useEffect(() => {
    if (task === null) return
    const own = box.current
    const { activeElement } = document
    if (!own || !(own.contains(activeElement) || activeElement === document.body)) return
    const control =
      own.querySelector<HTMLElement>('[data-answer]') ??
      own.querySelector<HTMLElement>('[role="application"]') ??
      own.querySelector<HTMLElement>('input')
    control?.focus({ preventScroll: true })
    bringIntoView(own)
  }, [task])

  return (
    <section
      ref={box}
      className={`stack panel gap-4 content-start ${s.desk}`}
      data-full={isFull || undefined}
      data-phase={name}
      aria-label={t('title')}
    >
      <Earned me={me} state={state} onStop={() => desk.send({ type: 'stop' })} />
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

const names = ['autoNext', 'sound', 'vibration'] as const

/** The settings of the work screen: automatic or manual next task, sound, vibration. */
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
      {names.map((name) => (
        <Switch
          key={name}
          label={t(`settings.${name}`)}
          checked={(isLoading ? originalArgs?.[name] : undefined) ?? me[name]}
          onChange={({ target }) => void change(name, target.checked)}
        />
      ))}
    </fieldset>
  )
}
