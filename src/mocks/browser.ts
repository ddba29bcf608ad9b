import * as v from 'valibot'
import { setupWorker } from 'msw/browser'
import { saveBlob } from '../lib/save-csv.ts'
import { openBackend } from './backend.ts'
import type { Backend } from './backend.ts'
import { become } from './control.ts'
import { defaultSeed } from './db.ts'
import { parseCookies, writeMockCookie } from './lib/cookies.ts'
import { pathOfLink } from './lib/links.ts'
import { pathOfSubscription } from './seed/support/status-subscriptions.ts'
import { mswHandlers } from './msw.ts'
import type { Transport } from './msw.ts'
import { mountPanel } from './panel.ts'
import { parsePersona, personaNames } from './personas.ts'
import { sessionCookie } from './route.ts'
import { parseSetting } from './settings.ts'
import { seedVersion } from './data/data.ts'
import type { Data } from './data/data.ts'

const dataKey = 'mock-db'
/** The session storage key of the X-Mock settings: `delay=400,error=500`. */
export const settingKey = 'mock'
const mailsShown = 8

/** Only this module writes the key, so checking the version is enough. */
const Stored = v.custom<Data>((value) =>
  v.is(
    v.looseObject({
      version: v.literal(seedVersion),
      seed: v.literal(defaultSeed),
      accounts: v.array(v.unknown()),
    }),
    value,
  ),
)

function attempt<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** Keeps the data across reloads and shares it between tabs; without storage it stays in memory. */
function persist(backend: Backend): void {
  let last: string | null = null
  backend.load = () => {
    const text = attempt(() => localStorage.getItem(dataKey))
    if (text === null || text === last) return
    const parsed = v.safeParse(
      Stored,
      attempt(() => JSON.parse(text)),
    )
    if (!parsed.success) return
    last = text
    backend.db = parsed.output
  }
  backend.save = () => {
    last = JSON.stringify(backend.db)
    attempt(() => localStorage.setItem(dataKey, last ?? ''))
  }
  backend.load()
}

function notice(text: string): void {
  const box = document.createElement('p')
  box.setAttribute('role', 'alert')
  box.textContent = text
  Object.assign(box.style, {
    margin: '0',
    padding: '0.75rem 1rem',
    background: '#7a1020',
    color: '#fff',
    font: '1rem/1.4 system-ui',
  })
  document.body.prepend(box)
}

/** Signs in as `?persona=` and removes the parameter from the address. */
function arrive(backend: Backend): void {
  const url = new URL(location.href)
  const name = url.searchParams.get('persona')
  if (name === null) return
  url.searchParams.delete('persona')
  history.replaceState(history.state, '', url)
  try {
    const session = become(backend, parsePersona(name))
    document.cookie = writeMockCookie(
      {
        name: sessionCookie,
        value: session?.id ?? '',
        httpOnly: true,
        ...(!session && { maxAge: 0 }),
      },
      true,
    )
    backend.save()
  } catch (error) {
    notice(error instanceof Error ? error.message : `Allowed: ${personaNames.join(', ')}.`)
  }
}

/** A service worker cannot set cookies, so a script writes all of them, HttpOnly ones included. */
export const pageTransport: Transport = {
  cookies: () => parseCookies(document.cookie),
  keep: (cookie) => {
    document.cookie = writeMockCookie(cookie, true)
  },
}

/** Browsers ask the network, and no service worker, for the file of a link with `download`. */
function download(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.hasAttribute('download') || !link.pathname.startsWith('/api/')) return
  event.preventDefault()
  void save(link.href)
}

async function save(href: string): Promise<void> {
  const answer = await fetch(href)
  if (!answer.ok) return notice(`${href} answers ${answer.status}.`)
  const [, name] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  saveBlob(name ?? href.slice(href.lastIndexOf('/') + 1), await answer.blob())
}

/** Starts the mock backend in the page. start.ts imports it behind a flag, in development only. */
export async function startMocks(): Promise<void> {
  const backend = openBackend()
  backend.standing = () => {
    const text = attempt(() => sessionStorage.getItem(settingKey))
    return text ? [parseSetting(text)] : []
  }
  persist(backend)
  arrive(backend)
  // Only /api/ is mocked: documents, modules and images are the page's own.
  await setupWorker(...mswHandlers(backend, pageTransport)).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
  })
  document.addEventListener('click', download)
  mountPanel({
    settingKey,
    current: () => {
      backend.load()
      const { accounts, sessions } = backend.db
      const id = parseCookies(document.cookie)[sessionCookie]
      const accountId = sessions.find((session) => session.id === id)?.accountId
      const account = accounts.find((known) => known.id === accountId)
      return { persona: account ? account.persona : 'anonymous', email: account?.email ?? null }
    },
    mails: () => {
      backend.load()
      const open = backend.db.links.filter(
        ({ used, expiresAt }) => !used && expiresAt > backend.now(),
      )
      const news = backend.db.support.statusSubscriptions.filter(({ to }) => to !== '')
      return [
        ...news.map((one) => ({ text: `status to ${one.to}`, href: pathOfSubscription(one) })),
        ...backend.db.mails.map(({ to, title, href }) => ({
          text: `${title} to ${to}`,
          href: href ?? '/profile/notif',
        })),
        ...open.map((link) => ({ text: `${link.kind} to ${link.sentTo}`, href: pathOfLink(link) })),
      ]
        .toReversed()
        .slice(0, mailsShown)
    },
    reset: () => {
      attempt(() => localStorage.removeItem(dataKey))
      attempt(() => sessionStorage.removeItem(settingKey))
      document.cookie = writeMockCookie(
        { name: sessionCookie, value: '', httpOnly: true, maxAge: 0 },
        true,
      )
      location.reload()
    },
  })
}
