// Shows the messages that the backend pushes, and opens the site when one is pressed. It stores
// nothing, controls no page and answers no request. The browser runs this file as it stands.

/** A message that cannot be read still shows, because a browser punishes silent ones. */
function messageOf(data) {
  try {
    const message = data?.json()
    return typeof message === 'object' && message !== null ? message : {}
  } catch {
    return {}
  }
}

/** An address of this site; its first page in place of any other. */
function ownAddress(href) {
  const { origin } = self.location
  try {
    const url = new URL(String(href ?? '/'), origin)
    return url.origin === origin ? url.href : `${origin}/`
  } catch {
    return `${origin}/`
  }
}

async function open(address) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => url === address)
  return tab ? tab.focus() : self.clients.openWindow(address)
}

self.addEventListener('push', (event) => {
  const { title, body, href, tag, badge } = messageOf(event.data)
  // The number at the icon of the installed app, such as of tasks that wait.
  if (Number.isInteger(badge) && badge >= 0)
    void self.navigator?.setAppBadge?.(badge).catch(() => undefined)
  event.waitUntil(
    self.registration.showNotification(String(title ?? self.location.host), {
      body: String(body ?? ''),
      icon: '/icon-192.png',
      data: ownAddress(href),
      ...(tag && { tag: String(tag) }),
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(ownAddress(event.notification.data)))
})
