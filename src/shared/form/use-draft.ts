import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useOwner } from '@/session/use-user.ts'
import { setDirtyCheck } from '@/lib/chunk.ts'
import { isRecord } from '@/lib/is-record.ts'
import { same, valueAt } from '@/lib/plain.ts'
import { readDraft, removeDraft, saveDraft } from '@/lib/drafts.ts'
import { isLongWork } from '@/lib/kept-work.ts'
import type { Owner } from '@/lib/kept.ts'
import { useWorkKeeper } from '../work/use-work-keeper.ts'
import type { WorkKeeper } from '../work/use-work-keeper.ts'

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

interface DraftOfForm {
  sent: () => void
  /** Long work in this browser, and what is offered of an earlier visit. */
  work: WorkKeeper
}

/**
 * Keeps what is typed across a reload and an expired session, for the person who typed it. What
 * took more than a minute is also kept beyond the tab, and offered again.
 */
export function useDraft<Values extends object>(
  store: Store<Values>,
  { name, defaults, keep, about }: Options<Values>,
): DraftOfForm {
  const person = useOwner()
  // The form's owner does not change while it is open, even if the session ends.
  const [owner] = useState<Owner>(person)
  const [begun] = useState({ defaults, keep })
  const aboutRef = useRef(about)
  useLayoutEffect(() => void (aboutRef.current = about), [about])
  const [pick] = useState(
    () => (values: object) =>
      Object.fromEntries(
        begun.keep.map((field): [string, unknown] => [field, Reflect.get(values, field)]),
      ),
  )
  const work = useWorkKeeper({
    owner,
    name: `form:${name}`,
    read: ({ value }) => {
      if (
        !isRecord(value) ||
        !same(value['base'], draftBase(pick(begun.defaults), aboutRef.current))
      )
        return null
      const typed = value['values']
      return fits<Values>(typed, begun) && !same(typed, pick(store.values())) ? typed : null
    },
    take: (typed) => {
      store.restore(Object.assign({ ...store.values() }, typed))
      unsent.add(name)
      saveDraft(
        owner,
        name,
        draftBase(pick(store.defaults()), aboutRef.current),
        pick(store.values()),
      )
    },
  })
  const { keepLater } = work

  // Subscribes during the commit. A passive effect runs later, and text typed before it would be
  // lost.
  useLayoutEffect(() => {
    /** Keeps long work beyond the tab too. */
    const keepLong = (isStored: boolean): void => {
      const now = pick(store.values())
      const start = pick(store.defaults())
      const typed = Object.entries(now).filter(([field, value]) => value !== start[field])
      if (isLongWork(typed.map(([, value]) => value)))
        keepLater({ base: draftBase(start, aboutRef.current), values: now }, { isInTab: isStored })
    }
    const draft = readDraft(owner, name, draftBase(pick(begun.defaults), aboutRef.current))
    if (fits<Values>(draft, begun)) {
      const now = store.values()
      // Text typed before hydration is newer than the draft.
      const missing = Object.entries(draft).filter(([field]) =>
        same(valueAt(now, field), valueAt(begun.defaults, field)),
      )
      store.restore(Object.assign({ ...now }, Object.fromEntries(missing)))
      unsent.add(name)
      keepLong(true)
    }
    const stop = store.subscribe((typed) => {
      if (!typed) return
      unsent.add(name)
      if (begun.keep.length === 0) return
      // A form that stays open after a save starts again from the saved values.
      keepLong(
        saveDraft(
          owner,
          name,
          draftBase(pick(store.defaults()), aboutRef.current),
          pick(store.values()),
        ),
      )
    })
    return () => {
      stop()
      unsent.delete(name)
    }
  }, [begun, keepLater, name, owner, pick, store])

  return useMemo(
    () => ({
      work,
      sent: () => {
        removeDraft(owner, name)
        work.done()
        unsent.delete(name)
      },
    }),
    [name, owner, work],
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
