// Over 250 lines: a table with an example per call.
import { calls } from '../../src/api/contract/index.ts'
import type { CallName } from '../../src/api/contract/index.ts'
import type { Call } from '../../src/api/contract/types.ts'
import { openBackend } from '../../src/mocks/backend.ts'
import type { Backend } from '../../src/mocks/backend.ts'
import { become } from '../../src/mocks/control.ts'
import { handlers } from '../../src/mocks/handlers/index.ts'
import type { Cookie } from '../../src/mocks/lib/cookies.ts'
import { testTime } from '../../src/mocks/node.ts'
import { demoCode, personaPassword } from '../../src/mocks/personas.ts'
import type { PersonaName } from '../../src/mocks/personas.ts'
import { answerCall } from '../../src/mocks/respond.ts'
import { mockedCalls, sessionCookie } from '../../src/mocks/route.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { wireOf } from './wire.ts'

export interface ContractExample {
  /** The argument; undefined for a call without one. */
  arg: unknown
  status: number
  /** Undefined for an empty answer. */
  answer: unknown
  cookies: readonly Cookie[]
}

/** The personas that try a call, in this order. The first success gives the example. */
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

/** Shortens an answer: lists of two entries, and cut texts. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, longest.list).map(shorten)
  if (typeof value === 'string')
    return value.length > longest.text && /\s/.test(value)
      ? `${value.slice(0, longest.text)}…`
      : value
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shorten(one)]))
}

/** Returns arguments that the mock accepts. A call without an argument has one, undefined. */
export function contractSamples(name: CallName): readonly unknown[] {
  const { samples }: { samples?: readonly unknown[] | undefined } = handlers[name]
  return samples ?? [undefined]
}

/** How to try a call that needs more than the seed: the persona, and the calls before it. */
interface Preparation {
  as: PersonaName
  /** Each call with its argument, which may depend on the previous answer. */
  before: readonly ((last: unknown) => [call: CallName, arg: unknown])[]
  /** The fields of the argument that come from the previous answer. */
  take?: (last: unknown) => Record<string, unknown>
  /** The milliseconds between the previous call and this one. */
  wait?: number
}
const idOf = (answer: unknown) => ({ id: isRecord(answer) ? answer['id'] : undefined })
const paymentIdOf = (answer: unknown) => idOf(isRecord(answer) ? answer['payment'] : null)
const firstId = (answer: unknown) => idOf(recordsOf(answer)[0])
const sampled = (call: CallName) => (): [CallName, unknown] => [call, contractSamples(call)[0]]
const revisionOf = (list: CallName, revisions: CallName): Preparation => ({
  as: 'admin',
  before: [() => [list, {}], (last) => [revisions, firstId(last)]],
  take: firstId,
})
const attachmentTo = (list: CallName): Preparation => ({
  as: 'admin',
  before: [() => [list, {}]],
  take: (last) => ({ articleId: firstId(last).id }),
})

const decision = { reasonCode: 'links', comment: 'The download is gone.' }
/** A program with all that a moderator has to see. */
const submitted = {
  title: 'Sample program',
  tagline: 'Shows how a program is published',
  description: '<p>It sends tasks.</p>',
  logoUrl: '/api/v1/articles/media/software-logo-lantern.svg',
  categories: ['libraries'],
  platforms: ['web'],
  pricing: 'free',
  website: 'https://sample.example.com/',
}
/** What a device answers to the challenge of the previous answer. */
function credentialOf(last: unknown, kind: 'create' | 'get') {
  const options = isRecord(last) ? last['options'] : null
  const challenge = isRecord(options) ? options['challenge'] : null
  const encode = (text: string) => Buffer.from(text, 'latin1').toString('base64url')
  const clientDataJSON = encode(JSON.stringify({ type: `webauthn.${kind}`, challenge }))
  // After the hash of the host, the flags say that the device verified its owner.
  const authenticatorData = encode(`${'\0'.repeat(32)}\u0005`)
  const id = 'AAAA'
  return {
    credential: {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON,
        ...(kind === 'create' ? { attestationObject: id } : { authenticatorData, signature: id }),
      },
    },
  }
}
const pairOf = (last: unknown) => {
  const [first] = recordsOf(last)
  const { candidates } = isRecord(first) ? first : {}
  const [next]: readonly unknown[] = Array.isArray(candidates) ? candidates : []
  return { records: [{ ...idOf(first), ip: isRecord(next) ? next['ip'] : undefined }] }
}
const newPasskey = (last: unknown) => ({ name: 'Laptop', ...credentialOf(last, 'create') })
const byPasskey = (options: CallName): Preparation => ({
  as: 'customer',
  before: [
    () => ['passkeyCreation', undefined],
    (last) => ['addPasskey', newPasskey(last)],
    () => [options, undefined],
  ],
  take: (last) => credentialOf(last, 'get'),
})

/** What a project's items cost, as its answer says. */
const estimateOf = (project: unknown) => {
  const price = isRecord(project) ? project['price'] : null
  return isRecord(price) ? price['estimate'] : null
}
const preparations: Partial<Record<CallName, Preparation>> = {
  removeAlertRule: { as: 'customer', before: [sampled('addAlertRule')], take: idOf },
  updateAlertRule: { as: 'customer', before: [sampled('addAlertRule')], take: idOf },
  leaveTeam: { as: 'newcomer', before: [sampled('joinTeam')] },
  replaceAddresses: {
    as: 'customer',
    before: [() => ['previewReplacement', { ids: ['pa3'] }]],
    take: pairOf,
  },
  labelImport: {
    as: 'customer',
    before: [sampled('importLabelItems')],
    take: (last) => ({ jobId: idOf(last).id }),
  },
  payLabelProject: {
    as: 'customer',
    before: [
      sampled('createLabelProject'),
      (last) => [
        'importLabelItems',
        { ...idOf(last), rows: [{ url: 'https://example.com/1.jpg' }] },
      ],
      () => ['labelProjects', {}],
      (last) => ['turnLabelProject', { ...firstId(last), action: 'submit' }],
    ],
    take: (last) => ({ ...idOf(last), price: estimateOf(last) }),
  },
  exportJob: { as: 'customer', before: [sampled('exportTasks')], take: idOf },
  resendEmailChange: { as: 'customer', before: [sampled('changeEmail')], wait: 90_000 },
  answerTask: { as: 'worker', before: [() => ['nextTask', {}]], take: idOf },
  askProject: {
    as: 'worker',
    before: [() => ['nextTask', { kinds: ['box'] }]],
    take: idOf,
  },
  skipTask: { as: 'worker', before: [() => ['nextTask', {}]], take: idOf },
  cancelPayout: { as: 'customer', before: [sampled('createPayout')], take: idOf },
  sendPaymentDetails: {
    as: 'customer',
    before: [
      () => [
        'createPayment',
        {
          ...Object.assign({}, contractSamples('createPayment')[0]),
          method: 'boleto',
          amount: { amount: '100', currency: 'BRL' },
        },
      ],
    ],
    take: (last) => ({
      ...paymentIdOf(last),
      fields: { name: 'Ann Lee', email: 'ann@example.com' },
    }),
  },
  renewCryptoAddress: {
    as: 'customer',
    before: [
      () => [
        'createCryptoPayment',
        {
          ...Object.assign({}, contractSamples('createCryptoPayment')[0]),
          asset: 'BTC',
          network: 'bitcoin',
          // The amount of a payment that never arrives (src/mocks/README.md).
          amount: { amount: '100.44', currency: 'USD' },
        },
      ],
    ],
    take: paymentIdOf,
    wait: 7 * 86_400_000,
  },
  authenticateWorker: { as: 'newcomer', before: [sampled('chooseUserType')] },
  twoFactor: {
    as: 'anonymous',
    before: [() => ['login', { email: 'two-factor@glyphwork.example', password: personaPassword }]],
    take: (last) => ({
      challengeId:
        isRecord(last) && isRecord(last['twoFactor']) && last['twoFactor']['challengeId'],
      code: demoCode,
    }),
  },
  addPasskey: {
    as: 'customer',
    before: [() => ['passkeyCreation', undefined]],
    take: newPasskey,
  },
  renamePasskey: {
    as: 'customer',
    before: [() => ['passkeyCreation', undefined], (last) => ['addPasskey', newPasskey(last)]],
    take: idOf,
  },
  loginByPasskey: byPasskey('passkeySignIn'),
  proveByPasskey: byPasskey('passkeyProof'),
  renewEnterprise: {
    as: 'customer',
    before: [sampled('buyEnterprise')],
    take: () => ({ autoRenew: false }),
  },
  updateReview: { as: 'customer', before: [sampled('createReview')], take: idOf },
  restoreProgram: { as: 'admin', before: [sampled('claimProgram'), sampled('approveProgram')] },
  restoreReview: { as: 'admin', before: [sampled('claimReview'), sampled('spamReview')] },
  answerReviewDecision: {
    as: 'admin',
    before: [
      sampled('createReview'),
      (last) => ['approveReview', idOf(last)],
      (last) => ['takeDownReview', { ...idOf(last), ...decision }],
    ],
    take: idOf,
  },
  answerSoftwareDecision: {
    as: 'admin',
    before: [
      () => ['createSoftware', submitted],
      (last) => ['submitSoftware', idOf(last)],
      (last) => ['approveProgram', idOf(last)],
      (last) => ['takeDownProgram', { ...idOf(last), ...decision }],
    ],
    take: idOf,
  },
  editorTutorialAttach: attachmentTo('editorTutorialList'),
  editorSoftwareAttach: attachmentTo('editorSoftwareList'),
  editorTutorialRevision: revisionOf('editorTutorialList', 'editorTutorialRevisions'),
  editorTutorialRestoreRevision: revisionOf('editorTutorialList', 'editorTutorialRevisions'),
  editorSoftwareRevision: revisionOf('editorSoftwareList', 'editorSoftwareRevisions'),
  editorSoftwareRestoreRevision: revisionOf('editorSoftwareList', 'editorSoftwareRevisions'),
}

interface Attempt extends ContractExample {
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
  // The caller of a sensitive action has just proved their identity.
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
 * Returns arguments whose `{id}` or `{slug}` is from the list above, because the mock's own samples
 * may name missing entries.
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
export async function makeExamples(): Promise<Map<CallName, ContractExample>> {
  const found = new Map<CallName, Attempt>()
  let time = Date.parse(testTime)
  const reading = openBackend({ clock: testTime })
  const changing = openBackend({ clock: () => time })
  const seeded = JSON.stringify(changing.db)
  /** A GET leaves the data unchanged. Every other call gets a fresh backend. */
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
        // A list with entries is a better example, so the other personas are tried too.
        if (example && (!found.has(name) || !isEmpty(example.answer))) found.set(name, example)
        if (example && !isEmpty(example.answer)) return
      }
    }
  }

  const names = mockedCalls.map(({ name }) => name)
  for (const name of names) {
    const signingIn = calls[name].path.startsWith('/api/v2/auth/')
    await first(name, contractSamples(name), signingIn ? people.toReversed() : people)
  }
  const lists = [...found].flatMap(([name, { answer, persona }]) =>
    calls[name].method === 'GET' ? { path: calls[name].path, answer, persona } : [],
  )
  for (const name of names.filter((one) => !found.has(one)))
    for (const persona of people) {
      const own = lists.filter((list) => list.persona === persona)
      const args = withListed(calls[name], contractSamples(name), own)
      if (!found.has(name) && args.length > 0) await first(name, args, [persona])
    }
  for (const [name, { as, before, take, wait = 0 }] of Object.entries(preparations)) {
    const call = names.find((one) => one === name)
    if (!call || found.has(call)) continue
    changing.db = JSON.parse(seeded)
    time = Date.parse(testTime)
    let last: unknown
    for (const step of before) last = (await ask(...step(last), as, changing))?.answer
    time += wait
    const arg = { ...Object.assign({}, contractSamples(call)[0]), ...take?.(last) }
    const example = await ask(
      call,
      take || contractSamples(call)[0] ? arg : undefined,
      as,
      changing,
    )
    if (example) found.set(call, example)
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
