import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calls } from '@/api/contract/index.ts'
import type { CallName } from '@/api/contract/index.ts'
import type { Call } from '@/api/contract/types.ts'
import { isRecord } from '@/lib/is-record.ts'
import { entriesOf } from '@/lib/object.ts'

const root = join(import.meta.dirname, '..', '..')
const all = entriesOf<Readonly<Record<CallName, Call>>>(calls)
const named = (is: (call: Call) => unknown): CallName[] =>
  all.filter(([, call]) => is(call)).map(([name]) => name)

const isKeyed = (name: CallName): boolean => {
  const { idempotent, repeatable }: Call = calls[name]
  return idempotent === true || repeatable === true || ownKey[name] !== undefined
}

/** The code of the areas and of what they share, without its specs. */
const code = globSync('src/{areas,shared}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.spec.'))
  .map((file) => readFileSync(join(root, file), 'utf8'))

/** The calls that move money or give something of worth. */
const worth: readonly CallName[] = [
  'answerTask',
  'buyEnterprise',
  'claimReward',
  'confirmTransfer',
  'createCryptoPayment',
  'createInvoice',
  'createPayment',
  'createPayout',
  'exportTasks',
  'orderProxy',
  'orderWorkaround',
  'redeemPromo',
  'redeemVoucher',
  'renewCryptoAddress',
  'requestRefund',
  'sendPaymentDetails',
  'sendTestTask',
  'sendTransfer',
  'updateWallet',
]

/** These keep a key of their own, which lives as long as what it is for. */
const ownKey: Readonly<Partial<Record<CallName, string>>> = {
  answerTask: 'One key for each task, in use-desk.ts; one tab of a worker has the desk.',
  exportTasks:
    'One key for each order of a file, in use-exports.ts; the list of files is its outcome.',
  createTicket: 'The body has a requestKey, which its draft keeps.',
  sendTicketMessage: 'The body has a requestKey, which its draft keeps.',
}

const making =
  /^(?:add|appeal|ask|authenticate|create|dispute|escalate|import|link|new|register|report|resetProxy|rotate|setUp)|^send(?!Bot|Payment|Proof|Test|Transfer)|Create$/
const secrets = ['key', 'password', 'secret', 'signingSecret', 'recoveryCodes']

/** Whether an answer holds a secret, itself or in its records. */
function holdsSecret(schema: unknown, depth = 0): boolean {
  if (!isRecord(schema) || depth > 6) return false
  const { entries } = schema
  if (isRecord(entries))
    return Object.entries(entries).some(
      ([name, value]) => secrets.includes(name) || holdsSecret(value, depth + 1),
    )
  return [schema['item'], schema['wrapped']].some((inner) => holdsSecret(inner, depth + 1))
}

describe('the calls that move money or give something of worth', () => {
  it('are the rows with an Idempotency-Key in their argument', () => {
    expect(named(({ idempotent }) => idempotent).toSorted()).toEqual(worth.toSorted())
  })

  it.each(worth.filter((name) => !ownKey[name]))('%s goes through the payment intent', (name) => {
    const isIntent = (text: string): boolean =>
      /usePayment(?:Intent|Review)\b/.test(text) &&
      new RegExp(`call: \\w+Calls\\.${name}\\b`).test(text)
    expect(code.filter(isIntent)).not.toEqual([])
  })
})

describe('the calls that make something', () => {
  it('can be repeated by a key', () => {
    const made = named(({ method }) => method === 'POST').filter((name) => making.test(name))
    expect(made.length).toBeGreaterThan(35)
    expect(made.filter((name) => !isKeyed(name))).toEqual([])
  })

  it('can be repeated by a key where the answer shows a secret once', () => {
    const secret = named(({ method, res }) => method === 'POST' && holdsSecret(res))
    expect(secret).toEqual(
      expect.arrayContaining<CallName>([
        'addPingbackHost',
        'createKey',
        'createProxyUsers',
        'newRecoveryCodes',
        'resetProxyPassword',
        'rotateKey',
        'rotatePingbackSecret',
        'setUpTwoFactor',
      ]),
    )
    // It shows what exists, as often as it is asked.
    expect(secret.filter((name) => !isKeyed(name))).toEqual(['revealKey'])
  })

  // A state that is set twice is the same state: two tabs cannot buy twice by it.
  it('of automatic buying set a state, which a key repeats as well', () => {
    for (const name of ['renewEnterprise', 'updateAutoTopUp', 'updateProxyAlerts'] as const)
      expect(isKeyed(name)).toBe(true)
  })
})
