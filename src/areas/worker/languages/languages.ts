import * as v from 'valibot'
import type { WorkerMe } from '@/api/contract/worker-account.ts'
import { kinds, needsSight } from '../answer/draft.ts'

const some = v.pipe(v.array(v.string()), v.minLength(1, 'required'))
export const ChoiceForm = v.object({ languages: some, kinds: some })

export const valuesOf = ({ languages, acceptedKinds }: WorkerMe) => ({
  languages,
  kinds: acceptedKinds,
})

/** The kinds that need hearing only. */
export const bySound = (offered: readonly string[]): string[] =>
  offered.filter((kind) => !needsSight.some((one) => one === kind))

export const isKnownKind = (id: string): id is (typeof kinds)[number] =>
  kinds.some((kind) => kind === id)

/** In the order of the offer, so that the same choice always has the same value. */
export const toggled = (
  chosen: readonly string[],
  id: string,
  on: boolean,
  offered: readonly string[],
): string[] => {
  const next = new Set(chosen)
  if (on) next.add(id)
  else next.delete(id)
  return [
    ...offered.filter((one) => next.has(one)),
    ...[...next].filter((one) => !offered.includes(one)),
  ]
}
