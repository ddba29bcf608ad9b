import { createContext, use, useEffect, useState } from 'react'
import { hasDirectionControl, withoutInvisible } from '@/lib/invisible.ts'
import type { AriaAttributes, ReactNode } from 'react'

interface FieldControl extends Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-invalid' | 'aria-required'
> {
  id?: string | undefined
}

interface FieldPlace extends FieldControl {
  /** Shows what the control has to say about its text, in place of the field's error. */
  tell?: (note: ReactNode) => void
}

export const FieldContext = createContext<FieldPlace>({})

interface FieldWordsOf {
  tooLong: (count: number, most: number) => string
  /** The text has a control that turns the direction of what follows. */
  turned: string
}

/** What controls say of their own text, by their ids: the form's summary says it too. */
export type ControlNotes = Readonly<Record<string, string>>

/** Changes the notes of the form around. */
export const NotesContext = createContext<
  ((change: (before: ControlNotes) => ControlNotes) => void) | undefined
>(undefined)

/** The words of controls, in the language of the page. */
export const FieldTexts = createContext<FieldWordsOf>({
  tooLong: (count, most) => `${count} / ${most}`,
  turned: 'U+202E',
})

/**
 * Removes invisible characters from a code as it is typed or pasted. React reads the value for
 * onChange after onInput.
 */
export function dropInvisible(control: HTMLInputElement | HTMLTextAreaElement): void {
  const plain = withoutInvisible(control.value)
  if (plain !== control.value) control.value = plain
}

/**
 * Writes a code in the signs that it means, such as one of full width, which input methods type.
 * React reads the value for onChange after onInput.
 */
export function foldSigns(control: HTMLInputElement, fold: (text: string) => string): void {
  const plain = fold(control.value)
  if (plain === control.value) return
  const { selectionStart } = control
  control.value = plain
  // Every character has kept its place. An input for e-mail has no selection.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionStart)
}

/**
 * Shows a note at the field around the control while it is not null. Memoize it.
 * @param words the note in the form's summary, if it is more than a text
 */
export function useFieldNote(
  note: ReactNode,
  words = typeof note === 'string' ? note : null,
): void {
  const { tell, id } = use(FieldContext)
  const setNotes = use(NotesContext)
  useEffect(() => {
    if (note === null) return
    tell?.(note)
    return () => tell?.(null)
  }, [note, tell])
  useEffect(() => {
    if (id === undefined || words === null) return
    setNotes?.((before) => ({ ...before, [id]: words }))
    return () =>
      setNotes?.((before) =>
        Object.fromEntries(Object.entries(before).filter(([control]) => control !== id)),
      )
  }, [id, words, setNotes])
}

/** Stops a form with a text that is too long, before the page's own listeners, and shows where. */
function stopLong(event: Event): void {
  const { target } = event
  const long = target instanceof HTMLFormElement && target.querySelector('[data-over]')
  if (!(long instanceof HTMLElement)) return
  event.preventDefault()
  event.stopPropagation()
  long.focus()
}

/**
 * The limit of a text. Nothing typed or pasted is cut: a longer text stays, the field says the
 * limit, and its form is not sent. The same holds for controls of direction in a name, which would
 * read otherwise elsewhere.
 * @param value the text of a controlled input
 * @param isName whether controls of direction are refused
 */
export function useMost(most: number | undefined, value: unknown, isName = false) {
  const { tooLong, turned } = use(FieldTexts)
  const [typed, setTyped] = useState('')
  const text = typeof value === 'string' ? value : typed
  const isLong = most !== undefined && text.length > most
  const isTurned = isName && hasDirectionControl(text)
  const isOver = isLong || isTurned
  useFieldNote(isLong ? tooLong(text.length, most) : isTurned ? turned : null)
  useEffect(() => {
    if (!isOver) return
    addEventListener('submit', stopLong, true)
    return () => removeEventListener('submit', stopLong, true)
  }, [isOver])
  return {
    isOver,
    read: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }): void =>
      setTyped(currentTarget.value),
  }
}

/**
 * The props that a Field gives its control. The control's own props win, and descriptions are
 * combined.
 */
export function useFieldControl(own: FieldControl): FieldControl {
  const field = use(FieldContext)
  return {
    id: own.id ?? field.id,
    'aria-describedby':
      [own['aria-describedby'], field['aria-describedby']].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? field['aria-invalid'],
    'aria-required': own['aria-required'] ?? field['aria-required'],
  }
}
