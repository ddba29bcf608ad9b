/**
 * What a browser offers only in a secure context, hence not on http://<address> of the local network
 * (`vite dev --host`). Each has a fallback here, or is said to be missing; lint forbids the bare use
 * elsewhere. getRandomValues and BroadcastChannel work everywhere.
 */

/** Whether what is missing is missing because of the address, and not for want of the browser. */
export const isInsecure = (): boolean => globalThis.isSecureContext === false

/** A version 4 UUID: an Idempotency-Key, or a name nobody else has. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The locks that all tabs share; undefined where there are none, and each tab is on its own. */
export const sharedLocks = (): LockManager | undefined =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : undefined

/** The service workers of the site; undefined where there are none. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator
    ? navigator.serviceWorker
    : undefined

/** No page is below it, so that the worker that shows messages controls none. */
export const pushScope = '/push/'

/** Shows a number at the icon of the installed app, 0 for none. Browsers without it do nothing. */
export function setBadge(count: number): void {
  if (typeof navigator === 'undefined' || !('setAppBadge' in navigator)) return
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {})
}

/** Ends the messages of this browser and its badge; they are those of the person who signs out. */
export async function dropPush(): Promise<void> {
  setBadge(0)
  const worker = await serviceWorkers()?.getRegistration(pushScope)
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}

/** The passkeys of the person. PublicKeyCredential, which `hasPasskeys` asks for, comes with it. */
export const credentialStore = (): CredentialsContainer => navigator.credentials

/** Whether the browser has a menu to share a page with. */
export const canShare = (): boolean => 'share' in navigator

/** Shares a page; nothing happens if the person changes their mind. */
export const sharePage = (page: { url: string; title: string }): void =>
  void navigator.share(page).catch(() => {})

/** Copies text; false when the browser denies access to the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const before = document.activeElement
    const box = document.createElement('textarea')
    box.value = text
    box.readOnly = true
    box.className = 'visually-hidden'
    // The box goes beside the focused element, because a dialog makes the rest of the page inert.
    ;(before?.parentElement ?? document.body).append(box)
    box.select()
    let done = false
    try {
      // oxlint-disable-next-line typescript/no-deprecated -- the only way there is on http
      done = document.execCommand('copy')
    } catch {
      // A missing execCommand counts as a refusal.
    }
    box.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    return done
  }
}

/** A file on the disk that is written in parts. */
export interface DiskFile {
  write: (part: string | Uint8Array<ArrayBuffer>) => Promise<void>
  close: () => Promise<void>
  /** Leaves no file behind. */
  abort: () => Promise<void>
}
interface Picker {
  createWritable: () => Promise<DiskFile>
}

/**
 * Asks where to save a file; undefined where the browser cannot, so that the file is downloaded
 * whole.
 * @throws AbortError if the person closes the dialog
 */
export async function openDiskFile(name: string): Promise<DiskFile | undefined> {
  const pick: unknown = Reflect.get(globalThis, 'showSaveFilePicker')
  if (typeof pick !== 'function') return undefined
  // TypeScript does not know the picker; its shape is that of the File System Access API.
  const handle = (await Reflect.apply(pick, globalThis, [{ suggestedName: name }])) as Picker
  return handle.createWritable()
}
