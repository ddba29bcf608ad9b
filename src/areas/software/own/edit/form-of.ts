import type { ProgramValues } from './program-form.ts'

/** What the fields that are no inputs need of the form. */
export interface ProgramFormState {
  field: (name: keyof ProgramValues) => { id: string; error: string | undefined }
  subscribe: (listener: () => void) => () => void
  values: () => ProgramValues
  set: <Name extends keyof ProgramValues>(name: Name, value: ProgramValues[Name]) => void
}
