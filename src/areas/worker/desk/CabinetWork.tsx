import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { User } from '@/api/contract/user.ts'
import { workerAccountApi } from '@/api/endpoints/worker-account.ts'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'
import { WorkerDesk } from './WorkerDesk.tsx'
import { WorkerStanding } from '../standing/WorkerStanding.tsx'
import { standingOf } from '../standing/standing.ts'
import s from './desk.module.css'

/** The work screen, or the reason why the worker cannot work. */
export function CabinetWork({ user, isFull = false }: { user: User; isFull?: boolean }) {
  const { t } = useTranslation('desk')
  const me = workerAccountApi.useWorkerQuery(undefined, {
    // The place in the queue and moderators' decisions can change.
    pollingInterval: 30_000,
    skipPollingIfUnfocused: true,
  })
  const authentication = workerAccountApi.useWorkerAuthenticationQuery()
  const skeleton = <SectionSkeleton title={t('title')} lines={37} />
  return (
    <Loaded answer={me} skeleton={skeleton}>
      {(worker) => (
        <Loaded answer={authentication} skeleton={skeleton}>
          {(proof) => (
            <Arrival
              of={proof.state === 'failed' ? 'failed' : standingOf(worker.status, proof.state)}
            >
              {standingOf(worker.status, proof.state) === 'ready' ? (
                <WorkerDesk me={worker} owner={user.id} isFull={isFull} />
              ) : (
                <WorkerStanding me={worker} authentication={proof} />
              )}
            </Arrival>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

/**
 * Scrolls to what has replaced the screen. The last press was at the end of a long form, and what
 * comes instead is shorter: a phone would show what is below it.
 */
function Arrival({ of, children }: { of: string | null; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(of)
  useLayoutEffect(() => {
    const was = before.current
    before.current = of
    // A pause ends by itself, while the reader may be elsewhere on the page.
    if (was === of || was === 'failed') return
    box.current?.firstElementChild?.scrollIntoView?.({ block: 'start' })
  }, [of])
  return (
    <div ref={box} className={s.arrival}>
      {children}
    </div>
  )
}
