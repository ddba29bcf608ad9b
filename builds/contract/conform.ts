// Over 250 lines: the run against one backend, from the first read to the last write.
import { calls } from '../../src/api/contract/index.ts'
import type { CallName } from '../../src/api/contract/index.ts'
import type { Call } from '../../src/api/contract/types.ts'
import { newKey } from '../../src/lib/secure-context.ts'
import { keysOf } from '../../src/lib/object.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import type { Client, Reply } from './client.ts'
import { foreignFault, foreignOrigins, preflight, preflightFaults } from './cors.ts'
import { contractSamples, withListed } from './examples.ts'
import { shownValue } from './finding.ts'
import type { ContractFinding } from './finding.ts'
import { statusText } from './judge.ts'
import type { Judge } from './judge.ts'
import { listenEvents } from './listen-events.ts'
import {
  lastingCookies,
  provocations,
  provokeChange,
  provokeRead,
  provokeStale,
  unknownId,
} from './provoke.ts'
import { walkPages } from './walk-pages.ts'
import { wireOf } from './wire.ts'

export interface ConformVerdict {
  name: string
  method: string
  path: string
  /** Who called: the address of the account, or `nobody`. */
  as: string
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
  /** Made once something has answered: reading the whole document takes seconds. */
  judge: () => Promise<Judge>
  /** One account of each role. */
  accounts?: readonly ConformAccount[]
  /** Whether the run also makes calls that change data. */
  write: boolean
  origin?: string | undefined
  only?: readonly string[] | undefined
  /** Milliseconds that the stream of events may be silent: contract.md asks for a sign every 15 s. */
  quiet?: number
}

/** Who calls, and what is known of them. */
interface Caller {
  as: string
  client: Client
  account?: ConformAccount
  permissions: ReadonlySet<string>
}

interface Outcome {
  findings: ContractFinding[]
  reply?: Reply | undefined
  skipped?: string
}

/** Calls that would end the run or destroy its account. */
const never = new Set<CallName>([
  'logout',
  'deleteAccount',
  'leaveTeam',
  'transferTeam',
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
const codeOf = (reply: Reply): unknown =>
  isRecord(reply.body) ? reply.body['errorCode'] : undefined
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { cause } = error
  return cause instanceof Error
    ? cause.message || String(Reflect.get(cause, 'code'))
    : error.message
}

/** @throws Error in one line, if nothing answers */
async function reach(client: Client): Promise<void> {
  try {
    await client.anonymous().send(wireOf(calls.user, undefined))
  } catch (error) {
    throw new Error(`Nothing answers at ${client.api}: ${reasonOf(error)}`, { cause: error })
  }
}

/**
 * Runs the contract against a backend, reads first.
 * @throws Error in one line, if nothing answers or `only` names what is no call
 */
export async function conform(options: Options): Promise<ConformVerdict[]> {
  const { client, accounts = [], write, origin, only, quiet = 20_000 } = options
  const isKnown = (name: string): boolean =>
    Object.hasOwn(calls, name) || provocations.some((one) => one.name.startsWith(`${name} `))
  const unknown = only?.filter((name) => !isKnown(name)) ?? []
  if (unknown.length > 0)
    throw new Error(
      `The contract has no call "${unknown.join('", "')}"; npm run endpoints lists them.`,
    )
  await reach(client)
  const judge = await options.judge()
  const verdicts: ConformVerdict[] = []
  /** What the run has provoked once: a second account would be refused alike. */
  const provoked = new Set<string>()
  const isFirst = (name: string): boolean => !provoked.has(name) && Boolean(provoked.add(name))

  async function run(
    name: string,
    call: Pick<Call, 'method' | 'path'>,
    as: string,
    act: () => Promise<Outcome>,
  ): Promise<void> {
    // A run of single calls signs in too.
    if (only && !only.includes(name.split(' ')[0] ?? '') && !['csrf', 'login'].includes(name))
      return
    const base = { name, method: call.method, path: call.path, as }
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
      // A backend that has gone away is said once, and not of every call that is left.
      await reach(client)
      const got = reasonOf(error)
      verdicts.push({
        ...base,
        findings: [{ check: 'answer', field: 'the answer', expected: 'one', got }],
        status: null,
        milliseconds: 0,
      })
    }
  }

  /** Null if the account cannot sign in: its other calls would all fail for that reason. */
  async function signIn(account: ConformAccount): Promise<Caller | null> {
    const own = client.anonymous()
    const as = account.email
    await run('csrf', calls.csrf, as, async () => {
      await own.send(wireOf(calls.csrf, undefined))
      const first = own.csrf()
      const reply = await own.send(wireOf(calls.csrf, undefined))
      const findings = judge.answer(calls.csrf, reply)
      const wrongToken = (expected: string, got: string): void =>
        void findings.push({ check: 'cookies', field: 'csrf_token', expected, got })
      if (!own.csrf()) wrongToken('the cookie', 'nothing')
      // The site asks for another one after a token was refused.
      else if (own.csrf() === first) wrongToken('a new one each time', 'the same again')
      return { findings, reply }
    })
    let isIn = false
    await run('login', calls.login, as, async () => {
      const reply = await own.send(wireOf(calls.login, { ...account }))
      const findings = judge.answer(calls.login, reply)
      const isSecondStep = isRecord(reply.body) && Boolean(reply.body['twoFactor'])
      isIn = reply.status === 200 && !isSecondStep
      if (!isIn)
        findings.push({
          check: 'sign-in',
          field: 'the test account',
          expected: '200 without a second factor',
          got: isSecondStep ? 'a second factor' : statusText(reply),
        })
      findings.push(...lastingCookies(reply))
      return { findings, reply }
    })
    if (!isIn) return null
    const { body } = await own.send(wireOf(calls.user, undefined))
    const held = isRecord(body) && isRecord(body['permissions']) ? body['permissions'] : {}
    const permissions = Object.keys(held).filter((name) => held[name] === true)
    return { as, client: own, account, permissions: new Set(permissions) }
  }

  /** Whether the caller holds what the call asks for. */
  const isHeld = (call: Call, { permissions }: Caller): boolean =>
    ['public', 'user'].includes(judge.access(call)) || permissions.has(judge.access(call))

  /** What a right caller with a right argument must not be told. */
  function wrongRefusal(call: Call, reply: Reply, { account }: Caller): ContractFinding[] {
    const access = judge.access(call)
    const { status } = reply
    const code = codeOf(reply)
    const got = statusText(reply)
    if (status === 401 && account)
      return [{ check: 'sign-in', field: 'status', expected: 'an answer to who is signed in', got }]
    if (status === 403 && code === 'ERROR_FORBIDDEN' && access !== 'user')
      return [
        {
          check: 'permission',
          field: 'status',
          expected:
            access === 'public' ? 'an answer for anybody' : `an answer to who holds ${access}`,
          got,
        },
      ]
    const isRead = call.method === 'GET' && !call.path.includes('{')
    if (isRead && (status === 404 || code === 'ERROR_VALIDATION'))
      return [
        {
          check: 'validation',
          field: 'status',
          expected: 'an answer to a right argument',
          got: `${got} ${shownValue(isRecord(reply.body) ? reply.body['fields'] : undefined)}`,
        },
      ]
    return []
  }
  /** An answer for an id that is about another one. */
  function anotherEntry({ path }: Call, arg: unknown, { body }: Reply): ContractFinding[] {
    const wanted: unknown = isRecord(arg) ? arg['id'] : undefined
    const got: unknown = isRecord(body) ? body['id'] : undefined
    // An id may be a number in the one place and a text in the other.
    const plain = (id: unknown): string => shownValue(id).replaceAll('"', '')
    return !path.endsWith('/{id}') || got === undefined || plain(got) === plain(wanted)
      ? []
      : [{ check: 'missing', field: 'id', expected: shownValue(wanted), got: shownValue(got) }]
  }
  const lackingRefusal = (call: Call, reply: Reply): ContractFinding[] =>
    judge.refused(reply, {
      check: 'permission',
      when: `without ${judge.access(call)}`,
      status: [403],
      code: 'ERROR_FORBIDDEN',
    })

  /** The answers to a caller so far, so that a call with an id can name an existing one. */
  type Lists = { path: string; answer: unknown }[]

  /** What belongs to an account: a call that was answered to it for an id of its lists. */
  const belongings: { name: CallName; as: string; arg: unknown; id: unknown }[] = []
  function keep(name: CallName, { account, as }: Caller, arg: unknown): void {
    const id: unknown = isRecord(arg) ? arg['id'] : undefined
    const isOwn = account && judge.access(calls[name]) === 'user' && id !== undefined
    if (isOwn && !belongings.some((one) => one.name === name))
      belongings.push({ name, as, arg, id })
  }
  /** Asks for what is another account's, unless the lists of this one have it too. */
  async function strangers(caller: Caller, lists: Lists): Promise<void> {
    const own = JSON.stringify(lists)
    for (const { name, as, arg, id } of belongings) {
      if (as === caller.as || own.includes(JSON.stringify(id))) continue
      await run(`${name} of another account`, calls[name], caller.as, async () => {
        const reply = await caller.client.send(wireOf(calls[name], arg))
        const when = `${shownValue(id)} of ${as}`
        const findings = judge.refused(reply, { check: 'missing', when, status: unknownId })
        return { reply, findings }
      })
    }
  }

  async function read(name: CallName, caller: Caller, lists: Lists): Promise<void> {
    const call: Call = calls[name]
    const own = caller.client
    const [sample] = contractSamples(name)
    await run(name, call, caller.as, async () => {
      if (name === 'events') {
        const { reply, findings } = await listenEvents(own, judge, quiet)
        if (isFirst(name))
          findings.push(...(await provokeRead({ client: own, judge }, call, sample)))
        return { reply, findings }
      }
      if (!isHeld(call, caller)) {
        const reply = await own.send(wireOf(call, sample))
        return { reply, findings: lackingRefusal(call, reply) }
      }
      let reply: Reply | undefined
      let arg: unknown
      for (arg of [...withListed(call, [sample], lists).slice(0, 3), sample]) {
        reply = await own.send(wireOf(call, arg))
        if (reply.status < 400) break
      }
      if (!reply) return { findings: [], skipped: 'no argument' }
      const findings = [...judge.answer(call, reply), ...wrongRefusal(call, reply, caller)]
      if (reply.status < 300) {
        lists.push({ path: call.path, answer: reply.body })
        if (call.path.includes('{id}')) keep(name, caller, arg)
        findings.push(...anotherEntry(call, arg, reply))
        const ask = async (more: object): Promise<unknown> =>
          (await own.send(wireOf(call, { ...Object(arg), ...more }))).body
        findings.push(
          ...(await walkPages(call, ask, judge.maximum(call, 'perPage'), judge.orders(call))),
        )
      }
      if (isFirst(name)) findings.push(...(await provokeRead({ client: own, judge }, call, arg)))
      return { findings, reply }
    })
  }

  async function change(name: CallName, caller: Caller, lists: Lists): Promise<void> {
    const call: Call = calls[name]
    const own = caller.client
    const asking = { client: own, judge }
    await run(name, call, caller.as, async () => {
      if (never.has(name) || isSigningIn(call))
        return { findings: [], skipped: 'would end the run or the account' }
      const [sample] = contractSamples(name)
      const [listed] = withListed(call, [sample], lists)
      const arg = listed ?? sample
      // The mock's own samples of some calls depend on what was made before.
      if (arg === undefined && call.arg.type !== 'void')
        return { findings: [], skipped: 'no argument to try it with' }
      const key: Record<string, string> = call.repeatable ? { 'idempotency-key': newKey() } : {}
      if (!isHeld(call, caller)) {
        const reply = await own.send(wireOf(call, arg), key)
        return { reply, findings: lackingRefusal(call, reply) }
      }
      const before = isFirst(name) ? await provokeChange(asking, call, arg) : []
      const reply = await own.send(wireOf(call, arg), key)
      // Who may not make the call is refused before the input is looked at: another account tells.
      const isForbidden = reply.status === 403 && codeOf(reply) === 'ERROR_FORBIDDEN'
      if (isForbidden) provoked.delete(name)
      const findings = [
        ...(isForbidden ? [] : before),
        ...judge.answer(call, reply),
        ...wrongRefusal(call, reply, caller),
      ]
      if ((call.idempotent || call.repeatable) && reply.status < 300) {
        const again = await own.send(wireOf(call, arg), key)
        if (again.status !== reply.status || again.text !== reply.text)
          findings.push({
            check: 'idempotency',
            when: 'the same Idempotency-Key',
            field: 'the answer',
            expected: `the first one, ${reply.status} ${shownValue(reply.body)}`,
            got: `${again.status} ${shownValue(again.body)}`,
          })
      }
      if (reply.status < 300) findings.push(...(await provokeStale(asking, call, arg)))
      return { findings, reply }
    })
  }

  async function refusals(caller: Caller): Promise<void> {
    for (const { name, call, needsAccount, needsWrite, ask, wanted } of provocations) {
      if ((needsAccount && !caller.account) || (needsWrite && !write) || !isFirst(name)) continue
      await run(name, call, caller.as, async () => {
        const reply = await ask(caller.client, caller.account?.email ?? '')
        return { reply, findings: judge.refused(reply, wanted) }
      })
    }
  }

  /** Checks cross-origin requests: a preflight must allow the site's origin and no other. */
  async function origins(): Promise<void> {
    const call: Call = calls.user
    await run('user from a foreign origin', call, 'nobody', async () => {
      const findings: ContractFinding[] = []
      let reply: Reply | undefined
      for (const foreign of foreignOrigins(origin)) {
        reply = await client.send(wireOf(call, undefined), { origin: foreign })
        if (reply.status >= 500) return { reply, findings, skipped: `answered ${reply.status}` }
        findings.push(...foreignFault(reply.headers, foreign))
      }
      return { reply, findings }
    })
    if (origin !== undefined)
      await run('updateUser preflight', call, 'nobody', async () => {
        const reply = await preflight(client, call.path, origin)
        return { reply, findings: preflightFaults(reply, origin) }
      })
  }

  await origins()
  const names = keysOf(calls)
  // Lists come before their items: calls with fewer parameters first.
  const depth = (name: CallName): number => calls[name].path.split('{').length
  const reads = names
    .filter((name) => calls[name].method === 'GET' && name !== 'csrf')
    .toSorted((a, b) => depth(a) - depth(b))
  const isPublic = (name: CallName): boolean => judge.access(calls[name]) === 'public'

  async function roundOf(caller: Caller): Promise<void> {
    const lists: Lists = []
    for (const name of reads)
      if (caller.account || isPublic(name)) await read(name, caller, lists)
      else if (accounts.length === 0)
        await run(name, calls[name], caller.as, async () => ({
          findings: [],
          skipped: 'no account',
        }))
    await strangers(caller, lists)
    await refusals(caller)
    if (write && caller.account)
      for (const name of names.filter((one) => calls[one].method !== 'GET'))
        await change(name, caller, lists)
  }

  const nobody: Caller = { as: 'nobody', client: client.anonymous(), permissions: new Set() }
  await roundOf(nobody)
  for (const account of accounts) {
    const caller = await signIn(account)
    if (caller) await roundOf(caller)
  }
  return verdicts
}
