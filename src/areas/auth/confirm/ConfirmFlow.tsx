import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLink } from '@/shared/link/use-link.ts'
import { deadLink, linkArg } from '@/shared/link/link-arg.ts'
import type { DeadLink, LinkArg } from '@/shared/link/link-arg.ts'
import { toProblem } from '@/api/problem.ts'
import { DeadLinkCard, DoneCard } from './LinkCard.tsx'
import type { LinkKind } from './links.ts'

/** The result of a request: its outcome, or why the link is dead. */
export type JudgedLink<Answer> = { answer: Answer } | { dead: DeadLink }

/**
 * Sends a confirmation.
 * @throws errors that can be retried
 */
export async function judged<Answer>(send: () => Promise<Answer>): Promise<JudgedLink<Answer>> {
  try {
    return { answer: await send() }
  } catch (error) {
    const dead = deadLink(toProblem(error))
    if (dead) return { dead }
    throw error
  }
}

export interface OpenedConfirmation {
  arg: LinkArg
  onDone: (outcome: string) => void
  onDead: (why: DeadLink) => void
}

interface ConfirmFlowProps {
  kind: LinkKind
  /** Asks for a click. Opening the link does nothing, because mail scanners open every link. */
  ask: (opened: OpenedConfirmation) => ReactNode
  /** The texts of an outcome. */
  done: (outcome: string) => { title: string; text: ReactNode }
  /** Whether the address itself is invalid. */
  wrong?: boolean
}

/** The flow of every mailed link: asked for, done, or dead. */
export function ConfirmFlow({ kind, ask, done, wrong = false }: ConfirmFlowProps) {
  const { place, token, outcome, settle } = useLink()
  const [now, setNow] = useState<{ id: string; outcome?: string; dead?: DeadLink } | null>(null)
  const id = `${place} ${token?.hash}`
  // The result of this link, because the page can be opened with another one.
  const own = now?.id === id ? now : null
  const result = outcome ?? own?.outcome
  if (result !== undefined)
    return (
      <DoneCard key={result} kind={kind} {...done(result)} focus={own?.outcome !== undefined} />
    )
  const arg = token && !wrong ? linkArg(token) : null
  if (!token || !arg)
    return <DeadLinkCard kind={kind} why={token ? 'invalid' : 'missing'} focus={false} />
  if (own?.dead) return <DeadLinkCard kind={kind} why={own.dead} focus />
  return ask({
    arg,
    onDone: (word) => {
      setNow({ id, outcome: word })
      settle(word)
    },
    onDead: (dead) => setNow({ id, dead }),
  })
}
