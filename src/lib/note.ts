/** Writes down a failure that is to be expected, such as a blocked tracker: no warning, no error, nothing that anybody sees. */
export function note(message: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- "only logged" (specification, section 8)
  console.info(message, cause)
}
