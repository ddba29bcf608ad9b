/** In milliseconds. A timer that is set for later than that runs at once. */
const longest = 2 ** 31 - 1

/**
 * Runs a function at a time that a server names, which may be months away.
 * @param ms milliseconds from now
 * @returns a function that cancels it
 */
export function startLongTimer(run: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = (left: number): void => {
    timer = setTimeout(
      () => (left > longest ? wait(left - longest) : run()),
      Math.min(left, longest),
    )
  }
  wait(ms)
  return () => clearTimeout(timer)
}
