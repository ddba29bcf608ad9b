import { useEffect, useMemo, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useSelector } from 'react-redux'
import { selectPersonId } from '@/api/person-id.ts'
import { setDirtyCheck } from '@/lib/chunk.ts'
import { readDraft, removeDraft, saveDraft } from '@/session/drafts.ts'
import type { Owner } from '@/session/drafts.ts'

/** Forms with text that nobody has sent yet: a lost chunk does not reload the page over them. */
const unsent = new Set<string>()
setDirtyCheck(() => unsent.size > 0)

interface Options<Values extends FieldValues> {
  name: string
  defaults: Values & DefaultValues<Values>
  /** The fields that may be stored; never a secret. */
  keep: readonly (keyof Values & string)[]
}

interface Form<Values extends FieldValues, Output> extends Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'reset' | 'subscribe'> {}

/** Keeps what is typed over a reload and an expired session, for the person who typed it. */
export function useDraft<Values extends FieldValues, Output>(
  form: Form<Values, Output>,
  { name, defaults, keep }: Options<Values>,
): { sent: () => void } {
  const person = useSelector(selectPersonId)
  // Whose form it is does not change while it is open, though the session may end under it.
  const [owner] = useState<Owner>(person ?? 'guest')
  const [begun] = useState({ defaults, keep })
  const { getValues, reset, subscribe } = form

  useEffect(() => {
    const pick = (values: object) => Object.fromEntries(begun.keep.map((field): [string, unknown] => [field, Reflect.get(values, field)]))
    const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
    const base = pick(begun.defaults)
    const draft = readDraft(owner, name, base)
    if (fits<Values>(draft, begun)) {
      const now = getValues()
      // What was typed before this page came to life is newer than the draft.
      const missing = Object.fromEntries(Object.entries(draft).filter(([field]) => same(now[field], begun.defaults[field])))
      reset({ ...now, ...missing }, { keepDefaultValues: true })
      unsent.add(name)
    }
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, type, defaultValues }) => {
        // Without a type it was not a person who changed it.
        if (!type) return
        unsent.add(name)
        // A form that stays open after it was saved begins from what was saved.
        if (begun.keep.length > 0) saveDraft(owner, name, pick(defaultValues ?? begun.defaults), pick(values))
      },
    })
    return () => {
      stop()
      unsent.delete(name)
    }
  }, [begun, getValues, name, owner, reset, subscribe])

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

/** Storage can be changed by anyone: only fields that are kept, of the kind they begin with. */
function fits<Values extends FieldValues>(
  draft: unknown,
  { defaults, keep }: Pick<Options<Values>, 'defaults' | 'keep'>,
): draft is { [Field in keyof Values]?: Values[Field] } {
  if (typeof draft !== 'object' || draft === null) return false
  return Object.entries(draft).every(([field, value]) => {
    const begins: unknown = defaults[field]
    return keep.includes(field) && (typeof value === typeof begins || (begins === null && typeof value === 'string') || value === null)
  })
}
