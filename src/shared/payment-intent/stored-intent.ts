import { newKey } from '@/lib/secure-context.ts'
import { isRecord } from '@/lib/is-record.ts'
import { changeRecord, readRecord } from '@/lib/shared-records.ts'
import type { Owner } from '@/lib/kept.ts'

/**
 * An intent to move money. Its key goes out with every request of the same entries, so that the
 * backend books it once (contract.md 4.0.9). The browser keeps it across reloads and tabs until the
 * person signs out. The key is not secret, and only a hash of the entries is stored.
 */
export interface StoredIntent {
  key: string
  entries: string
  /**
   * - `open`: it was sent, and its outcome is unknown;
   * - `ready`: nothing was done, and the same entries go out under the same key;
   * - `done`: it was booked. Another tab reads its answer by the key.
   */
  state: 'open' | 'ready' | 'done'
  /** When it was last sent or booked, in milliseconds. */
  at: number
}

/** What a press may do, decided in one transaction. */
export type IntentClaim =
  /** The request is this page's to send. */
  | { kind: 'mine'; kept: StoredIntent }
  /** Another tab has sent a request of this form, and its outcome is unknown. */
  | { kind: 'elsewhere'; kept: StoredIntent }
  /** The entries differ from those of a request of this page whose outcome is unknown. */
  | { kind: 'changed'; kept: StoredIntent }
  /** The same entries were booked, and this page has not shown that. */
  | { kind: 'repeated'; kept: StoredIntent }

interface Press {
  entries: string
  /** When the form was opened, in milliseconds. */
  opened: number
  /** Whether this document sent the request of a key or has shown its outcome. */
  knows: (key: string) => boolean
  /** Whether the person wants to send in spite of an intent. */
  agreed: (key: string) => boolean
}

const states: readonly string[] = ['open', 'ready', 'done'] satisfies StoredIntent['state'][]
const day = 24 * 60 * 60 * 1000
/**
 * How long after a booking the same entries are asked about, even in a form that was opened later:
 * the page may have been reloaded because its answer was slow. In milliseconds.
 */
const soon = 10 * 60 * 1000
/** The number of intents of a form that are kept. */
const most = 20

const nameOf = (name: string): string => `intent-${name}`

const isKept = (value: unknown): value is StoredIntent =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  typeof value['entries'] === 'string' &&
  typeof value['state'] === 'string' &&
  states.includes(value['state']) &&
  typeof value['at'] === 'number'

/** The intents of a form that are not older than a day, the latest first. */
const parse = (value: unknown): StoredIntent[] =>
  Array.isArray(value)
    ? value.filter((one: unknown) => isKept(one) && Date.now() - one.at <= day)
    : []

/** Returns the intents of a form, the latest first. */
export const readIntents = async (owner: Owner, name: string): Promise<StoredIntent[]> =>
  parse(await readRecord(owner, nameOf(name)))

/** Returns the intent of a form whose outcome is unknown. */
export const readOpen = async (owner: Owner, name: string): Promise<StoredIntent | undefined> =>
  (await readIntents(owner, name)).find(({ state }) => state === 'open')

function judge(
  intents: readonly StoredIntent[],
  { entries, opened, knows, agreed }: Press,
): IntentClaim {
  const open = intents.find(({ state }) => state === 'open')
  if (open && !agreed(open.key)) {
    if (!knows(open.key)) return { kind: 'elsewhere', kept: open }
    if (open.entries !== entries) return { kind: 'changed', kept: open }
  }
  const same = intents.find((one) => one.entries === entries)
  const isOver = same?.state === 'done'
  if (
    isOver &&
    !knows(same.key) &&
    !agreed(same.key) &&
    (same.at >= opened || Date.now() - same.at < soon)
  )
    return { kind: 'repeated', kept: same }
  const key = same && !isOver ? same.key : newKey()
  return { kind: 'mine', kept: { key, entries, state: 'open', at: Date.now() } }
}

/**
 * Decides what a press may do. If the request is this page's to send, it is stored as open in the
 * same transaction, so that no other tab can send one meanwhile.
 */
export async function claimIntent(owner: Owner, name: string, press: Press): Promise<IntentClaim> {
  let claim: IntentClaim | undefined
  await changeRecord(owner, nameOf(name), (value) => {
    const intents = parse(value)
    claim = judge(intents, press)
    if (claim.kind !== 'mine') return intents
    const { kept } = claim
    // A request that was sent over an earlier one: the same entries keep their key.
    const others = intents
      .filter(({ key }) => key !== kept.key)
      .map((one): StoredIntent => (one.state === 'open' ? { ...one, state: 'ready' } : one))
    return [kept, ...others].slice(0, most)
  })
  if (!claim) throw new Error('The change of a record was not made.')
  return claim
}

/**
 * Sets the state of an intent, or removes it. One that is no longer stored stays so: its person has
 * signed out.
 */
export async function settleIntent(
  owner: Owner,
  name: string,
  key: string,
  state: 'ready' | 'done' | 'over',
): Promise<void> {
  if ((await readIntents(owner, name)).every((one) => one.key !== key)) return
  await changeRecord(owner, nameOf(name), (value) =>
    parse(value).flatMap((one): StoredIntent[] => {
      if (one.key !== key) return [one]
      return state === 'over' ? [] : [{ ...one, state, at: state === 'done' ? Date.now() : one.at }]
    }),
  )
}
