import type { ComponentType, ReactNode } from 'react'
import { useWordsOf } from '@/i18n/page-context.ts'
import { LivePart } from '@/shared/LivePart.tsx'
import { Split } from '@/shared/landing/Split.tsx'
import { NowCard } from './NowCard.tsx'
import { lostChunk, reload, waiting } from './now-lines.ts'
import type { LiveProps } from './now-lines.ts'

interface NowProps extends LiveProps {
  load: () => Promise<ComponentType<LiveProps>>
  /** Below the words: where the figures are shown at length. */
  more: ReactNode
  tone?: 'plain' | 'alice'
}

/** The service at this moment, as it matters for an offer. */
export function Now({ ns, ids, load, more, tone = 'plain' }: NowProps) {
  const word = useWordsOf(ns)
  return (
    <Split
      title={word('now.title')}
      tone={tone}
      lead={
        <>
          {word('now.lead')} {more}
        </>
      }
    >
      <LivePart
        onSight
        load={load}
        props={{ ns, ids }}
        fallback={<NowCard word={word} ids={ids} state={waiting} onRetry={reload} />}
        failed={<NowCard word={word} ids={ids} state={lostChunk} onRetry={reload} />}
      />
    </Split>
  )
}
