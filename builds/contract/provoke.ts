import { isRecord } from '../../src/lib/is-record.ts'
import { newKey } from '../../src/lib/secure-context.ts'
import { calls } from '../../src/api/contract/index.ts'
import type { Call } from '../../src/api/contract/types.ts'
import type { Client, Reply } from './client.ts'
import type { ContractFinding } from './finding.ts'
import type { Judge } from './judge.ts'
import { wireOf } from './wire.ts'
import type { Wire } from './wire.ts'

interface Asking {
  client: Client
  judge: Judge
}

const placeholders = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The refusals of an id: a path may name one of a list that the contract has, or what is another role's. */
export const unknownId = [404, 400, 403, 410] as const

/** A value of the same kind that names nothing. */
function nothingLike(value: unknown): string {
  if (typeof value === 'number' || /^\d+$/.test(String(value))) return '999999999'
  return /^[0-9a-f]{8}-/.test(String(value))
    ? '00000000-0000-4000-8000-000000000000'
    : 'no-such-thing'
}

/** Provokes what any read must refuse. */
export async function provokeRead(
  { client, judge }: Asking,
  call: Call,
  arg: unknown,
): Promise<ContractFinding[]> {
  const found: ContractFinding[] = []
  if (judge.access(call) !== 'public')
    found.push(
      ...judge.refused(await client.anonymous().send(wireOf(call, arg)), {
        check: 'sign-in',
        when: 'as nobody',
        status: [401],
      }),
    )
  if (judge.maximum(call, 'perPage') !== undefined)
    found.push(
      ...judge.refused(await client.send(wireOf(call, { ...Object(arg), perPage: 100_000 })), {
        check: 'validation',
        when: 'perPage=100000',
        status: [400],
        fields: ['perPage'],
      }),
    )
  const inPath = placeholders(call.path)
  // Of an unknown key of a payment the answer is `none`.
  if (inPath.length > 0 && call !== calls.paymentIntent) {
    const given: Record<string, unknown> = isRecord(arg) ? arg : {}
    const missing = Object.fromEntries(inPath.map((name) => [name, nothingLike(given[name])]))
    found.push(
      ...judge.refused(await client.send(wireOf(call, { ...given, ...missing })), {
        check: 'missing',
        when: Object.values(missing).join(', '),
        status: unknownId,
      }),
    )
  }
  return found
}

/** Provokes what any change must refuse, before it is made. */
export async function provokeChange(
  { client, judge }: Asking,
  call: Call,
  arg: unknown,
): Promise<ContractFinding[]> {
  const found: ContractFinding[] = []
  const key: Record<string, string> = call.repeatable ? { 'idempotency-key': newKey() } : {}
  const wire = wireOf(call, arg)
  const ask = async (changed: Wire, wanted: Parameters<Judge['refused']>[1]): Promise<void> =>
    void found.push(...judge.refused(await client.send(changed, key), wanted))
  if (judge.access(call) !== 'public')
    found.push(
      ...judge.refused(await client.anonymous().send(wire, key), {
        check: 'sign-in',
        when: 'as nobody',
        status: [401, 403],
      }),
    )
  const fields = judge.neededFields(call)
  if (fields)
    await ask(
      { ...wire, body: '{}' },
      { check: 'validation', when: 'without its fields', status: [400, 403, 404], fields },
    )
  if (call.idempotent) {
    const { 'idempotency-key': _, ...headers } = wire.headers
    await ask(
      { ...wire, headers },
      { check: 'idempotency', when: 'without Idempotency-Key', status: [400] },
    )
  }
  return found
}

/** Cookies of a sign-in that outlive the browser, although nobody asked to be remembered. */
export const lastingCookies = ({ cookies }: Reply): ContractFinding[] =>
  cookies.flatMap((cookie) => {
    const age = Number(/;\s*max-age=(\d+)/i.exec(cookie)?.[1] ?? 0)
    const end = Date.parse(/;\s*expires=([^;]+)/i.exec(cookie)?.[1] ?? '')
    const isLasting = age > 24 * 60 * 60 || end > Date.now() + 24 * 60 * 60 * 1000
    return isLasting && /;\s*httponly/i.test(cookie)
      ? [
          {
            check: 'cookies',
            field: cookie.split('=')[0] ?? '',
            expected: 'to end with the browser, without `remember`',
            got: cookie.replace(/^[^;]*;\s*/, ''),
          },
        ]
      : []
  })

/** Provokes the refusal of a change that is based on an older version. Follows a change that was made. */
export async function provokeStale(
  { client, judge }: Asking,
  call: Call,
  arg: unknown,
): Promise<ContractFinding[]> {
  if (!judge.hasVersion(call)) return []
  const old = { ...Object(arg), updatedAt: '2000-01-01T00:00:00.000Z' }
  const wanted = {
    check: 'version',
    when: 'updatedAt of 2000',
    status: [409],
    code: 'ERROR_STALE_VERSION',
  } as const
  const reply = await client.send(wireOf(call, old))
  const found = judge.refused(reply, wanted)
  const isBare = found.length === 0 && isRecord(reply.body) && !isRecord(reply.body['current'])
  return isBare
    ? [{ ...wanted, field: 'current', expected: 'what is stored now', got: 'nothing' }]
    : found
}

/** The refusals of no call in particular: each with its name, and how to provoke it. */
export const provocations: readonly {
  name: string
  call: Call
  needsAccount?: true
  needsWrite?: true
  ask: (client: Client, email: string) => Promise<Reply>
  wanted: Parameters<Judge['refused']>[1]
}[] = [
  {
    name: 'an address of no call',
    call: calls.user,
    ask: (client) =>
      client.send({ ...wireOf(calls.user, undefined), path: '/api/v2/conform_nothing' }),
    wanted: { check: 'error shape', when: 'GET /api/v2/conform_nothing', status: [404, 501] },
  },
  {
    name: 'login of an unknown person',
    call: calls.login,
    ask: async (client) => {
      const nobody = client.anonymous()
      await nobody.send(wireOf(calls.csrf, undefined))
      return nobody.send(
        wireOf(calls.login, { email: `${newKey()}@site.example`, password: 'conform-nobody' }),
      )
    },
    wanted: {
      check: 'sign-in',
      when: 'an unknown address',
      status: [400],
      code: 'ERROR_WRONG_CREDENTIALS',
    },
  },
  {
    name: 'login with a wrong password',
    call: calls.login,
    needsAccount: true,
    needsWrite: true,
    ask: async (client, email) => {
      const nobody = client.anonymous()
      await nobody.send(wireOf(calls.csrf, undefined))
      return nobody.send(wireOf(calls.login, { email, password: 'conform-nobody' }))
    },
    wanted: {
      check: 'sign-in',
      when: 'a wrong password, as for an unknown address',
      status: [400],
      code: 'ERROR_WRONG_CREDENTIALS',
    },
  },
  {
    name: 'updateUser with a wrong token',
    call: calls.updateUser,
    needsAccount: true,
    needsWrite: true,
    ask: (client) => client.send(wireOf(calls.updateUser, {}), { 'x-csrf-token': 'wrong' }),
    wanted: { check: 'csrf', when: 'X-CSRF-Token: wrong', status: [403], code: 'ERROR_CSRF_TOKEN' },
  },
  {
    name: 'updateUser as a form of another site',
    call: calls.updateUser,
    needsAccount: true,
    needsWrite: true,
    ask: (client) => {
      const { headers, ...wire } = wireOf(calls.updateUser, {})
      return client.send({
        ...wire,
        headers: { ...headers, 'content-type': 'text/plain' },
      })
    },
    wanted: { check: 'csrf', when: 'Content-Type: text/plain', status: [403, 415] },
  },
  {
    name: 'createBotThread as a form of another site',
    call: calls.createBotThread,
    needsAccount: true,
    needsWrite: true,
    ask: (client) => client.send({ ...wireOf(calls.createBotThread, undefined), headers: {} }),
    wanted: { check: 'csrf', when: 'without X-Requested-With', status: [403, 415] },
  },
  {
    name: 'updateAvatar with no picture',
    call: calls.updateAvatar,
    needsAccount: true,
    needsWrite: true,
    ask: (client) => {
      const file = new Blob(['no picture'], { type: 'text/plain' })
      return client.send(wireOf(calls.updateAvatar, { file }))
    },
    wanted: { check: 'validation', when: 'a text file', status: [415], code: 'ERROR_FILE_TYPE' },
  },
]
