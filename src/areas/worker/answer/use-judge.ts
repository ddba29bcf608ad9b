import { useRef, useState } from 'react'
import { doubtOf, draftFault } from './draft.ts'
import type { DraftTask, AnswerDraft, DraftFault } from './draft-types.ts'

/** Judges a draft on submit, and again with each change while it has a fault. */
export function useJudge(task: DraftTask): {
  fault: DraftFault | null
  changed: (draft: AnswerDraft) => void
  /** Whether the draft is an answer. A doubtful one is asked about once. */
  judge: (draft: AnswerDraft) => boolean
} {
  const [fault, setFault] = useState<DraftFault | null>(null)
  const asked = useRef<AnswerDraft>(null)
  return {
    fault,
    changed: (draft) => {
      if (fault) setFault(draftFault(draft, task))
    },
    judge: (draft) => {
      const wrong = draftFault(draft, task)
      const doubt = wrong || asked.current === draft ? null : doubtOf(draft, task)
      if (doubt) asked.current = draft
      setFault(wrong ?? doubt)
      return (wrong ?? doubt) === null
    },
  }
}
