import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useUser } from '@/session/use-user.ts'
import { setDirtyCheck } from '@/lib/chunk.ts'
import { same, valueAt } from '@/lib/plain.ts'
import { readDraft, removeDraft, saveDraft } from '@/lib/drafts.ts'
import type { Owner } from '@/lib/kept.ts'

/** Forms with unsent text. A lost chunk does not reload the page while there are any. */
const unsent = new Set<string>()
setDirtyCheck(() => unsent.size > 0)

interface Options<Values> {
  name: string
  defaults: Values
  /** The fields that may be stored. Never name a secret. */
  keep: readonly (keyof Values & string)[]
  about?: string | undefined
}

/** What a draft was typed over: it is restored over nothing else. */
export const draftBase = (values: object, about?: string): object =>
  about === undefined ? values : { values, about }

interface Store<Values> {
  subscribe: (listener: (typed: boolean) => void) => () => void
  values: () => Values
  defaults: () => Values
  restore: (typed: Values) => void
}

/** Keeps what is typed across a reload and an expired session, for the person who typed it. */
export function useDraft<Values extends object>(
  store: Store<Values>,
  { name, defaults, keep, about }: Options<Values>,
): { sent: () => void } {
  const person = useUser().user?.id ?? null
  // The form's owner does not change while it is open, even if the session ends.
  const [owner] = useState<Owner>(person ?? 'guest')
  const [begun] = useState({ defaults, keep })
  const aboutRef = useRef(about)
  useLayoutEffect(() => void (aboutRef.current = about), [about])

  // Subscribes during the commit. A passive effect runs later, and text typed before it would be
  // lost.
  useLayoutEffect(() => {
    const pick = (values: object) =>
      Object.fromEntries(
        begun.keep.map((field): [string, unknown] => [field, Reflect.get(values, field)]),
      )
    const draft = readDraft(owner, name, draftBase(pick(begun.defaults), aboutRef.current))
    if (fits<Values>(draft, begun)) {
      const now = store.values()
      // Text typed before hydration is newer than the draft.
      const missing = Object.entries(draft).filter(([field]) =>
        same(valueAt(now, field), valueAt(begun.defaults, field)),
      )
      store.restore(Object.assign({ ...now }, Object.fromEntries(missing)))
      unsent.add(name)
    }
    const stop = store.subscribe((typed) => {
      if (!typed) return
      unsent.add(name)
      // A form that stays open after a save starts again from the saved values.
      if (begun.keep.length > 0)
        saveDraft(
          owner,
          name,
          draftBase(pick(store.defaults()), aboutRef.current),
          pick(store.values()),
        )
    })
    return () => {
      stop()
      unsent.delete(name)
    }
  }, [begun, name, owner, store])

  return useMemo(
    () => ({
      sent: () => {
        removeDraft(owner, name)
        unsent.delete(name)
      },
    }),
    [name, owner],
  )
}

/** Anyone can change storage, so only kept fields with values of the expected type are accepted. */
function fits<Values extends object>(
  draft: unknown,
  { defaults, keep }: Pick<Options<Values>, 'defaults' | 'keep'>,
): draft is { [Field in keyof Values]?: Values[Field] } {
  if (typeof draft !== 'object' || draft === null) return false
  return Object.entries(draft).every(([field, value]) => {
    const begins = valueAt(defaults, field)
    return (
      keep.some((one) => one === field) &&
      (typeof value === typeof begins ||
        (begins === null && typeof value === 'string') ||
        value === null)
    )
  })
}
