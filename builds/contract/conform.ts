// Over 250 lines: the run against one backend, from the first read to the last write.
import { calls } from '../../src/api/contract/index.ts'
import type { CallName } from '../../src/api/contract/index.ts'
import type { Call } from '../../src/api/contract/types.ts'
import { newKey } from '../../src/lib/secure-context.ts'
import { keysOf } from '../../src/lib/object.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import type { Client, Reply } from './client.ts'
import { contractSamples, withListed } from './examples.ts'
import type { ContractFinding, Judge } from './judge.ts'
import { wireOf } from './wire.ts'

export interface ConformVerdict {
  name: string
  method: string
  path: string
  findings: ContractFinding[]
  /** The status of the checked answer; null if there was none. */
  status: number | null
  milliseconds: number
  /** Why the call was not made. */
  skipped?: string
}

export interface ConformAccount {
  email: string
  password: string
}

interface Options {
  client: Client
  judge: Judge
  account?: ConformAccount | undefined
  /** Whether the run also makes calls that change data. */
  write: boolean
  origin?: string | undefined
  only?: readonly string[] | undefined
}

/** Calls that would end the run or destroy its account. */
const never = new Set<CallName>([
  'logout',
  'deleteAccount',
  'changeEmail',
  'updatePassword',
  'endSession',
  'endOtherSessions',
  'chooseUserType',
  'setUpTwoFactor',
  'enableTwoFactor',
  'disableTwoFactor',
])
const isSigningIn = ({ path }: Call): boolean => path.startsWith('/api/v2/auth/')

const recordsOf = (body: unknown): unknown[] | null => {
  if (!isRecord(body)) return null
  const list = body['records'] ?? body['articles']
  return Array.isArray(list) ? list : null
}
const idsOf = (records: readonly unknown[]): string[] =>
  records.flatMap((record) => {
    const id: unknown = isRecord(record) ? (record['id'] ?? record['slug']) : record
    return id === undefined ? [] : [JSON.stringify(id)]
  })

const entriesOf = (call: Call): string[] =>
  'entries' in call.arg && isRecord(call.arg.entries) ? Object.keys(call.arg.entries) : []

/** Runs the contract against a backend, reads first. */
export async function conform(options: Options): Promise<ConformVerdict[]> {
  const { client, judge, account, write, origin, only } = options
  const verdicts: ConformVerdict[] = []
  /** The answers so far, so that a call with an id can name an existing one. */
  const lists: { path: string; answer: unknown }[] = []

  async function run(
    name: string,
    call: Pick<Call, 'method' | 'path'>,
    act: () => Promise<{
      findings: ContractFinding[]
      reply?: Reply | undefined
      skipped?: string
    }>,
  ): Promise<void> {
    // A run of single calls signs in too.
    if (only && ![...only, 'csrf', 'login'].includes(name.split(' ')[0] ?? '')) return
    const base = { name, method: call.method, path: call.path }
    try {
      const { findings, reply, skipped } = await act()
      verdicts.push({
        ...base,
        findings,
        status: reply?.status ?? null,
        milliseconds: reply?.milliseconds ?? 0,
        ...(skipped !== undefined && { skipped }),
      })
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      verdicts.push({
        ...base,
        findings: [{ check: 'answer', text: `no answer: ${text}` }],
        status: null,
        milliseconds: 0,
      })
    }
  }

  async function signIn({ email, password }: ConformAccount): Promise<void> {
    await run('csrf', calls.csrf, async () => {
      const reply = await client.send(wireOf(calls.csrf, undefined))
      const findings = judge.answer(calls.csrf, reply)
      if (!client.csrf()) findings.push({ check: 'cookies', text: 'csrf_token was not set' })
      return { findings, reply }
    })
    await run('login', calls.login, async () => {
      const reply = await client.send(wireOf(calls.login, { email, password }))
      const findings = judge.answer(calls.login, reply)
      if (reply.status !== 200)
        findings.push({ check: 'sign-in', text: `${reply.status} for the test account` })
      else if (isRecord(reply.body) && reply.body['twoFactor'])
        findings.push({ check: 'sign-in', text: 'the test account has a second factor' })
      return { findings, reply }
    })
  }

  /** Checks a page of a list, the next page, and a page beyond the end. */
  async function pages(call: Call, arg: unknown): Promise<ContractFinding[]> {
    const entries = entriesOf(call)
    const ask = async (more: object): Promise<unknown> =>
      (await client.send(wireOf(call, { ...Object(arg), ...more }))).body
    const wrong = (text: string): ContractFinding[] => [{ check: 'pagination', text }]
    if (entries.includes('page') && entries.includes('perPage')) {
      const [first, second, beyond] = [
        await ask({ page: 0, perPage: 2 }),
        await ask({ page: 1, perPage: 2 }),
        await ask({ page: 100_000, perPage: 2 }),
      ]
      const [one, two, none] = [recordsOf(first), recordsOf(second), recordsOf(beyond)]
      if (!one || !two || !none) return []
      if (one.length > 2) return wrong(`${one.length} records on a page of 2`)
      if (none.length > 0) return wrong('records on a page beyond the end')
      const ids = new Set(idsOf(one))
      if (idsOf(two).some((id) => ids.has(id)))
        return wrong('a record of the first page is on the second too')
      const total = isRecord(first) ? first['totalCount'] : undefined
      if (typeof total === 'number' && total < one.length + two.length)
        return wrong(`totalCount is ${total}, and two pages hold ${one.length + two.length}`)
    }
    if (entries.includes('before')) {
      const first = await ask({})
      const before = isRecord(first) ? first['nextBefore'] : undefined
      if (typeof before !== 'string' || before === '') return []
      const ids = new Set(idsOf(recordsOf(first) ?? []))
      const again = idsOf(recordsOf(await ask({ before })) ?? [])
      if (again.some((id) => ids.has(id)))
        return wrong('a record before nextBefore is on the first page too')
    }
    return []
  }

  /** Checks refusals that need no account: a signed-out caller, or wrong input. */
  async function refusals(call: Call, arg: unknown): Promise<ContractFinding[]> {
    const found: ContractFinding[] = []
    if (!judge.isOpen(call)) {
      const reply = await client.anonymous().send(wireOf(call, arg))
      if (reply.status !== 401)
        found.push({ check: 'sign-in', text: `${reply.status} for nobody; allowed: 401` })
      else found.push(...judge.refusal(reply))
    }
    if (judge.isBounded(call, 'perPage')) {
      const reply = await client.send(wireOf(call, { ...Object(arg), perPage: 100_000 }))
      if (reply.status < 400)
        found.push({ check: 'validation', text: 'perPage=100000 is taken; allowed: 400' })
      else if (reply.status === 400) found.push(...judge.refusal(reply))
    }
    return found
  }

  async function read(name: CallName): Promise<void> {
    const call: Call = calls[name]
    await run(name, call, async () => {
      if (!judge.isOpen(call) && !account) return { findings: [], skipped: 'no account' }
      const [sample] = contractSamples(name)
      const args = [...withListed(call, [sample], lists).slice(0, 3), sample]
      let reply: Reply | undefined
      let arg: unknown
      for (arg of args) {
        reply = await client.send(wireOf(call, arg))
        if (reply.status < 400) break
      }
      if (!reply) return { findings: [], skipped: 'no argument' }
      const findings = judge.answer(call, reply)
      // For a signed-out caller both null and 401 are right.
      if (reply.status < 300) {
        lists.push({ path: call.path, answer: reply.body })
        findings.push(...(await pages(call, arg)))
      }
      if (name !== 'events') findings.push(...(await refusals(call, arg)))
      return { findings, reply }
    })
  }

  async function change(name: CallName): Promise<void> {
    const call: Call = calls[name]
    await run(name, call, async () => {
      if (never.has(name) || isSigningIn(call))
        return { findings: [], skipped: 'would end the run or the account' }
      const [sample] = contractSamples(name)
      const [listed] = withListed(call, [sample], lists)
      const arg = listed ?? sample
      const key: Record<string, string> = call.repeatable ? { 'idempotency-key': newKey() } : {}
      const reply = await client.send(wireOf(call, arg), key)
      const findings = judge.answer(call, reply)
      if ((call.idempotent || call.repeatable) && reply.status < 300) {
        const again = await client.send(wireOf(call, arg), key)
        if (again.status !== reply.status || again.text !== reply.text)
          findings.push({
            check: 'idempotency',
            text: 'the same Idempotency-Key got another answer',
          })
      }
      return { findings, reply }
    })
  }

  async function guarded(): Promise<void> {
    const call: Call = calls.updateUser
    await run('updateUser without a CSRF token', call, async () => {
      const reply = await client.send(wireOf(call, {}), { 'x-csrf-token': 'wrong' })
      const findings: ContractFinding[] =
        reply.status === 403 &&
        isRecord(reply.body) &&
        reply.body['errorCode'] === 'ERROR_CSRF_TOKEN'
          ? judge.refusal(reply)
          : [
              {
                check: 'csrf',
                text: `${reply.status} for a wrong token; wanted: 403 ERROR_CSRF_TOKEN`,
              },
            ]
      return { findings, reply }
    })
  }

  /** Checks cross-origin requests: a preflight must allow the site's origin and no other. */
  async function origins(): Promise<void> {
    const call: Call = calls.user
    await run('user from a foreign origin', call, async () => {
      const foreign = 'https://foreign.example'
      const reply = await client.send(wireOf(call, undefined), { origin: foreign })
      const allowed = reply.headers.get('access-control-allow-origin')
      const credentials = reply.headers.get('access-control-allow-credentials') === 'true'
      const findings: ContractFinding[] =
        allowed === foreign || (allowed === '*' && credentials)
          ? [{ check: 'cors', text: `${foreign} is allowed` }]
          : []
      return { findings, reply }
    })
    if (origin === undefined) return
    await run('updateUser preflight', call, async () => {
      const wanted = ['content-type', 'x-csrf-token', 'idempotency-key', 'x-requested-with']
      const reply = await client.anonymous().send(
        { method: 'OPTIONS', path: call.path, headers: {} },
        {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': wanted.join(','),
        },
      )
      const header = (key: string): string[] =>
        (reply.headers.get(`access-control-allow-${key}`) ?? '')
          .split(',')
          .map((one) => one.trim().toLowerCase())
      const missing = wanted.filter((one) => !header('headers').includes(one))
      const findings: ContractFinding[] = [
        ...(missing.length > 0
          ? [{ check: 'cors' as const, text: `not allowed: ${missing.join(', ')}` }]
          : []),
        ...(header('methods').includes('put')
          ? []
          : [{ check: 'cors' as const, text: 'not allowed: PUT' }]),
      ]
      return { findings, reply }
    })
  }

  if (account) await signIn(account)
  await origins()
  const reads = keysOf(calls).filter((name) => calls[name].method === 'GET' && name !== 'csrf')
  // Lists come before their items: calls with fewer parameters first.
  const depth = (name: CallName): number => calls[name].path.split('{').length
  for (const name of reads.toSorted((a, b) => depth(a) - depth(b))) await read(name)
  if (write && account) {
    await guarded()
    for (const name of keysOf(calls).filter((one) => calls[one].method !== 'GET'))
      await change(name)
  }
  return verdicts
}
