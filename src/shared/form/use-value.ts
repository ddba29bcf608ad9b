import { useSyncExternalStore } from 'react'

/** The part of a form that these hooks use. */
export interface Watched<Values> {
  subscribe: (listener: () => void) => () => void
  values: () => Values
}

/** All values of a form. The component renders again on every key. */
export const useValues = <Values>({ subscribe, values }: Watched<Values>): Values =>
  useSyncExternalStore(subscribe, values, values)

/** The value of one field. The component renders again when it changes. */
export function useValue<Values, Field extends keyof Values>(
  { subscribe, values }: Watched<Values>,
  field: Field,
): Values[Field] {
  const value = (): Values[Field] => values()[field]
  return useSyncExternalStore(subscribe, value, value)
}
