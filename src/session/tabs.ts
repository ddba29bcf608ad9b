export type TabMessage = 'signed-out' | 'signed-in'

const name = 'session'

function open(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** Tells the other tabs of this site. Where there is no channel they learn it from their next call. */
export function tellTabs(message: TabMessage): void {
  const channel = open()
  channel?.postMessage(message)
  channel?.close()
}

export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const channel = open()
  if (!channel) return () => {}
  channel.addEventListener('message', ({ data }) => {
    if (data === 'signed-out' || data === 'signed-in') listener(data)
  })
  return () => channel.close()
}
