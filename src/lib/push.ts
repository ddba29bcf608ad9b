import { isInsecure, pushScope, serviceWorkers } from './secure-context.ts'
import { createPolicy } from './trusted-types.ts'

/** The site's only worker file (builds/push-worker). */
const workerFile = '/push-worker.js'

/** Under Trusted Types the address of a worker comes from a policy, which knows the site's own file. */
const policy = createPolicy('worker', {
  createScriptURL: (url) => {
    if (url !== workerFile) throw new TypeError(`${url} is no worker of this site.`)
    return url
  },
})
// TypeScript does not know that the address may be a TrustedScriptURL.
const workerUrl = () => (policy?.createScriptURL(workerFile) ?? workerFile) as string

/**
 * What messages to this browser depend on. `insecure`: the page came over http. `missing`: the
 * browser has no service worker or no push, as in an iPhone's tab. `denied`: the person has forbidden messages of this site.
 */
export type PushState = 'insecure' | 'missing' | 'denied' | 'off' | 'on'

export async function readPushState(): Promise<PushState> {
  if (isInsecure()) return 'insecure'
  const workers = serviceWorkers()
  if (!workers || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'missing'
  if (Notification.permission === 'denied') return 'denied'
  const worker = await workers.getRegistration(pushScope)
  return (await worker?.pushManager.getSubscription()) ? 'on' : 'off'
}

/** A browser subscribes only while its worker is active. */
async function activeWorker(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  const registration = await workers.register(workerUrl(), { scope: pushScope })
  const coming = registration.installing ?? registration.waiting
  if (!registration.active && coming)
    await new Promise<void>((resolve) => {
      coming.addEventListener('statechange', () => {
        if (coming.state === 'activated' || coming.state === 'redundant') resolve()
      })
    })
  return registration
}

export interface PushTarget {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/**
 * Asks the person, and subscribes this browser. Null if they said no.
 * @throws DOMException where the browser's push service does not answer
 */
export async function subscribePush(key: string): Promise<PushTarget | null> {
  const workers = serviceWorkers()
  if (!workers || (await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await activeWorker(workers)
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null
}

/** Ends the subscription of this browser. Returns its address, null if there was none. */
export async function unsubscribePush(): Promise<string | null> {
  const worker = await serviceWorkers()?.getRegistration(pushScope)
  const subscription = await worker?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint ?? null
}
