import { calls } from '../../src/api/contract/index.ts'
import type { CallName } from '../../src/api/contract/index.ts'
import type { Call } from '../../src/api/contract/types.ts'
import { openBackend } from '../../src/mocks/backend.ts'
import type { Backend } from '../../src/mocks/backend.ts'
import { become } from '../../src/mocks/control.ts'
import { handlers } from '../../src/mocks/handlers/index.ts'
import type { Cookie } from '../../src/mocks/lib/cookies.ts'
import { testTime } from '../../src/mocks/node.ts'
import type { PersonaName } from '../../src/mocks/personas.ts'
import { answerCall } from '../../src/mocks/respond.ts'
import { mockedCalls, sessionCookie } from '../../src/mocks/route.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { wireOf } from './wire.ts'

export interface Example {
  /** The argument; undefined for a call without one. */
  arg: unknown
  status: number
  /** Undefined for an empty answer. */
  answer: unknown
  cookies: readonly Cookie[]
}

/** Those who try a call, in this order: the first who succeeds gives the example. */
const people: readonly PersonaName[] = [
  'customer',
  'worker',
  'developer',
  'admin',
  'worker-suspended',
  'newcomer',
  'anonymous',
]
const longest = { list: 2, text: 300 }

/** An answer small enough to read: lists of two entries, and long texts cut. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, longest.list).map(shorten)
  if (typeof value === 'string')
    return value.length > longest.text && /\s/.test(value)
      ? `${value.slice(0, longest.text)}…`
      : value
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shorten(one)]))
}

/** Arguments that the mock accepts; a call without an argument has one, undefined. */
export function samplesOf(name: CallName): readonly unknown[] {
  const { samples }: { samples?: readonly unknown[] | undefined } = handlers[name]
  return samples ?? [undefined]
}

interface Attempt extends Example {
  persona: PersonaName
}

async function ask(
  name: CallName,
  arg: unknown,
  persona: PersonaName,
  backend: Backend,
): Promise<Attempt | null> {
  const mocked = mockedCalls.find((one) => one.name === name)
  if (!mocked) throw new Error(`${name} has no mock.`)
  const session = persona === 'anonymous' ? null : become(backend, persona)
  // Whoever tries a sensitive action has just proved who they are.
  if (session) session.provenUntil = Number.MAX_SAFE_INTEGER
  const { path, ...rest } = wireOf(calls[name], arg)
  const { response, cookies } = await answerCall(
    mocked,
    new Request(`http://localhost${path}`, rest),
    backend,
    { cookies: session ? { [sessionCookie]: session.id } : {} },
  )
  if (response.status >= 400) return null
  const text = await response.text()
  const answer: unknown = text === '' ? undefined : JSON.parse(text)
  return { arg, status: response.status, answer, cookies, persona }
}

const recordsOf = (answer: unknown): unknown[] => {
  if (!isRecord(answer)) return []
  const list = answer['records'] ?? Object.values(answer).find((value) => Array.isArray(value))
  return Array.isArray(list) ? list : []
}

/**
 * Arguments whose `{id}` or `{slug}` is that of an entry of the list above: the mock's own samples
 * may name what does not exist.
 */
export function withListed(
  call: Pick<Call, 'path'>,
  samples: readonly unknown[],
  lists: Iterable<{ path: string; answer: unknown }>,
): unknown[] {
  const [before = '', parameter] = call.path.split(/\{(\w+)\}/)
  if (parameter === undefined) return []
  const above = [...lists]
    .filter(({ path, answer }) => before.startsWith(`${path}/`) && recordsOf(answer).length > 0)
    .toSorted((a, b) => b.path.length - a.path.length)[0]
  const values = recordsOf(above?.answer)
    .slice(0, 8)
    .flatMap((record) => (isRecord(record) ? (record[parameter] ?? record['id'] ?? []) : []))
  return values.flatMap((value) =>
    samples.map((sample) => ({ ...(isRecord(sample) ? sample : {}), [parameter]: value })),
  )
}

/** Asks the mock backend for an example of every call, from its seed and at a fixed time. */
export async function makeExamples(): Promise<Map<CallName, Example>> {
  const found = new Map<CallName, Attempt>()
  const reading = openBackend({ clock: testTime })
  const changing = openBackend({ clock: testTime })
  const seeded = JSON.stringify(changing.db)
  /** A GET leaves the data unchanged; every other call finds them as they were seeded. */
  const backendOf = (name: CallName): Backend => {
    if (calls[name].method === 'GET') return reading
    changing.db = JSON.parse(seeded)
    return changing
  }

  async function first(
    name: CallName,
    args: readonly unknown[],
    order: readonly PersonaName[],
  ): Promise<void> {
    for (const persona of order) {
      for (const arg of args) {
        const example = await ask(name, arg, persona, backendOf(name))
        // An empty list says less than one with entries, so somebody else may have more to show.
        if (example && (!found.has(name) || !isEmpty(example.answer))) found.set(name, example)
        if (example && !isEmpty(example.answer)) return
      }
    }
  }

  const names = mockedCalls.map(({ name }) => name)
  for (const name of names) {
    const signingIn = calls[name].path.startsWith('/api/v2/auth/')
    await first(name, samplesOf(name), signingIn ? people.toReversed() : people)
  }
  const lists = [...found].flatMap(([name, { answer, persona }]) =>
    calls[name].method === 'GET' ? { path: calls[name].path, answer, persona } : [],
  )
  for (const name of names.filter((one) => !found.has(one)))
    for (const persona of people) {
      const own = lists.filter((list) => list.persona === persona)
      const args = withListed(calls[name], samplesOf(name), own)
      if (!found.has(name) && args.length > 0) await first(name, args, [persona])
    }
  return new Map(
    [...found].map(([name, { answer, persona: _, ...rest }]) => [
      name,
      { ...rest, answer: shorten(answer) },
    ]),
  )
}

const isEmpty = (answer: unknown): boolean =>
  answer === null ||
  (isRecord(answer) && Array.isArray(answer['records']) && answer['records'].length === 0)
