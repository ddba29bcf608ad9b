import type { PersonId } from './contract/user.ts'

let read: (state: unknown) => PersonId | null = () => null

/** The id of the signed-in user; null when signed out, and until RTK Query has loaded. */
export const selectPersonId = (state: unknown): PersonId | null => read(state)

/** The user endpoint registers its selector here when its chunk has loaded. */
export function readPersonIdBy(reader: (state: unknown) => PersonId | null): void {
  read = reader
}
