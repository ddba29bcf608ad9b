let read: (state: unknown) => number | null = () => null

/** Who is here, as far as is known: null for nobody, and as long as RTK Query has not come. */
export const selectPersonId = (state: unknown): number | null => read(state)

/** Called by the endpoint of the user when its chunk has come. */
export function readPersonIdBy(reader: (state: unknown) => number | null): void {
  read = reader
}
