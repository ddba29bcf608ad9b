// Over 250 lines: the HTTP server, its control and its command line.
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import { getResponse } from 'msw/utils/get-response'
import type { RequestHandler } from 'msw'
import { newKey } from '../lib/secure-context.ts'
import { openBackend } from './backend.ts'
import type { Backend } from './backend.ts'
import { control } from './control.ts'
import { createEmptyData, findAccount } from './db.ts'
import { keepState } from './keep-state.ts'
import { listenFault } from './lib/listen-fault.ts'
import { parseCookies, writeMockCookie } from './lib/cookies.ts'
import { pathOfLink } from './lib/links.ts'
import { pathOfSubscription } from './seed/support/status-subscriptions.ts'
import { personaEmail, personaNames, personaPassword } from './personas.ts'
import type { PersonaName } from './personas.ts'
import { mswHandlers } from './msw.ts'
import { callOf, readJson, sessionCookie } from './route.ts'
import { createTaskApi } from './task-api.ts'

// The mock backend as a real HTTP server: `npm run mock -- --port 4190 --keep state.sqlite --log`.

export interface MockServer {
  url: string
  port: number
  /** Who can sign in. */
  personas: PersonaName[]
  /** Whether the data is that of an earlier run. */
  isKept: boolean
  close: () => Promise<void>
}

/**
 * A client that has posted to /__mock gets its own backend by this cookie, so that parallel tests
 * do not interfere.
 */
const clientCookie = 'mock'
const maxClients = 500
/** The largest body in bytes: an article's file has at most 20 MB. */
const maxBody = 24 * 1024 * 1024
const controlPath = '/__mock'

/** How a backend begins: without a history, and with events. */
interface Beginning {
  isEmpty: boolean
  isLive: boolean
}

interface Client {
  id: string
  backend: Backend
  handlers: RequestHandler[]
  taskApi: ReturnType<typeof createTaskApi>
}

function newClient({ isEmpty, isLive }: Beginning): Client {
  const backend = openBackend()
  backend.live = isLive
  if (isEmpty) backend.db = createEmptyData(backend.db.seed, backend.now())
  const handlers = mswHandlers(backend, {
    cookies: (request) => parseCookies(request.headers.get('cookie')),
    keep: (cookie, response) => response.headers.append('set-cookie', writeMockCookie(cookie)),
  })
  return { id: newKey(), backend, handlers, taskApi: createTaskApi(backend) }
}

function clients(beginning: Beginning) {
  const shared = newClient(beginning)
  const own = new Map<string, Client>()
  return {
    shared: shared.backend,
    find: (id: string | undefined): Client => own.get(id ?? '') ?? shared,
    claim(id: string | undefined): Client {
      const known = own.get(id ?? '')
      if (known) return known
      const fresh = newClient(beginning)
      own.set(fresh.id, fresh)
      const [oldest] = own.keys()
      if (own.size > maxClients && oldest) own.delete(oldest)
      return fresh
    },
  }
}

async function readBody(message: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    const part = Buffer.from(chunk)
    size += part.length
    if (size <= maxBody) chunks.push(part)
  }
  return size > maxBody ? null : Buffer.concat(chunks)
}

function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values] of Object.entries(message.headersDistinct))
    for (const value of values ?? []) headers.append(name, value)
  return headers
}

async function send(response: Response, to: ServerResponse): Promise<void> {
  if (response.type === 'error') return void to.destroy()
  const endless = response.headers.get('content-type') === 'text/event-stream'
  const body = endless ? null : Buffer.from(await response.arrayBuffer())
  to.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') to.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) to.setHeader('set-cookie', cookies)
  if (body) return void to.end(body)
  for await (const part of response.body ?? []) to.write(part)
  to.end()
}

function controlled(request: Request, body: string, all: ReturnType<typeof clients>): Response {
  if (request.method === 'GET') {
    const { db } = all.find(parseCookies(request.headers.get('cookie'))[clientCookie]).backend
    return Response.json({
      personas: personaNames,
      links: [
        ...db.links.filter(({ used }) => !used).map(pathOfLink),
        ...db.support.statusSubscriptions.map(pathOfSubscription),
      ],
      mails: db.mails,
    })
  }
  if (request.method !== 'POST')
    return Response.json({ error: 'Allowed: GET, POST.' }, { status: 405 })
  const { id, backend } = all.claim(parseCookies(request.headers.get('cookie'))[clientCookie])
  try {
    const json = readJson(body)
    if (!json) throw new Error('The body is not JSON.')
    const session = control(backend, json.data)
    const headers = new Headers([
      ['set-cookie', writeMockCookie({ name: clientCookie, value: id, httpOnly: true })],
    ])
    if (session !== undefined) {
      headers.append(
        'set-cookie',
        writeMockCookie({
          name: sessionCookie,
          value: session?.id ?? '',
          httpOnly: true,
          ...(!session && { maxAge: 0 }),
        }),
      )
    }
    return new Response(null, { status: 204, headers })
  } catch (error) {
    return Response.json(
      { error: error instanceof Error ? error.message : String(error), personas: personaNames },
      { status: 400 },
    )
  }
}

export interface MockServerOptions {
  /** 0 picks a free port. */
  port?: number
  /** An SQLite file that keeps the data over restarts. A client of its own (/__mock) is not kept. */
  keep?: string
  /** Begins without a history, with an administrator and a newcomer. */
  isEmpty?: boolean
  /** Offers live events, also to who is no client of its own (/__mock). */
  isLive?: boolean
  /** Told of every call: its line in the log. */
  onCall?: (line: string) => void
}

/** @throws Error for a file that cannot be used */
export async function startHttp({
  port = 4190,
  keep,
  isEmpty = false,
  isLive = false,
  onCall,
}: MockServerOptions = {}): Promise<MockServer> {
  const all = clients({ isEmpty, isLive })
  const kept = keep === undefined ? null : keepState(all.shared, keep)

  /** The answer, and what the log calls the call. */
  async function answer(
    message: IncomingMessage,
    signal: AbortSignal,
  ): Promise<{ name: string; response: Response }> {
    // The client's own name for this server, since some answers hold whole addresses.
    const url = `http://${message.headers.host ?? '127.0.0.1'}${message.url ?? '/'}`
    const { method = 'GET' } = message
    const unknown = 'no call of the contract'
    if (!message.url?.startsWith('/') || !URL.canParse(url))
      return {
        name: unknown,
        response: Response.json({ error: 'This is no path.' }, { status: 400 }),
      }
    const { pathname } = new URL(url)
    const name = callOf(method, pathname)?.name ?? unknown
    const body = await readBody(message)
    if (body === null) {
      const error = `The body is larger than ${maxBody} bytes.`
      return { name, response: Response.json({ error }, { status: 413 }) }
    }
    const plain = method === 'GET' || method === 'HEAD'
    const request = new Request(url, {
      method,
      headers: headersOf(message),
      signal,
      ...(!plain && { body }),
    })
    if (pathname === controlPath)
      return { name: 'control', response: controlled(request, body.toString('utf8'), all) }
    const { backend, handlers, taskApi } = all.find(
      parseCookies(request.headers.get('cookie'))[clientCookie],
    )
    const task = method === 'POST' ? taskApi(pathname, body.toString('utf8')) : null
    if (task) {
      backend.save()
      return { name: "customers' API", response: Response.json(task) }
    }
    const missing = (): Response =>
      Response.json({ error: `${method} ${message.url} is not below /api/.` }, { status: 404 })
    return { name, response: (await getResponse(handlers, request)) ?? missing() }
  }

  async function handle(message: IncomingMessage, to: ServerResponse): Promise<void> {
    const gone = new AbortController()
    to.on('close', () => gone.abort())
    const begun = performance.now()
    const { name, response } = await answer(message, gone.signal)
    const took = `${Math.round(performance.now() - begun)} ms`
    onCall?.([message.method, message.url, name, response.status, took].join('  '))
    await send(response, to)
  }

  const server = createServer((message, to) => {
    handle(message, to).catch((error: unknown) => {
      if (to.destroyed) return
      console.error(error)
      to.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenFault(error, port)))
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    personas: personaNames.filter((name) => findAccount(all.shared.db, personaEmail(name))),
    isKept: kept !== null && !kept.isNew,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          kept?.close()
          resolve()
        })
        server.closeIdleConnections()
        // Requests that hang by design would keep the server open forever.
        setTimeout(() => server.closeAllConnections(), 200).unref()
      }),
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4190' },
      keep: { type: 'string' },
      empty: { type: 'boolean', default: false },
      live: { type: 'boolean', default: false },
      log: { type: 'boolean', default: false },
    },
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port is "${values.port}"; allowed: 0 to 65535.`)
  const server = await startHttp({
    port,
    ...(values.keep !== undefined && { keep: values.keep }),
    isEmpty: values.empty,
    isLive: values.live,
    ...(values.log && { onCall: (line: string) => process.stdout.write(`${line}\n`) }),
  })
  process.stdout.write(`Mock backend at ${server.url}\n`)
  if (values.keep !== undefined)
    process.stdout.write(
      server.isKept
        ? `Goes on with the data of ${values.keep}${values.empty ? '; --empty is for a new file' : ''}\n`
        : `Keeps its data in ${values.keep}\n`,
    )
  process.stdout.write(
    `Sign in with the password ${personaPassword} as:\n${server.personas.map((name) => `  ${personaEmail(name)}`).join('\n')}\n`,
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)))
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}
