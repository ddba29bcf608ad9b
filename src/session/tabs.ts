/** `changed`: the backend's data about the person has changed. */
const messages = ['signed-out', 'signed-in', 'changed'] as const
export type TabMessage = (typeof messages)[number]

const name = 'session'
/** A channel also receives messages from its own page. */
const self = Math.random().toString(36).slice(2)

function open(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** Notifies the other tabs of this site. Without a channel they find out with their next call. */
export function tellTabs(message: TabMessage): void {
  const channel = open()
  channel?.postMessage({ message, from: self })
  channel?.close()
}

export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const channel = open()
  if (!channel) return () => {}
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (
      typeof data !== 'object' ||
      data === null ||
      !('message' in data) ||
      !('from' in data) ||
      data.from === self
    )
      return
    const message = messages.find((known) => known === data.message)
    if (message) listener(message)
  })
  return () => channel.close()
}
