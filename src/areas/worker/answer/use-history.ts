import { useState } from 'react'
import type { AnswerDraft } from './draft-types.ts'

export interface History {
  /**
   * Changes the draft as one step.
   * @param run steps of one name in a row, such as those of a slider, are one step
   */
  commit: (next: AnswerDraft, run?: string) => void
  undo: (() => void) | null
  redo: (() => void) | null
}

/**
 * The steps of one answer.
 * @param last the draft without its last mark, for marks that a reload has kept; null if there are none
 */
export function useHistory(
  draft: AnswerDraft,
  onDraft: (draft: AnswerDraft) => void,
  last: AnswerDraft | null,
): History {
  const [past, setPast] = useState<readonly AnswerDraft[]>([])
  const [future, setFuture] = useState<readonly AnswerDraft[]>([])
  const [running, setRunning] = useState<string | null>(null)
  const before = past.at(-1) ?? last
  const [after] = future
  return {
    commit: (next, run) => {
      if (run === undefined || run !== running) setPast([...past, draft])
      setRunning(run ?? null)
      setFuture([])
      onDraft(next)
    },
    undo:
      before &&
      (() => {
        setPast(past.slice(0, -1))
        setFuture([draft, ...future])
        setRunning(null)
        onDraft(before)
      }),
    redo: after
      ? () => {
          setPast([...past, draft])
          setFuture(future.slice(1))
          setRunning(null)
          onDraft(after)
        }
      : null,
  }
}
