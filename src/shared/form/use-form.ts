import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { GenericSchema } from 'valibot'
import type { FieldCode } from '@/api/contract/field-codes.ts'
import type { FieldProblem, Problem } from '@/api/problem.ts'
import { judgeOutcome } from '@/api/verdict.ts'
import { useTitlePrefix } from '@/head/TitlePrefix.tsx'
import { keysOf } from '@/lib/object.ts'
import { sentences } from '@/lib/sentences.ts'
import type { ControlNotes } from '@/ui/field-context.ts'
import { isNothingDone } from '../payment-intent/nothing-done.ts'
import type { NothingDone } from '../payment-intent/nothing-done.ts'
import { createFormStore } from './form-store.ts'
import { refusal } from './refusal.ts'
import type { Refusal } from './refusal.ts'
import { useDraft } from './use-draft.ts'
import { useFieldWords } from './use-field-words.ts'
import type { FieldWords } from './use-field-words.ts'
import { isNamed, labelOf } from './label-of.ts'
import { deviceNow } from '@/lib/server-clock.ts'

/** A field with an error, and its label. */
interface Listed {
  field: string
  label: string
}

type Name<Values> = keyof Values & string

export interface FormOptions<Values extends object, Output, Answer> {
  /** Unique on the site. Used for the draft and as the prefix of the controls' ids. */
  name: string
  schema: GenericSchema<Values, Output>
  /** All fields, in the order of the page. */
  defaults: Values
  /** The fields that survive a reload and an expired session. Never name a secret. */
  keep: readonly Name<Values>[]
  /**
   * What the kept values mean besides: the currency of a sum, the wallet that it goes to. A draft
   * over another one is not restored, so that a kept sum is never paid otherwise than it was typed.
   */
  about?: string | undefined
  words?: { [Field in Name<Values>]?: FieldWords }
  /** The page shows something else now, so the title says nothing of this form's errors. */
  hidden?: boolean
  /** Assigns a refusal to a field if the backend names none. */
  place?: (problem: Problem) => { [Field in Name<Values>]?: FieldCode } | undefined
  /**
   * Sends the one request. An error that it throws is shown. If nothing was done after all, the
   * draft is kept.
   */
  send: (values: Output) => Promise<Answer | NothingDone>
  /** Called after a success. `leaving`: the page is about to change, and the form stays locked. */
  done?: (answer: Answer) => 'leaving' | void
}

/** The hook for all forms (README.md). Render it with `<Form>`. */
export function useForm<Values extends object, Output, Answer>(
  options: FormOptions<Values, Output, Answer>,
) {
  const { name, schema, defaults, keep, about, words, hidden, place, send, done } = options
  const { t } = useTranslation()
  const fieldWords = useFieldWords()
  const [store] = useState(() => createFormStore(defaults, schema))
  useLayoutEffect(() => store.judgeBy(schema), [store, schema])
  const draft = useDraft(store, { name, defaults, keep, about })
  const errors = useSyncExternalStore(store.subscribe, store.errors, store.errors)
  const dirty = useSyncExternalStore(store.subscribe, store.isDirty, store.isDirty)
  const beginning = useSyncExternalStore(store.subscribe, store.beginning, store.beginning)
  useLayoutEffect(() => store.show(), [store, beginning])

  const lock = useRef(false)
  /**
   * What was sent without an answer. The same entries are sent again as they were: a list that has
   * been fetched since may hold them, which would be called a repetition.
   */
  const unclear = useRef<{ entries: string; output: Output } | null>(null)
  const [busy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [listed, setListed] = useState<readonly Listed[]>([])
  const [notes, setNotes] = useState<ControlNotes>({})

  const textAt = (field: Name<Values>): string | undefined => {
    const problem = errors[field]
    return problem ? fieldWords(problem, words?.[field]) : undefined
  }
  const idOf = (field: string): string => `${name}-${field}`

  // A corrected field leaves the summary permanently: if it came back while typing, it would take
  // the focus.
  useEffect(
    () =>
      setListed((before) =>
        before.every(({ field }) => errors[field])
          ? before
          : before.filter(({ field }) => errors[field]),
      ),
    [errors],
  )

  // If the language of the page has changed, so have the labels.
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
      unclear.current = null
      setListed([])
      setRefused(null)
      if (isNothingDone(answer)) return false
      draft.sent()
      return done?.(answer) === 'leaving'
    } catch (error) {
      const found = refusal(error, store.values())
      unclear.current =
        judgeOutcome(found.problem) === 'lost' ? { entries: found.entries, output } : null
      const codes: Record<string, FieldCode | undefined> = place?.(found.problem) ?? {}
      const fields: [string, FieldProblem][] = [
        ...Object.entries(found.problem.fields ?? {}),
        ...Object.entries(codes).flatMap(([field, code]): [string, FieldProblem][] =>
          code ? [[field, { code }]] : [],
        ),
      ]
      // An entry of a list is refused at the list.
      const { isRepeat } = found.problem
      const known = fields.flatMap(([name, problem]) => {
        const field = isField(name) ? name : name.replace(/[.[].*$/s, '')
        return isField(field)
          ? [{ name, field, problem: { ...problem, ...(isRepeat && { isRepeat }) } }]
          : []
      })
      store.refuse(Object.fromEntries(known.map(({ field, problem }) => [field, problem])))
      fail(
        known.map(({ field }) => field),
        known.length > 0 && known.length === fields.length
          ? null
          : {
              ...found,
              unplaced: found.unplaced.filter(({ field }) =>
                known.every(({ name }) => name !== field),
              ),
            },
      )
      return false
    }
  }

  async function submit(): Promise<void> {
    if (lock.current) return
    const entries = JSON.stringify(store.values())
    // Sending the same values before that time would only extend the wait, so show when to retry
    // instead.
    if (refused?.until && refused.until > deviceNow() && refused.entries === entries)
      return setAttempt((count) => count + 1)
    lock.current = true
    let leaving = false
    try {
      const again = unclear.current?.entries === entries ? unclear.current : null
      const judged = again ? { ok: true as const, output: again.output } : store.judge()
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
    const wrong = found && textAt(field)
    if (!wrong) return []
    // What the control says of its own text is more exact than the form's error.
    const text = notes[idOf(field)] ?? wrong
    const { label } = found
    // A label that is a question needs no further punctuation.
    const named = /[?？]$/.test(label) ? sentences(label, text) : t('form.entry', { label, text })
    return [{ id: idOf(field), text: isNamed(text, label) ? text : named }]
  })

  useTitlePrefix(!hidden && (summary.length > 0 || refused) ? t('form.errorTitle') : undefined)

  return {
    name,
    busy,
    attempt,
    refused,
    summary,
    setNotes,
    submit,
    /** Discards what was typed and not sent. */
    discard: () => {
      store.reset()
      draft.sent()
      setListed([])
      setRefused(null)
    },
    /** Long text in this browser. */
    work: draft.work,
    /** For `<Field>` around a control. */
    field: (field: Name<Values>) => ({ id: idOf(field), error: textAt(field) }),
    /** Props for the control. */
    input: store.register,
    /** Props for a control that is its own field: a checkbox or radios. */
    control: (field: Name<Values>) => ({
      id: idOf(field),
      error: textAt(field),
      ...store.register(field),
    }),
    /** The error code of a field, if more than a message depends on it. */
    codeAt: (field: Name<Values>) => errors[field]?.code,
    /** Whether any value differs from its default. */
    dirty,
    // These functions are stable. To render values, use useValue and useValues.
    subscribe: store.subscribe,
    values: store.values,
    choose: store.choose,
    set: store.set,
    reset: store.reset,
    follow: store.follow,
    focus: store.focus,
  }
}

/** The part of any form that `<Form>` uses. */
export type FormState = Pick<
  ReturnType<typeof useForm<object, unknown, unknown>>,
  'busy' | 'attempt' | 'refused' | 'summary' | 'setNotes' | 'submit' | 'work'
>
