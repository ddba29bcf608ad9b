// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { sendBy } from '@/api/api.ts'
import { request } from '@/api/call.ts'
import { calls } from '@/api/contract/index.ts'
import type { CallName } from '@/api/contract/index.ts'
import type { Call } from '@/api/contract/types.ts'
import { keysOf } from '@/lib/object.ts'
import { handlers } from '@/mocks/handlers/index.ts'
import { createBackend } from '@/mocks/node.ts'
import { personaNames } from '@/mocks/personas.ts'
import type { PersonaName } from '@/mocks/personas.ts'

// Every call that changes something, pressed twice: the first answer is lost after the backend has
// done the work. The second press gets what the first should have got (also a secret that is shown
// once), and nothing is done twice.

const rowOf = (name: CallName): Call => calls[name]

/**
 * Not in the table: a beacon shows nothing, and a picture that is uploaded again replaces itself.
 */
const changing = keysOf(calls).filter((name) => {
  const { method, beacon, upload, repeatable, idempotent } = rowOf(name)
  return method !== 'GET' && !beacon && !(upload && !repeatable && !idempotent)
})

function samplesOf(name: CallName): readonly unknown[] {
  const { samples }: { samples?: readonly unknown[] | undefined } = handlers[name]
  return samples ?? [undefined]
}

/** Who can do most calls comes first. */
const personas: readonly PersonaName[] = [
  ...new Set<PersonaName>(['customer', 'worker', 'developer', 'admin', ...personaNames]),
]

/** The same presses of one page. */
function pressing(name: CallName, arg: unknown, fetcher: typeof fetch) {
  const send = sendBy(fetcher)
  const { signal } = new AbortController()
  return () => send(request(rowOf(name), arg), { getState: () => ({}), dispatch: vi.fn(), signal })
}

/** A backend whose person has just proved who they are. */
function proven(persona: PersonaName) {
  const backend = createBackend({ persona })
  for (const session of backend.db.sessions) session.provenUntil = Date.parse('2100-01-01')
  return backend
}
/**
 * What the backend knows in the end, as JSON, without the answers that it keeps for repeated keys.
 * It is long, so only those who need it write it.
 */
const stateOf = ({ db }: ReturnType<typeof proven>): string => {
  const { replays: _, ...state } = db
  return JSON.stringify(state)
}

/** Presses once, and says what came of it. */
async function pressOnce(name: CallName, arg: unknown, persona: PersonaName) {
  const backend = proven(persona)
  const answer = await pressing(name, arg, backend.fetch)()
  backend.close()
  return { answer, state: () => stateOf(backend) }
}

/** Presses twice. The first answer does not arrive. */
async function pressTwice(name: CallName, arg: unknown, persona: PersonaName) {
  const backend = proven(persona)
  const press = pressing(name, arg, backend.fetch)
  backend.fail({ call: name, error: 'lost', times: 1 })
  const lost = await press()
  const answer = await press()
  backend.close()
  return { lost, answer, state: () => stateOf(backend) }
}

describe('a change whose answer was lost', () => {
  it.each(changing)('%s is repeated by its key, and the next one has another', async (name) => {
    const keys: (string | null)[] = []
    document.cookie = 'csrf_token=t'
    onTestFinished(() => void (document.cookie = 'csrf_token=; max-age=0'))
    const press = pressing(name, samplesOf(name)[0], (_, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'))
      return keys.length === 1
        ? Promise.resolve(new Response('', { status: 504 }))
        : Promise.resolve(Response.json({}, { status: 400 }))
    })
    for (let presses = 0; presses < 3; presses += 1) await press()
    expect(keys).toHaveLength(3)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    // The key of an intent is its own hook's.
    if (!rowOf(name).idempotent) expect(keys[2]).not.toBe(keys[0])
  })

  it('is answered as if it had arrived, wherever the mocks can do it', async () => {
    let done = 0
    for (const name of changing) {
      find: for (const persona of personas)
        for (const arg of samplesOf(name)) {
          const once = await pressOnce(name, arg, persona)
          if (once.answer.error) continue
          const twice = await pressTwice(name, arg, persona)
          expect(twice.lost, name).toEqual({ error: { kind: 'FETCH_ERROR' } })
          expect(twice.answer, name).toEqual(once.answer)
          const [before, after] = [once.state(), twice.state()]
          if (after !== before) expect(JSON.parse(after), name).toEqual(JSON.parse(before))
          done += 1
          break find
        }
    }
    expect(done).toBeGreaterThanOrEqual(120)
  }, 120_000)
})
