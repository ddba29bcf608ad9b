import { useEffect, useRef, useState } from 'react'
import { itemLimits } from '@/api/contract/label-items.ts'
import type { WholeLabelItem } from '@/api/contract/label-items.ts'
import type { LabelProject } from '@/api/contract/label-projects.ts'
import { labelItemApi } from '@/api/endpoints/labelling.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { askBeforeLeaving } from '@/lib/leave-question.ts'

export type UnitVerdict = 'accepted' | 'rejected' | 'corrected'
/** Units in one batch: a screen full of them, which nobody else gets meanwhile. */
export const batchSize = 24

export interface ReviewUnits {
  units: readonly WholeLabelItem[]
  verdicts: ReadonlyMap<WholeLabelItem['id'], UnitVerdict>
  /** Units whose verdict the backend refused, with its code. */
  refused: ReadonlyMap<WholeLabelItem['id'], string>
  left: number
  held: number
  isLoading: boolean
  /** Why no batch came. */
  problem: unknown
  next: () => void
  accept: (ids: readonly WholeLabelItem['id'][]) => void
  /** Notes a verdict that a dialog has sent. */
  note: (id: WholeLabelItem['id'], verdict: UnitVerdict) => void
  /** Takes the latest verdict back. @returns its unit */
  undo: () => WholeLabelItem['id'] | null
}

type Id = WholeLabelItem['id']
const without = <T>(map: ReadonlyMap<Id, T>, ids: readonly Id[]): Map<Id, T> => {
  const next = new Map(map)
  for (const id of ids) next.delete(id)
  return next
}

/**
 * The batch of units under review. A verdict is shown at once and sent behind it, so that keys never
 * wait; what the backend refuses is marked.
 */
export function useReviewUnits(project: LabelProject): ReviewUnits {
  const { id: project_ } = project
  const [claim, { isLoading, error }] = labelItemApi.useClaimLabelItemsMutation()
  const [sendAccept] = labelItemApi.useAcceptLabelItemsMutation()
  const [sendReopen] = labelItemApi.useReopenLabelItemsMutation()
  const [batch, setBatch] = useState<{
    units: readonly WholeLabelItem[]
    left: number
    held: number
  } | null>(null)
  const [verdicts, setVerdicts] = useState<ReadonlyMap<Id, UnitVerdict>>(new Map())
  const [refused, setRefused] = useState<ReadonlyMap<Id, string>>(new Map())
  const steps = useRef<(readonly Id[])[]>([])

  const refuse = (ids: readonly Id[], code: string): void => {
    setVerdicts((before) => without(before, ids))
    setRefused((before) => new Map([...before, ...ids.map((one): [Id, string] => [one, code])]))
  }
  // Verdicts go in the order of the keys, one request at a time: else taking one back could overtake it.
  const queue = useRef<{ call: typeof sendAccept; ids: Id[] }[]>([])
  const sending = useRef<Promise<void> | null>(null)
  const [isSending, setIsSending] = useState(false)
  async function sendAll(): Promise<void> {
    setIsSending(true)
    for (let step = queue.current.shift(); step; step = queue.current.shift())
      try {
        const { failed } = await step.call({ id: project_, ids: step.ids }).unwrap()
        for (const one of failed) refuse([one.id], one.errorCode)
      } catch (problem) {
        refuse(step.ids, problemKey(toProblem(problem)))
      }
    sending.current = null
    setIsSending(false)
  }
  function send(ids: readonly Id[], call: typeof sendAccept): void {
    const last = queue.current.at(-1)
    // What is pressed while a request is under way goes together.
    if (last?.call === call && last.ids.length + ids.length <= itemLimits.judge)
      last.ids.push(...ids)
    else queue.current.push({ call, ids: [...ids] })
    sending.current ??= sendAll()
  }
  // They are still sent while the person looks at another page, and lost with the document.
  useEffect(
    () => (isSending ? askBeforeLeaving(() => ({ document: true, page: false })) : undefined),
    [isSending],
  )

  const next = async (): Promise<void> => {
    await sending.current
    try {
      const { records, left, held } = await claim({ id: project_, count: batchSize }).unwrap()
      setBatch({ units: records, left, held })
      setVerdicts(new Map())
      setRefused(new Map())
      steps.current = []
    } catch {
      // The hook has the error.
    }
  }
  const began = useRef(false)
  useEffect(() => {
    if (began.current) return
    began.current = true
    void next()
  })

  return {
    units: batch?.units ?? [],
    left: batch?.left ?? 0,
    held: batch?.held ?? 0,
    verdicts,
    refused,
    isLoading: isLoading || (batch === null && !error),
    problem: isLoading ? undefined : error,
    next: () => void next(),
    accept: (ids) => {
      const open = ids.filter((one) => !verdicts.has(one))
      if (open.length === 0) return
      steps.current.push(open)
      setRefused((before) => without(before, open))
      setVerdicts(
        (before) =>
          new Map([...before, ...open.map((one): [Id, UnitVerdict] => [one, 'accepted'])]),
      )
      send(open, sendAccept)
    },
    note: (one, verdict) => {
      steps.current.push([one])
      setVerdicts((before) => new Map([...before, [one, verdict]]))
    },
    undo: () => {
      const last = steps.current.pop()
      const [first] = last ?? []
      if (!last || first === undefined) return null
      setVerdicts((before) => without(before, last))
      send(last, sendReopen)
      return first
    },
  }
}
