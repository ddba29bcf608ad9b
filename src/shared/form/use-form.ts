import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { GenericSchema } from 'valibot'
import type { FieldCode } from '@/api/contract/field-codes.ts'
import type { FieldProblem, Problem } from '@/api/problem.ts'
import { keysOf } from '@/lib/object.ts'
import { sentences } from '@/lib/sentences.ts'
import { isNothingDone } from '../payment-intent/nothing-done.ts'
import type { NothingDone } from '../payment-intent/nothing-done.ts'
import { createFormStore } from './form-store.ts'
import { refusal } from './refusal.ts'
import type { Refusal } from './refusal.ts'
import { useDraft } from './use-draft.ts'
import { useFieldWords } from './use-field-words.ts'
import type { FieldWords } from './use-field-words.ts'
import { isNamed, labelOf } from './label-of.ts'

/** A field that is wrong, and what stands above it. */
interface Listed {
  field: string
  label: string
}

type Name<Values> = keyof Values & string

export interface FormOptions<Values extends object, Output, Answer> {
  /** Unique on the site: the draft's name and the beginning of the controls' ids. */
  name: string
  schema: GenericSchema<Values, Output>
  /** Every field, in the order of the page. */
  defaults: Values
  /** The fields that survive a reload and an expired session; never a secret. */
  keep: readonly Name<Values>[]
  words?: { [Field in Name<Values>]?: FieldWords }
  /** For a refusal that belongs to a field though the backend names none. */
  place?: (problem: Problem) => { [Field in Name<Values>]?: FieldCode } | undefined
  /** The one request. What it throws is shown; where nothing was done after all, what was typed stays kept. */
  send: (values: Output) => Promise<Answer | NothingDone>
  /** After a success. `leaving`: the page is about to change, and the form stays locked. */
  done?: (answer: Answer) => 'leaving' | void
}

/** The one way a form works here (README.md). Draw it with `<Form>`. */
export function useForm<Values extends object, Output, Answer>(
  options: FormOptions<Values, Output, Answer>,
) {
  const { name, schema, defaults, keep, words, place, send, done } = options
  const { t } = useTranslation()
  const fieldWords = useFieldWords()
  const [store] = useState(() => createFormStore(defaults, schema))
  useLayoutEffect(() => store.judgeBy(schema), [store, schema])
  const draft = useDraft(store, { name, defaults, keep })
  const errors = useSyncExternalStore(store.subscribe, store.errors, store.errors)
  const dirty = useSyncExternalStore(store.subscribe, store.isDirty, store.isDirty)
  const beginning = useSyncExternalStore(store.subscribe, store.beginning, store.beginning)
  useLayoutEffect(() => store.show(), [store, beginning])

  const lock = useRef(false)
  const [busy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [listed, setListed] = useState<readonly Listed[]>([])

  const textAt = (field: Name<Values>): string | undefined => {
    const problem = errors[field]
    return problem ? fieldWords(problem, words?.[field]) : undefined
  }
  const idOf = (field: string): string => `${name}-${field}`

  // What is put right leaves the summary for good: coming back under the fingers, it would take the focus.
  useEffect(
    () =>
      setListed((before) =>
        before.every(({ field }) => errors[field])
          ? before
          : before.filter(({ field }) => errors[field]),
      ),
    [errors],
  )

  // The page may have changed its language under the summary: then the labels have.
  useEffect(
    () =>
      setListed((before) =>
        before.length === 0
          ? before
          : before.map(({ field }) => ({ field, label: labelOf(`${name}-${field}`) })),
      ),
    [name, t],
  )

  function fail(fields: readonly string[], rest: Refusal | null): void {
    setListed(fields.map((field) => ({ field, label: labelOf(idOf(field)) })))
    setRefused(rest)
    setAttempt((count) => count + 1)
  }

  const isField = (field: string): field is Name<Values> => Object.hasOwn(defaults, field)

  async function sendOnce(output: Output): Promise<boolean> {
    setBusy(true)
    try {
      const answer = await send(output)
      setListed([])
      setRefused(null)
      if (isNothingDone(answer)) return false
      draft.sent()
      return done?.(answer) === 'leaving'
    } catch (error) {
      const found = refusal(error, store.values())
      const codes: Record<string, FieldCode | undefined> = place?.(found.problem) ?? {}
      const fields: [string, FieldProblem][] = [
        ...Object.entries(found.problem.fields ?? {}),
        ...Object.entries(codes).flatMap(([field, code]): [string, FieldProblem][] =>
          code ? [[field, { code }]] : [],
        ),
      ]
      const known = fields.flatMap(([field, problem]) =>
        isField(field) ? [{ field, problem }] : [],
      )
      store.refuse(Object.fromEntries(known.map(({ field, problem }) => [field, problem])))
      fail(
        known.map(({ field }) => field),
        known.length > 0 && known.length === fields.length ? null : found,
      )
      return false
    }
  }

  async function submit(): Promise<void> {
    if (lock.current) return
    // To ask again with the same entries before the time would only prolong it: say when instead.
    if (
      refused?.until &&
      refused.until > Date.now() &&
      refused.entries === JSON.stringify(store.values())
    )
      return setAttempt((count) => count + 1)
    lock.current = true
    let leaving = false
    try {
      const judged = store.judge()
      if (judged.ok) leaving = await sendOnce(judged.output)
      else fail(Object.keys(judged.errors), null)
    } finally {
      if (!leaving) {
        lock.current = false
        setBusy(false)
      }
    }
  }

  const summary = keysOf(defaults).flatMap((field) => {
    const found = listed.find((one) => one.field === field)
    const text = found && textAt(field)
    if (!text) return []
    const { label } = found
    // A label that asks ends by itself.
    const named = /[?？]$/.test(label) ? sentences(label, text) : t('form.entry', { label, text })
    return [{ id: idOf(field), text: isNamed(text, label) ? text : named }]
  })

  return {
    name,
    busy,
    attempt,
    refused,
    summary,
    submit,
    /** Takes back what was typed and not sent. */
    discard: () => {
      store.reset()
      draft.sent()
      setListed([])
      setRefused(null)
    },
    /** Stands before the page's title while there is something to put right. */
    prefix: summary.length > 0 || refused ? t('form.errorTitle') : undefined,
    /** For `<Field>` around a control. */
    field: (field: Name<Values>) => ({ id: idOf(field), error: textAt(field) }),
    /** For the control. */
    input: store.register,
    /** For a control that is its own field: a checkbox, radios. */
    control: (field: Name<Values>) => ({
      id: idOf(field),
      error: textAt(field),
      ...store.register(field),
    }),
    /** The code at a field, for what goes beyond words. */
    codeAt: (field: Name<Values>) => errors[field]?.code,
    /** Something differs from what it began with. */
    dirty,
    // Each of these stays the same function. For what is drawn of the values there are useValue and useValues.
    subscribe: store.subscribe,
    values: store.values,
    set: store.set,
    reset: store.reset,
    follow: store.follow,
    focus: store.focus,
  }
}

/** What `<Form>` needs of any form. */
export type FormState = Pick<
  ReturnType<typeof useForm<object, unknown, unknown>>,
  'busy' | 'attempt' | 'refused' | 'summary' | 'submit'
>
