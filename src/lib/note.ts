/** Logs an expected failure, such as a blocked tracker, at debug level. */
export function note(message: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- "only logged" (specification, section 8)
  console.info(message, cause)
}
