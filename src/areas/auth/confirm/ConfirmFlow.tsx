import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLink } from '@/shared/link/use-link.ts'
import { deadLink, linkArg } from '@/shared/link/link-arg.ts'
import type { DeadLink, LinkArg } from '@/shared/link/link-arg.ts'
import { toProblem } from '@/api/problem.ts'
import { DeadLinkCard, DoneCard } from './LinkCard.tsx'
import type { LinkKind } from './links.ts'

/** What a request has come to: its outcome in a word, or the end of the link. */
export type Judged<Answer> = { answer: Answer } | { dead: DeadLink }

/** Sends what a link is to confirm. @throws what may be tried again */
export async function judged<Answer>(send: () => Promise<Answer>): Promise<Judged<Answer>> {
  try {
    return { answer: await send() }
  } catch (error) {
    const dead = deadLink(toProblem(error))
    if (dead) return { dead }
    throw error
  }
}

export interface Opened {
  arg: LinkArg
  onDone: (outcome: string) => void
  onDead: (why: DeadLink) => void
}

interface ConfirmFlowProps {
  kind: LinkKind
  /** What asks for the click; opening alone does nothing, since scanners of mail open every link. */
  ask: (opened: Opened) => ReactNode
  /** What is said of an outcome. */
  done: (outcome: string) => { title: string; text: ReactNode }
  /** The address itself can't be right. */
  wrong?: boolean
}

/** The one way of every mailed link: asked for, done, or done with. */
export function ConfirmFlow({ kind, ask, done, wrong = false }: ConfirmFlowProps) {
  const { place, token, outcome, settle } = useLink()
  const [now, setNow] = useState<{ id: string; outcome?: string; dead?: DeadLink } | null>(null)
  const id = `${place} ${token?.hash}`
  // Of this very link: the same page may be opened by another one.
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
