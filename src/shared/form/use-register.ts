import { useRef } from 'react'
import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'

/**
 * `register` of react-hook-form that keeps what was typed, or filled in by the browser, into a served page before it came
 * to life: by itself the library writes its default over it.
 */
export function useRegister<Values extends FieldValues, Output>({ register }: Pick<UseFormReturn<Values, unknown, Output>, 'register'>) {
  const seen = useRef(new WeakSet<object>())
  return <Name extends FieldPath<Values>>(field: Name): UseFormRegisterReturn<Name> => {
    const own = register(field)
    return {
      ...own,
      ref: (element: unknown) => {
        const first = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null
        const served = first && !seen.current.has(first) ? read(first) : null
        own.ref(element)
        if (!first || !served) return
        seen.current.add(first)
        if (!served.entered) return
        if (served.checked === undefined) first.value = served.value
        else if (first instanceof HTMLInputElement) first.checked = served.checked
        void own.onChange({ type: 'change', target: first })
      },
    }
  }
}

function read(element: HTMLInputElement | HTMLTextAreaElement): { value: string; checked?: boolean; entered: boolean } {
  const { value } = element
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio'))
    return { value, checked: element.checked, entered: element.checked }
  return { value, entered: value !== '' }
}
