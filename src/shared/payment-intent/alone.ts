/**
 * Runs a task while no other tab of this browser runs one of the same name; other tabs wait.
 * Without the Web Locks API (a page without https) it runs at once.
 * @returns null if the signal aborted before its turn
 */
export async function runAlone<Result>(
  name: string,
  signal: AbortSignal,
  task: () => Promise<Result>,
): Promise<Result | null> {
  if (!('locks' in navigator)) return task()
  let started = false
  try {
    return await navigator.locks.request(name, { signal }, () => {
      started = true
      return task()
    })
  } catch (error) {
    if (started) throw error
    return null
  }
}
