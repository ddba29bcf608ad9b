import { useSyncExternalStore } from 'react'

/** What these hooks need of a form. */
export interface Watched<Values> {
  subscribe: (listener: () => void) => () => void
  values: () => Values
}

/** All values of a form; what asks is drawn anew with each key. */
export const useValues = <Values>({ subscribe, values }: Watched<Values>): Values =>
  useSyncExternalStore(subscribe, values, values)

/** The value of one field; what asks is drawn anew when it changes. */
export function useValue<Values, Field extends keyof Values>(
  { subscribe, values }: Watched<Values>,
  field: Field,
): Values[Field] {
  const value = (): Values[Field] => values()[field]
  return useSyncExternalStore(subscribe, value, value)
}
