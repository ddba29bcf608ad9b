import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** The cache tags: the names of the entities (contract.md 4.0.13). */
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
  'Passkeys',
  'Team',
  'NotificationSettings',
  'Documents',
  'Requisites',
  'Identity',
  'Deletion',
  'Archives',
  'Articles',
  'EditorArticles',
  'Revisions',
  'ManualDomains',
  'StaffDay',
  'Search',
  'People',
  'Campaigns',
  'Keys',
  'AccountChanges',
  'TestRequests',
  'Settings',
  'Limits',
  'SoftwareUsed',
  'Percent100',
  'IpList',
  'Pingback',
  'PingbackLog',
  'Webhooks',
  'WebhookLog',
  'AlertRules',
  'Impossible',
  'NotCaptcha',
  'ReceivingErrors',
  'Reports',
  'Bans',
  'Tasks',
  'TestOffer',
  'Exports',
  'Graph',
  'PaymentMethods',
  'Payments',
  'SavedMethods',
  'AutoTopUp',
  'Ledger',
  'Transfers',
  'Partner',
  'Postbacks',
  'PostbackLog',
  'Wallet',
  'PayoutMethods',
  'PayoutQuote',
  'Payouts',
  'Invoices',
  'Workaround',
  'Tickets',
  'TicketMessages',
  'BotThreads',
  'Enterprise',
  'Worker',
  'WorkerAuthentication',
  'Fairness',
  'Earnings',
  'WorkAlerts',
  'Training',
  'Mistakes',
  'Rewards',
  'PublicProfile',
  'Software',
  'SoftwareReviews',
  'OwnSoftware',
  'Moderation',
  'SavedReplies',
  'ServiceStatus',
  'ProxyAccount',
  'ProxyOrders',
  'ProxyAlerts',
  'ProxyUsers',
  'ProxyIps',
  'ProxyLocations',
  'ProxyStatistics',
  'ProxyAddresses',
  'ProxyAddressChecks',
  'ProxyRenewals',
  'ProxyClients',
  'ProxyLinks',
  'LabelProjects',
  'LabelProject',
  'LabelItems',
  'LabelExports',
] as const
export type CacheTag = (typeof tags)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * The kind of RTK Query endpoint that a row becomes. `list` is an infinite query whose next page is
 * requested by the answer's `nextBefore`, `pages` one whose pages are numbered from 0 and counted by
 * `totalCount`. `none` creates no endpoint: the browser sends the call, or code that needs its
 * stream, its progress or its navigation.
 */
export type Endpoint = 'query' | 'mutation' | 'list' | 'pages' | 'none'

/** One call of the backend. Only its row names its address, its argument and its answer. */
export interface Call<
  Arg extends GenericSchema = GenericSchema,
  Res extends GenericSchema = GenericSchema,
> {
  method: Method
  /**
   * The argument fills `{x}` by name; the rest becomes the query (GET, DELETE) or the JSON body. Where
   * there is no rest, the call has no body (has-body.ts).
   */
  path: string
  arg: Arg
  res: Res
  /** By default a GET is a query and every other method a mutation. */
  endpoint?: Endpoint
  /**
   * Why neither argument nor answer may be kept, for example because it holds a password. Such a
   * row has no endpoint: `callOnce()` sends it.
   */
  once?: string
  /**
   * Why `null` or no body is a true answer. Any other answer has what its screen counts on: its
   * identity, version and status. `Nothing` and `Unread` say it for their rows.
   */
  empty?: string
  /** The site's host is sent as the parameter `hostname`. It is no part of the hook's argument. */
  hostname?: true
  /**
   * The answer is in the language of Accept-Language, and the specification names no parameter for
   * it. The hook's argument has `language` besides: it is sent as the header alone, and keeps the
   * cached answers of two languages apart.
   */
  inLanguage?: true
  /** The site always names the currency, which a backend may do without. */
  inCurrency?: true
  /** Programs call it too, with an API key (takes-key.ts, which also knows whole products). */
  byKey?: true
  /** The page size of a `list`; by default the backend decides. */
  perPage?: number
  /** The tags of the cached answer. */
  provides?: readonly CacheTag[]
  /** The tags that a success invalidates. */
  invalidates?: readonly CacheTag[]
  /**
   * The call moves money or gives something of worth, so it carries an Idempotency-Key and goes
   * through `usePaymentIntent()`. The argument's `idempotencyKey` is sent as the header.
   */
  idempotent?: true
  /**
   * The call makes something, so it carries an Idempotency-Key too. The base query keeps one key per
   * argument until the outcome is known, over a reload as well: a second try after a lost answer
   * gets the first answer.
   */
  repeatable?: true
  /** The call never waits for a CSRF token, and a failure is only logged. */
  beacon?: boolean
  /** The call uploads files: the argument is sent as multipart/form-data, one part per name. */
  upload?: boolean
}

export type Contract = Readonly<Record<string, Call>>
/** The argument of a row's hook. */
export type ArgOf<C extends Call> = (C extends { hostname: true }
  ? Omit<InferInput<C['arg']>, 'hostname'>
  : InferInput<C['arg']>) &
  (C extends { inLanguage: true } ? { language: string } : unknown) &
  (C extends { inCurrency: true } ? { currency: string } : unknown)
export type ParsedArgOf<C extends Call> = InferOutput<C['arg']>
export type ResOf<C extends Call> = InferOutput<C['res']>
/** The unparsed answer of a backend: the specified fields, and any others. */
export type RawResOf<C extends Call> = InferInput<C['res']>

/** Keeps the literal types of the contract's rows. */
export function defineCalls<const C extends Contract>(calls: C): C {
  return calls
}
