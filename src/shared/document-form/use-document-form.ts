import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { safeParse } from 'valibot'
import type { GenericSchema } from 'valibot'
import { isProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { judgeOutcome } from '@/api/verdict.ts'
import { same } from '@/lib/plain.ts'
import { toast } from '@/ui/toast-store.ts'
import { useForm } from '../form/use-form.ts'
import type { FormOptions } from '../form/use-form.ts'
import { newerOf } from './newer-of.ts'
import type { DocumentState, Versioned } from './use-document.ts'

export interface DocumentFormOptions<
  Doc,
  Values extends object,
  Output,
  Saved extends Doc,
> extends Pick<
  FormOptions<Values, Output, Saved>,
  'name' | 'schema' | 'keep' | 'about' | 'words' | 'place'
> {
  /** The contract's schema of the document. A refusal contains the newer version. */
  contract: GenericSchema<unknown, NoInfer<Saved>>
  /** @param sent the form's values when it was sent; given only after they are saved */
  valuesOf: (document: Doc, sent?: Values) => Values
  /** @param version goes into the call's argument */
  save: (values: Output, version: Versioned, base: Doc) => Promise<Saved>
  /** Maps the backend's field names to the form's. */
  placed?: (problem: Problem, values: Output) => Problem
  /** The text of the toast; null for none. */
  saved: (document: Saved) => string | null
  done?: (document: Saved) => 'leaving' | void
  /** Called when the newer version has replaced the typed values. */
  onTake?: () => void
  /** Receives the prefix of the document title ("Error:"). */
}

/** A form over a versioned document (README.md). Render it with `<DocumentForm>`. */
export function useDocumentForm<
  Doc extends Versioned | null,
  Values extends object,
  Output,
  Saved extends Doc = Doc,
>(
  { current, base, take }: DocumentState<Doc>,
  options: DocumentFormOptions<Doc, Values, Output, Saved>,
) {
  const { contract, valuesOf, save, placed, saved, done, onTake, ...others } = options
  const { name, schema } = options
  const { t } = useTranslation()
  const shown = useRef(valuesOf(current))
  const sent = useRef<Values>(undefined)
  const form = useForm<Values, Output, Saved>({
    ...others,
    defaults: shown.current,
    send: async (values) => {
      sent.current = form.values()
      const known = base.get()
      try {
        return await save(values, known?.updatedAt ? { updatedAt: known.updatedAt } : {}, known)
      } catch (error) {
        if (!isProblem(error)) throw error
        // The newer version is what was sent: an earlier answer was lost, or two meant the same.
        const stored = newerOf(error, contract)
        const parsed = stored && safeParse(schema, valuesOf(stored))
        if (stored && parsed?.success && same(parsed.output, values)) return stored
        throw placed ? placed(error, values) : error
      }
    },
    done: (document) => {
      const text = saved(document)
      if (text !== null) toast({ tone: 'ok', text, id: name })
      if (done?.(document) === 'leaving') return 'leaving'
      shown.current = valuesOf(document)
      form.follow(valuesOf(document, sent.current), sent.current)
      return take(document)
    },
  })
  const { dirty, follow, refused } = form

  // Another form, another tab or the backend has changed the document: fields that were not changed
  // here follow.
  useEffect(() => {
    const now = valuesOf(current)
    if (same(now, shown.current)) return
    shown.current = now
    follow(now)
  })
  // The answer was lost, and the document that was fetched since has every value that was sent.
  const isLost = refused !== null && judgeOutcome(refused.problem) === 'lost'
  useEffect(() => {
    if (!isLost || dirty || !same(valuesOf(current), sent.current)) return
    form.discard()
    toast({ tone: 'ok', text: t('form.saved'), id: name })
  })
  useEffect(() => {
    base.mark(name, dirty)
    return () => base.mark(name, false)
  }, [base, dirty, name])
  useEffect(() => base.follow(current), [base, current, dirty])

  const newer = newerOf(refused?.problem, contract)
  return {
    ...form,
    /** The current version, if the backend refused to overwrite it. */
    newer,
    /** Discards what was typed and shows the current document. */
    discard: () => {
      if (newer) take(newer)
      form.reset(valuesOf(current))
      form.discard()
      if (newer) onTake?.()
    },
    /** Saves what was typed over the newer version. */
    keep: () => {
      if (!newer) return
      shown.current = valuesOf(newer)
      take(newer)
      void form.submit()
    },
  }
}
