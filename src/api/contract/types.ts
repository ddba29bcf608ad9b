import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** What cached answers are tagged with: the names of the entities (contract.md 4.0.13). */
export const tags = [
  'User',
  'Prices',
  'Statistics',
  'Examples',
  'Leaderboard',
  'Dashboard',
  'Notifications',
  'Sessions',
  'SecurityLog',
  'NotificationSettings',
  'Documents',
  'Requisites',
  'Deletion',
  'Articles',
  'EditorArticles',
  'Revisions',
  'ManualDomains',
  'Keys',
  'Settings',
  'Limits',
  'SoftwareUsed',
  'Percent100',
  'IpList',
  'Pingback',
  'PingbackLog',
  'Impossible',
  'NotCaptcha',
  'ReceivingErrors',
  'Reports',
  'Bans',
  'Tasks',
  'Exports',
  'Graph',
  'PaymentMethods',
  'Payments',
  'SavedMethods',
  'AutoTopUp',
  'Ledger',
  'Transfers',
  'Invoices',
  'Workaround',
] as const
export type Tag = (typeof tags)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the backend: the only place that names its address, its input and its answer. */
export interface Call<Arg extends GenericSchema = GenericSchema, Res extends GenericSchema = GenericSchema> {
  method: Method
  /** `{x}` is filled from the argument of that name; the rest of the argument is the query (GET, DELETE) or the JSON body. */
  path: string
  arg: Arg
  res: Res
  /** What the answer is tagged with. */
  provides?: readonly Tag[]
  /** What a success makes stale. */
  invalidates?: readonly Tag[]
  /** Carries an Idempotency-Key: money moves. The argument's `idempotencyKey` is sent as the header. */
  idempotent?: boolean
  /** Never waits for a CSRF token and is only logged when it fails. */
  beacon?: boolean
  /** Carries files: the argument goes out as multipart/form-data, each of its names one part. */
  upload?: boolean
}

export type Contract = Readonly<Record<string, Call>>
export type ArgOf<C extends Call> = InferInput<C['arg']>
export type ParsedArgOf<C extends Call> = InferOutput<C['arg']>
export type ResOf<C extends Call> = InferOutput<C['res']>
/** What a backend may send for an answer: the specified fields, the others as it likes. */
export type RawResOf<C extends Call> = InferInput<C['res']>

/** Keeps the literal types of a contract's rows. */
export function defineCalls<const C extends Contract>(calls: C): C {
  return calls
}
