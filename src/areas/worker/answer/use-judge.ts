import { useRef, useState } from 'react'
import { doubtOf, faultOf } from './draft.ts'
import type { Asked, Draft, Fault } from './draft.ts'

/** Judges a draft on submit, and again with each change while it has a fault. */
export function useJudge(task: Asked): {
  fault: Fault | null
  changed: (draft: Draft) => void
  /** Whether the draft is an answer. A doubtful one is asked about once. */
  judge: (draft: Draft) => boolean
} {
  const [fault, setFault] = useState<Fault | null>(null)
  const asked = useRef<Draft>(null)
  return {
    fault,
    changed: (draft) => {
      if (fault) setFault(faultOf(draft, task))
    },
    judge: (draft) => {
      const wrong = faultOf(draft, task)
      const doubt = wrong || asked.current === draft ? null : doubtOf(draft, task)
      if (doubt) asked.current = draft
      setFault(wrong ?? doubt)
      return (wrong ?? doubt) === null
    },
  }
}
