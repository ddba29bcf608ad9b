/** The answer of a request that leaves nothing in the store: a secret has no business there. */
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
