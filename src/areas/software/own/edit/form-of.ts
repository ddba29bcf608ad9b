import type { ProgramValues } from './program-form.ts'

/** The part of the form that fields without an input use. */
export interface ProgramFormState {
  field: (name: keyof ProgramValues) => { id: string; error: string | undefined }
  subscribe: (listener: () => void) => () => void
  values: () => ProgramValues
  set: <Name extends keyof ProgramValues>(name: Name, value: ProgramValues[Name]) => void
  choose: <Name extends keyof ProgramValues>(name: Name, value: ProgramValues[Name]) => void
}
