import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { listenFault } from '../../src/mocks/lib/listen-fault.ts'
import { lookupIn } from './lookup.ts'
import { Report } from './schema.ts'

/** A beacon of a browser has at most 64 kB. */
const largest = 64 * 1024

/** A terminal must not obey what a stranger sends. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ')

type Entry = Report['entries'][number]

function wordsOf(entry: Entry): string {
  switch (entry.kind) {
    case 'vital':
      return `${entry.metric} ${entry.value} ${entry.rating}`
    case 'csp':
      return `${entry.directive} blocked ${entry.blocked}`
    case 'problem':
      return [entry.method, entry.path, entry.problem, entry.status, entry.code]
        .filter((part) => part !== undefined)
        .join(' ')
    case 'error':
    case 'rejection':
    case 'chunk':
      return [entry.name, entry.message, entry.problem, entry.status, entry.code]
        .filter((part) => part !== undefined)
        .join(' ')
  }
}

/** The lines of a report: one for each entry, and one for each place in the source. */
export async function linesOf(
  { site, build, language, entries }: Report,
  lookup: ReturnType<typeof lookupIn>,
  now = new Date(),
): Promise<string[]> {
  const lines: string[] = []
  for (const entry of entries) {
    lines.push(
      `${now.toISOString()} ${site} ${build} ${language} ${entry.kind} ${entry.route} ${wordsOf(entry)}`,
    )
    const frames = 'frames' in entry ? (entry.frames ?? []) : []
    for (const frame of frames) lines.push(`    ${await lookup(site, frame)}`)
  }
  return lines.map(plain)
}

export interface Receiver {
  port: number
  close: () => Promise<void>
}

/**
 * Receives reports and prints them. It keeps nothing, and no address of a visitor.
 * @param print takes each line
 */
export async function startReceiver({
  port,
  host = '127.0.0.1',
  maps,
  print,
}: {
  port: number
  host?: string
  maps: string
  print: (line: string) => void
}): Promise<Receiver> {
  const lookup = lookupIn(maps)

  async function receive(text: string): Promise<number> {
    let given: unknown
    try {
      given = JSON.parse(text)
    } catch {
      return 400
    }
    const report = v.safeParse(Report, given)
    if (!report.success) return 400
    for (const line of await linesOf(report.output, lookup)) print(line)
    return 204
  }

  const server = createServer((request, response) => {
    const answer = (status: number): void => void response.writeHead(status).end()
    if (request.method !== 'POST') return answer(request.url === '/healthz' ? 204 : 405)
    const parts: Buffer[] = []
    let size = 0
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size <= largest) parts.push(part)
    })
    request.on('end', () => {
      if (size > largest) return answer(413)
      receive(Buffer.concat(parts).toString('utf8')).then(answer, () => answer(500))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenFault(error, port)))
    server.listen(port, host, resolve)
  })
  const address: AddressInfo | string | null = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
