import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { isRecord } from '../../src/lib/is-record.ts'

/** Marionette's names of the WebDriver commands, by their method and path without ids. */
const commands: Record<string, string> = {
  'POST session': 'WebDriver:NewSession',
  'POST session/url': 'WebDriver:Navigate',
  'POST session/window/rect': 'WebDriver:SetWindowRect',
  'DELETE session/cookie': 'WebDriver:DeleteAllCookies',
  'GET session/element/computedlabel': 'WebDriver:GetComputedLabel',
  'POST session/element/click': 'WebDriver:ElementClick',
  'POST session/element/clear': 'WebDriver:ElementClear',
  'POST session/element/value': 'WebDriver:ElementSendKeys',
  'POST session/execute/sync': 'WebDriver:ExecuteScript',
  'POST session/execute/async': 'WebDriver:ExecuteAsyncScript',
  'POST session/actions': 'WebDriver:PerformActions',
}

interface Command {
  name: string
  parameters: object
}

function toCommand(method: string, path: string, body: unknown): Command {
  const [session, , ...rest] = path.slice(1).split('/')
  const [id] = rest[0] === 'element' ? rest.splice(1, 1) : []
  const key = `${method} ${[session, ...rest].join('/')}`
  const name = commands[key]
  if (!name) throw new Error(`"${key}" is missing from the table of Marionette's commands.`)
  const data: Record<string, unknown> = Object(body)
  // This side of Marionette chooses the capabilities of a session.
  const { alwaysMatch = data }: { alwaysMatch?: object } = Object(data['capabilities'])
  return { name, parameters: { ...alwaysMatch, ...(id && { id }) } }
}

interface Answer {
  status: number
  value: unknown
}

const failure = (message: string): Answer => ({
  status: 500,
  value: { error: 'unknown error', message, stacktrace: '' },
})

/** Each message is `<bytes>:<JSON>`, and may arrive in parts. */
function openMarionette(port: number): (command: Command) => Promise<Answer> {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<unknown, (answer: Answer) => void>()
  let received = Buffer.alloc(0)
  let sent = 0
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (colon < 0 || received.length < end) return
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString())
      received = received.subarray(end)
      // The first message is a greeting, not an array.
      if (!Array.isArray(message)) continue
      const [, id, error, result] = message
      const value = isRecord(result) && 'value' in result ? result['value'] : result
      waiting.get(id)?.({ status: error ? 500 : 200, value: error ?? value })
      waiting.delete(id)
    }
  })
  socket.on('error', () => undefined)
  socket.on('close', () => waiting.forEach((resolve) => resolve(failure('Firefox has ended.'))))
  return ({ name, parameters }) => {
    sent += 1
    const message = JSON.stringify([0, sent, name, parameters])
    socket.write(`${Buffer.byteLength(message)}:${message}`)
    return new Promise((resolve) => waiting.set(sent, resolve))
  }
}

/**
 * Does what geckodriver does, which neither Debian nor npm has: serves WebDriver, and passes it on
 * to Firefox by Marionette, the protocol built into Firefox. Source:
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export function serveMarionette(port: number): Server {
  const send = openMarionette(port)
  return createServer((request, response) => {
    void text(request)
      .then((body) =>
        send(toCommand(request.method ?? '', request.url ?? '', JSON.parse(body || '{}'))),
      )
      .catch((error: unknown) => failure(String(error)))
      .then(({ status, value }) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ value }))
      })
  }).listen(0, '127.0.0.1')
}
