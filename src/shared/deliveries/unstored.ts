/** Returns the answer of a request without leaving it in the store, which must not hold secrets. */
export async function unstored<T>(request: {
  unwrap: () => Promise<T>
  reset: () => void
}): Promise<T> {
  try {
    return await request.unwrap()
  } finally {
    request.reset()
  }
}
