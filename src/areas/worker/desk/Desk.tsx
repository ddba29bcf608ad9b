import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkerMe } from '@/api/contract/worker-account.ts'
import { Earned } from './Earned.tsx'
import { DeskSettings } from './DeskSettings.tsx'
import { PhaseView } from './PhaseView.tsx'
import { isAtWork } from './state.ts'
import { startWork, useDesk } from './use-desk.ts'
import type { Owner } from '@/lib/kept.ts'
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
export function Desk({ me, owner, isFull = false }: DeskProps) {
  const { t } = useTranslation('desk')
  const { desk, state } = useDesk(owner, me)
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
      className={s.desk}
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
