// Over 250 lines: a line for every field of the customer's calls.
import type { contract } from '../../../src/api/contract/index.ts'
import type { IpRecord } from '../../../src/api/contract/ip-list.ts'
import type { Key } from '../../../src/api/contract/keys.ts'
import type { Receiver, Sent } from '../../../src/api/contract/deliveries.ts'
import type { Delivery, PingbackHost } from '../../../src/api/contract/pingback.ts'
import type {
  CustomerSettings,
  Percent100,
  SpendingLimits,
} from '../../../src/api/contract/settings.ts'
import type { AlertRule } from '../../../src/api/contract/alert-rules.ts'
import { alertHours, alertMetrics, alertScopes } from '../../../src/api/contract/alert-rules.ts'
import type { AccountWebhook, WebhookDelivery } from '../../../src/api/contract/webhooks.ts'
import type { TestRequest } from '../../../src/api/contract/key-tests.ts'
import { testAnswerers, testOutcomes, testStates } from '../../../src/api/contract/key-tests.ts'
import type { TaskReport, TaskRow } from '../../../src/api/contract/task-row.ts'
import type { ExportJob } from '../../../src/api/contract/tasks.ts'
import { deliveryStates, verificationMethods } from '../../../src/api/contract/deliveries.ts'
import {
  changeAreas,
  changeAuthors,
  undoStates,
} from '../../../src/api/contract/account-changes.ts'
import { scopeAreas, scopeLevels } from '../../../src/api/contract/key-scopes.ts'
import { keyStatuses } from '../../../src/api/contract/keys.ts'
import { reportStatuses } from '../../../src/api/contract/reports.ts'
import { workerPools } from '../../../src/api/contract/settings.ts'
import { exportFormats, reportKinds } from '../../../src/api/contract/tasks.ts'
import {
  basedOn,
  nextBefore,
  paging,
  proof,
  refused,
  stale,
  version,
  wantedPage,
} from './phrases.ts'
import {
  bytes,
  count,
  day,
  days,
  decimal,
  link,
  milliseconds,
  minutes,
  percent,
  pixels,
  seconds,
  time,
  uuid,
  oneOf,
  ordered,
} from './types.ts'
import type { AreaLines, FieldLines } from './types.ts'

const gone = { ERROR_NOT_FOUND: 'It is gone: the list is read again.' } as const

const range = {
  dateFrom: day('The first day, in the zone of the call.'),
  dateTo: day('The last day, in the zone of the call.'),
} as const
const wantedNext = {
  before: 'The `nextBefore` of the page before; the first page has none.',
  perPage: 'The wanted size of a page; the backend may give another.',
} as const
const bounds = { min: 'The smallest value.', max: 'The largest value.' } as const

const sums = {
  tasks: count('Tasks sent.'),
  ready: count('Tasks with an answer.'),
  failed: count('Tasks that ended without an answer.'),
  successRate: percent('Answered tasks among the ended ones; null before the first.'),
  spent: 'What the tasks cost, refunds taken off.',
  avgSolveSeconds: seconds('The mean time to the answer; null without an answer.'),
} as const

const taskReport: FieldLines<TaskReport> = {
  kind: oneOf('What the answer was', reportKinds),
  status: oneOf('The state', reportStatuses),
  at: time('When it was sent.'),
}

const taskRow: FieldLines<TaskRow> = {
  id: 'Identifies the task. Up to 20 digits, so best sent as text.',
  type: 'The type as the task named it.',
  typeTitle: 'The name of the type, if the site does not know it.',
  status:
    '`queued`, `assigned`, `processing`, `ready`, `unsolvable`, `not_captcha`, `expired` or `rejected`.',
  submittedAt: time('When it was sent.'),
  finishedAt: time('When it ended; null until then.'),
  solveSeconds: seconds('The time from sending to the end; null until then.'),
  solveCount: count('Workers who answered.'),
  cost: 'What it cost; null until it is charged.',
  refunded: 'Whether the cost was paid back.',
  ip: 'The address that it was sent from.',
  keyId: 'The key that it was sent with.',
  softId: 'The program that it was sent with; null for none.',
  softName: 'The name of the program.',
  host: 'The host of the page with the captcha, without a path.',
  answerPreview: 'The beginning of the answer.',
  imageUrl: link('The picture; null for tasks without one, or once it is deleted.'),
  report: ['The report on the answer; null without one.', taskReport],
  canReport: 'Whether a report is taken now.',
  reportUntil: time('Until when a report is taken.'),
}

const rotation = {
  prefix: 'The first signs of the old key.',
  suffix: 'The last signs of the old key.',
  validUntil: time('Until when the old key works.'),
  lastUsedAt: time('When the old key was used last; null if never since.'),
} as const

const testEntries = {
  answers: oneOf('Who answers', testAnswerers),
  outcome: oneOf('What a fixture answers', testOutcomes),
  errorCode: 'The code of the outcome `error`.',
} as const
const testRequest: FieldLines<TestRequest> = {
  id: 'Identifies the request.',
  at: time('When it came.'),
  method: 'The method that was called.',
  type: 'The type of the task.',
  imageUrl: link('The picture; null for tasks without one.'),
  status: oneOf('The state', testStates),
  answer: 'The answer; null without one.',
  request: 'The body verbatim. The backend masks keys and cookies.',
  response: 'What the program gets.',
}
const levelled = oneOf('The level; each includes the ones before', scopeLevels)
const scopeEntries = {
  captcha: levelled,
  proxy: levelled,
  labelling: levelled,
  statistics: 'Whether it may read statistics.',
  balance: 'Whether it may read the balance.',
  projects: 'The labeling projects that it may use; null for all.',
} as const
const key: FieldLines<Key> = {
  id: 'Identifies the key. It is not the secret.',
  name: 'What the person calls it.',
  prefix: 'Its first signs.',
  suffix: 'Its last signs.',
  primary: 'Whether it is the one that samples and forms use.',
  status: oneOf('The state', keyStatuses),
  createdAt: time('When it was made.'),
  lastUsedAt: time('When it was used last; null if never.'),
  lastIp: 'The address that used it last.',
  allowedTypes: 'The types that it may send; null for all.',
  ipList: 'The addresses and ranges that may use it; empty for all.',
  dailyLimit: 'The most that it may spend in a day; null for no limit.',
  monthlyLimit: 'The most that it may spend in a month; null for no limit.',
  rpm: 'The most requests per minute; null for no limit.',
  spentToday: 'What it has spent today.',
  spentMonth: 'What it has spent this month.',
  rotation: [
    'For a key in rotation: the key that it replaces, and until when that one works.',
    rotation,
  ],
  scope: ['What it may do; null for everything. Absent where keys have no scopes.', scopeEntries],
  test: ['How a test key answers; null or absent for a live key.', testEntries],
  madeBy: [
    'The member who made it; null for a key of the team.',
    { name: 'What they are called.', email: 'Their address.' },
  ],
  expiresAt: time('When it stops to work; null for never. Absent where keys have no end.'),
  updatedAt: version,
}
const keyEntries = {
  name: 'What the person calls it. Names are unique.',
  allowedTypes: 'The types that it may send; null for all.',
  ipList: 'The addresses and ranges that may use it; empty for all.',
  dailyLimit: 'The most that it may spend in a day; null for no limit.',
  monthlyLimit: 'The most that it may spend in a month; null for no limit.',
  rpm: 'The most requests per minute; null for no limit.',
  scope: ['What it may do; null for everything.', scopeEntries],
  test: ['How a test key answers; null for a live key.', testEntries],
  expiresAt: day('The last day, in the zone of the account; null for no end.'),
} as const
const secretRotation =
  'Makes a new secret that signs deliveries. The old one signs too for as long as was asked; `X-Signature` then has two `v1`, that of the new secret first.'
const signsToo = minutes('How long the old secret signs too; without it not at all.')
const newSecret = {
  signingSecret: 'The secret. It is shown this one time.',
  oldSecretUntil: time('When the old secret stops signing; null where it has.'),
} as const
const shownOnce = {
  record: ['The key.', key],
  key: 'The secret. It is shown this one time, and again only by `revealKey`.',
} as const
const keyTaken = {
  ...refused,
  ...proof,
  ERROR_LIMIT_EXCEEDED: 'There are as many keys as the account may have.',
} as const

const settingsEntries = {
  maxRatePer1000:
    'The highest accepted price of 1,000 tasks by type. Null or a missing entry means the market price.',
  languagePool: oneOf('Which workers get the tasks', workerPools),
  defaultLanguage: 'The language of tasks that name none; an empty string means unspecified.',
  refuseLongAnswers: 'Whether answers that are far longer than usual are refused.',
  allowWorkersHint: 'Whether workers see the hint of a task.',
  acceptedTypes: 'The types that the account may send. Null means all types, future ones included.',
  sandbox: 'Whether tasks go to the person themselves instead of to workers.',
  developerCredits: "Whether the share of a program's author is paid.",
} as const
const step = { ...bounds, step: 'The step between two values.' } as const
const settings: FieldLines<CustomerSettings> = {
  ...settingsEntries,
  limits: [
    'The bounds of the form.',
    {
      rate: ['Of a highest price.', step],
      byType: ['Of a highest price, by type, where they differ.', step],
    },
  ],
  languages: 'The options for the default language.',
  updatedAt: version,
}

const limit = {
  amount: 'The sum; null for no limit.',
  mode: '`notify` sends a notice at the limit, `block` refuses tasks beyond it.',
} as const
const spending: FieldLines<SpendingLimits> = {
  daily: ['The limit of a day in the zone of the account.', limit],
  monthly: ['The limit of a calendar month in the zone of the account.', limit],
  alertPercents: 'The parts of a limit at which a notice is sent, in percent.',
  spentToday: 'What was spent today.',
  spentMonth: 'What was spent this month.',
  limits: [
    'The bounds of the form.',
    { daily: ['Of the daily limit.', bounds], monthly: ['Of the monthly limit.', bounds] },
  ],
  updatedAt: version,
}

const percent100Entries = {
  enabled: 'Whether several workers answer each task until enough answers match.',
  minAttempts: count('Workers who answer at least.'),
  maxAttempts: count('Workers who answer at most.'),
  minMatches: count('Equal answers that end the task.'),
  types: 'The types that the option applies to.',
} as const
const percent100: FieldLines<Percent100> = {
  ...percent100Entries,
  limits: [
    'The bounds of the form.',
    {
      minAttempts: ['Of `minAttempts`.', bounds],
      maxAttempts: ['Of `maxAttempts`.', bounds],
      minMatches: ['Of `minMatches`.', bounds],
    },
  ],
  updatedAt: version,
}

const ipRecord: FieldLines<IpRecord> = {
  id: 'Identifies the entry.',
  ip: 'An address or a range in CIDR form, IPv4 or IPv6.',
  comment: 'What the person notes of it.',
  createdAt: time('When it was added.'),
  lastUsedAt: time('When a request came from it last; null if never.'),
}

const verification = {
  method: oneOf('How it is verified', verificationMethods),
  token: 'The value that the file or the record must hold.',
  problem:
    'The result of the last try: `not_found`, `wrong_content`, `unreachable` or `other_ip`; null after a success or before a try.',
  checkedAt: time('When it was tried last.'),
} as const
const receiver: FieldLines<Receiver> = {
  status:
    '`pending_verification`, then `active`; `failing` after failures in a row, `disabled` after 24 hours of them or by the person.',
  verification: ['How the person proves that the host is theirs.', verification],
  signingSecretSuffix: 'The last signs of the secret that signs deliveries.',
  oldSecret: [
    'The secret before, while it signs too; null for none. Absent: a new secret ends the old one at once, and no overlap is offered.',
    { suffix: 'Its last signs.', until: time('When it stops signing.') },
  ],
  createdAt: time('When it was added.'),
  lastDeliveryAt: time('When something was delivered last; null if never.'),
  successRate24h: percent(
    'Successful deliveries of the last 24 hours; null where nothing was sent.',
  ),
  failures: count('Failures in a row up to now.'),
  failingSince: time('When the row of failures began; null without one.'),
  disabledReason: 'What disabled it: `failing` (24 hours of failures) or `user`.',
}
const host: FieldLines<PingbackHost> = {
  id: 'Identifies the entry.',
  host: 'The host name without a path.',
  ...receiver,
}
const webhook: FieldLines<AccountWebhook> = {
  id: 'Identifies the webhook.',
  url: link('Where events are sent, an HTTPS URL.'),
  events: 'The events that it gets.',
  ...receiver,
  updatedAt: time('The version of URL and events; absent where the URL cannot be changed.'),
}
const attempt = {
  attempt: 'The number of the attempt, from 1.',
  createdAt: time('When it was made.'),
  httpStatus: 'The status of the answer; null without an answer.',
  error: 'Why there was no answer: `timeout`, `dns`, `tls` or `refused`; null with an answer.',
  durationMs: milliseconds('How long it took.'),
} as const
const sent: FieldLines<Sent> = {
  id: 'Identifies the delivery.',
  url: 'Where it was sent. Values of the query are masked.',
  ...attempt,
  attempt: 'The number of the last attempt, from 1.',
  requestBody: 'The body as it was sent, verbatim.',
  responseBody: 'The beginning of the answer, verbatim.',
  attemptedAt: time('When the last attempt was made; null where it is unknown.'),
  nextRetryAt: time('When it is tried again; null if it is not.'),
  attempts: [ordered('The attempts before the last one, the first one first.', 'attempt'), attempt],
}
const delivery: FieldLines<Delivery> = {
  ...sent,
  event: 'The event of the account that was delivered; null for the result of a task.',
  eventId: 'The `id` in the body of an event: the same for every attempt and host.',
  taskId: 'The task whose answer was delivered; absent of an event.',
  hostId: 'The host that it was sent to.',
}
const webhookDelivery: FieldLines<WebhookDelivery> = {
  ...sent,
  event: 'The event that was delivered.',
  eventId: 'The `id` in the body: the same for every attempt and webhook.',
  webhookId: 'The webhook that it was sent to.',
}
const alertConditions = {
  metric: oneOf('The figure', alertMetrics),
  threshold: decimal(
    'What the figure must pass: percent of `success_rate` (told below it), seconds, money of the account (`price` is per 1,000), or a number (told above it).',
  ),
  scope: oneOf('What the rule is about, or null for all tasks', alertScopes),
  subject: 'The API name of the type, or the id of the key or program; null with no scope.',
  hours: oneOf('The hours that the figure is of', alertHours),
} as const
const alertRule: FieldLines<AlertRule> = {
  id: 'Identifies the rule.',
  ...alertConditions,
  title: 'The name of the type, key or program; null where the id says it.',
  channels: 'Where it is told besides the site.',
  createdAt: time('When it was added.'),
  lastFiredAt: time('When it fired last; null if never.'),
  updatedAt: time('The version; absent where a rule cannot be changed.'),
}
const alertRules = {
  records: ['The rules.', alertRule],
  max: count('Rules at most.'),
  currency: 'The currency of thresholds that are money.',
} as const
const hostResponse = {
  httpStatus: 'The status of the answer; null without an answer.',
  durationMs: milliseconds('How long it took.'),
  body: 'The beginning of the answer, verbatim.',
  error: 'Why there was no answer: `timeout`, `dns`, `tls` or `refused`; null with an answer.',
} as const

const flagged = {
  ...wantedPage,
  reason: 'Only tasks with this reason.',
} as const
const flaggedPage = {
  records: [
    'One page.',
    {
      id: 'Identifies the entry.',
      imageUrl: link('The picture.'),
      hint: 'The hint that was sent with the task.',
      reason: 'Why workers could not answer.',
      count: count('How often this picture was sent.'),
      lastSeenAt: time('When it was sent last.'),
      groupSize: count('Similar tasks, for tasks flagged as "no captcha".'),
      type: 'The type as the task named it.',
      typeTitle: 'The name of the type, if the site does not know it.',
    },
  ],
  ...paging,
} as const
const entry = { id: 'The entry.' } as const

const errorFilter = {
  ip: 'Only requests from this address.',
  keyId: 'Only requests with this key.',
  ...range,
  code: 'Only this error code.',
} as const
const errorKey = {
  id: 'Identifies the key.',
  name: 'Its name.',
  suffix: 'Its last signs.',
} as const
const errorProgram = { softId: 'Identifies the program.', name: 'Its name.' } as const

const taskRange = {
  ...range,
  timezone: 'The IANA zone in which days are counted.',
  from: time('The first moment, instead of `dateFrom`.'),
  to: time('The moment before which it ends, instead of `dateTo`.'),
} as const
const taskFilter = {
  ...taskRange,
  status: 'Only tasks in this state.',
  type: 'Only tasks of this type.',
  ip: 'Only tasks from this address.',
  keyId: 'Only tasks with this key.',
  softId: 'Only tasks of this program.',
  host: 'Only tasks of pages on this host.',
  hasReport: 'Only tasks with a report, or without one.',
  id: 'Only the task with this id.',
} as const
const figures = {
  ...sums,
  unsolvable: count('Tasks that workers could not answer.'),
  refunded: count('Tasks whose cost was paid back.'),
} as const
const line = {
  key: 'The key of the group (a type, a state, an address, a key, a program); empty for tasks without one.',
  title: 'The name of the group, if the site does not know it.',
  points: [
    ordered('The points in their order.', 'at'),
    {
      at: time('The start of the hour, day or week.'),
      value: 'The figure. Money is a decimal string, other values are numbers, null leaves a gap.',
    },
  ],
} as const

const job: FieldLines<ExportJob> = {
  id: 'Identifies the export.',
  status: '`queued`, `running`, `ready`, `failed` or `expired`.',
  format: oneOf('The format', exportFormats),
  url: link('The file; null until it is ready.'),
  rows: count('Rows of the file.'),
  progress: percent('What is done; null where it is unknown.'),
  createdAt: time('When it was ordered.'),
  expiresAt: time('When the file is deleted.'),
}

const replayed = {
  tasks: count('Tasks of these days.'),
  spent: 'What they cost.',
  least: 'What they would have cost at least: with the fewest attempts of 100 % recognition.',
  most: 'What they would have cost at most.',
  refused: count('Tasks that the settings would have refused.'),
} as const

export const customerFields: AreaLines<typeof contract.customer> = {
  dashboard: {
    about: "Gives the figures of the dashboard's first screen.",
    res: {
      balance: 'What can be spent now.',
      lowBalance: 'Whether the balance is below the threshold of the person.',
      estimatedDaysLeft: days(
        'How long the balance lasts at the pace of the last days; null without one.',
      ),
      today: ['The running day in the zone of the account.', sums],
      week: ['The last seven days.', sums],
      load: [
        'How busy the service is.',
        {
          percent: percent('Busy workers.'),
          level: '`low`, `normal`, `high` or `overload`.',
          ratePer1000: 'What 1,000 picture tasks cost now.',
          avgSolveSeconds: seconds('The mean time to an answer now.'),
          workersOnline: count('Workers who are at their desks.'),
          updatedAt: time('When this was counted.'),
        },
      ],
      limits: [
        'What the account may do at once.',
        {
          concurrent: [
            'Tasks in work.',
            { used: count('Tasks in work now.'), max: count('Tasks that may be in work.') },
          ],
          rps: ['Requests.', { max: 'Requests per second.' }],
        },
      ],
      latest: [ordered('The latest tasks, the newest first.', '-submittedAt'), taskRow],
      series: [
        'The figures of the chart.',
        {
          granularity: 'How far apart the points are: `hour` or `day`.',
          points: [
            ordered('The points in their order.', 'at'),
            {
              at: time('The start of the hour or day.'),
              tasks: count('Tasks sent.'),
              spent: 'What they cost.',
            },
          ],
        },
      ],
      checklist: [
        'The first steps of a new account.',
        {
          id: 'The step. The site leaves out steps that it does not know.',
          done: 'Whether it is done.',
        },
      ],
      notices: [
        'What the person should know now.',
        {
          id: 'Identifies the notice.',
          level: 'How it looks: `info`, `warning` or `danger`.',
          code: 'What it says. The site leaves out codes that it does not know.',
          params: 'The values of the sentence.',
          action: [
            'What the person can do; null for nothing.',
            { labelKey: 'The words of the link.', href: link('Where it leads, within the site.') },
          ],
        },
      ],
    },
  },
  keys: {
    about: 'Lists the API keys.',
    res: {
      records: ['Every key, revoked ones too.', key],
      capabilities: [
        'What the account may do.',
        {
          multipleKeys: 'Whether it may have more than one key.',
          scopes: 'Whether keys can have a scope and an end.',
          tests: 'Whether keys can be test keys.',
          changes: "Whether changes of the account's settings are logged.",
        },
      ],
      projects: [
        'The labeling projects that a scope can name.',
        { id: 'Identifies the project.', title: 'Its title.' },
      ],
      limits: [
        'The bounds of the form.',
        {
          keys: count('Keys at most, without revoked ones.'),
          daily: ['Of the daily limit.', bounds],
          monthly: ['Of the monthly limit.', bounds],
          rpm: ['Of the requests per minute.', bounds],
          ranges: count('Entries of the list of addresses at most.'),
        },
      ],
    },
  },
  createKey: {
    about: 'Makes a key. A repeated call with the same Idempotency-Key gives the same key.',
    errors: keyTaken,
    arg: keyEntries,
    res: shownOnce,
  },
  keyUse: {
    about: 'Lists the kinds of calls that a key has made, with what each needs.',
    errors: gone,
    arg: { id: 'The key.' },
    res: {
      days: count('The days that are counted.'),
      records: [
        'Every kind of call.',
        {
          call: 'The method of the task API, else the HTTP method and path.',
          area: oneOf('What it needs', scopeAreas),
          level: oneOf('The level that it needs', scopeLevels),
          type: 'The type of the tasks that it sent.',
          projectId: 'The labeling project that it named.',
          projectName: 'The title of that project.',
          count: count('How often.'),
          lastAt: time('When it was last made.'),
        },
      ],
    },
  },
  updateKey: {
    about: 'Changes the named fields of a key. Less restriction may ask for a proof of identity.',
    errors: {
      ...refused,
      ...proof,
      ...gone,
      ...stale,
      ERROR_CONFLICT: 'The key is revoked or in rotation, or only an active one can be primary.',
    },
    arg: {
      ...keyEntries,
      id: 'The key.',
      status: 'Switches it on or off.',
      primary: 'Makes it the one that samples and forms use.',
      updatedAt: basedOn,
    },
    res: key,
  },
  rotateKey: {
    about: 'Makes a new secret for a key. The old one works for a while.',
    errors: { ...gone, ...proof, ERROR_CONFLICT: 'The key is not active.' },
    arg: { id: 'The key.', overlapMinutes: minutes('How long the old secret works.') },
    res: shownOnce,
  },
  finishRotation: {
    about: 'Ends a rotation: the old secret stops working now.',
    errors: { ...gone, ERROR_CONFLICT: 'No rotation is running.' },
    arg: { id: 'The key.' },
    res: key,
  },
  revealKey: {
    about: 'Gives the secret of a key. The site keeps it no longer than it is shown.',
    errors: { ...gone, ...proof, ERROR_CONFLICT: 'The key is revoked.' },
    arg: { id: 'The key.' },
    res: { key: 'The secret.' },
  },
  revokeKey: {
    about: 'Ends a key for good.',
    errors: { ...gone, ERROR_CONFLICT: 'It is the primary key, or it is revoked already.' },
    arg: { id: 'The key.' },
  },
  testRequests: {
    about: 'Lists the latest requests of a test key, newest first.',
    errors: gone,
    arg: { id: 'The test key.' },
    res: { records: [ordered('The requests.', '-at'), testRequest] },
  },
  answerTest: {
    about: 'Answers a request of a test key that waits for its owner.',
    errors: { ...gone, ERROR_CONFLICT: 'It does not wait any more.' },
    arg: {
      id: 'The test key.',
      requestId: 'The request.',
      answer: 'The text; null says that it cannot be read.',
    },
    res: testRequest,
  },
  retrySample: {
    about: 'Sends the stored request of a sample again, with a test key.',
    errors: { ...gone, ERROR_CONFLICT: 'The test key does not work.' },
    arg: { code: 'The code of the error.', sampleId: 'The sample.', keyId: 'The test key.' },
    res: {
      errorCode: 'The code with which it is refused again; null where it is accepted.',
      response: 'What the program would get.',
    },
  },
  accountChanges: {
    about: "Lists the changes of the account's settings, latest first.",
    errors: { ERROR_NOT_FOUND: 'The backend keeps no such log.' },
    arg: {
      ...wantedPage,
      area: oneOf('Only what was changed', changeAreas),
      by: oneOf('Only by whom', changeAuthors),
      ...range,
    },
    res: {
      ...paging,
      records: [
        ordered('A page of the list.', '-at'),
        {
          id: 'Identifies the change.',
          at: time('When it was made.'),
          area: oneOf('What was changed', changeAreas),
          target: [
            'The key, address, program, webhook or alert rule; null where there is one document.',
            {
              id: 'Identifies it within its area.',
              name: 'Its name at that time; of an alert rule its metric.',
            },
          ],
          before: 'The old values of the changed fields, as the call takes them; null if added.',
          after: 'Their new values; null if removed. Secrets are masked.',
          by: [
            'Who made it.',
            {
              kind: oneOf('The kind', changeAuthors),
              name: 'The name of the person or key; null for none.',
            },
          ],
          ip: 'The address that it came from.',
          country: 'The country of that address.',
          userAgent: 'The browser that it came from.',
          undo: oneOf('Whether it can be undone', undoStates),
        },
      ],
    },
  },
  customerSettings: { about: 'Gives the settings of recognition.', res: settings },
  updateCustomerSettings: {
    about: 'Changes the named settings of recognition.',
    errors: { ...refused, ...stale },
    arg: { ...settingsEntries, updatedAt: basedOn },
    res: settings,
  },
  spendingLimits: { about: 'Gives the limits of spending.', res: spending },
  updateSpendingLimits: {
    about: 'Changes the limits of spending.',
    errors: { ...refused, ...stale },
    arg: {
      daily: ['The limit of a day.', limit],
      monthly: ['The limit of a calendar month.', limit],
      alertPercents: 'The parts of a limit at which a notice is sent, in percent.',
      updatedAt: basedOn,
    },
    res: spending,
  },
  percent100: { about: 'Gives the settings of 100 % recognition.', res: percent100 },
  updatePercent100: {
    about: 'Changes the settings of 100 % recognition.',
    errors: { ...refused, ...stale },
    arg: {
      ...percent100Entries,
      confirmCost: 'The person confirms the cost; required when the option is switched on.',
      updatedAt: basedOn,
    },
    res: percent100,
  },
  costReplay: {
    about:
      'Says what the tasks of the last seven whole days, in the zone of the account, would have cost with other settings. Changes nothing; what is not sent is as saved.',
    errors: refused,
    arg: {
      maxRatePer1000: settingsEntries.maxRatePer1000,
      acceptedTypes: settingsEntries.acceptedTypes,
      percent100: ['The settings of 100 % recognition.', percent100Entries],
    },
    res: {
      dateFrom: day('The first day.'),
      dateTo: day('The last day.'),
      ...replayed,
      rows: [
        ordered('The sums of each type, the dearest first.', '-spent'),
        {
          type: 'The type by its name in the API.',
          title: 'Its name, if the site does not know it.',
          ...replayed,
        },
      ],
    },
  },
  softwareUsed: {
    about: 'Lists the programs that sent tasks in the last seven days.',
    res: {
      records: [
        'The programs.',
        {
          softId: 'Identifies the program.',
          name: 'Its name.',
          slug: 'The slug of its page; null if it has none.',
          tasks7d: count('Its tasks of the last seven days.'),
          spent7d: 'What they cost.',
          blocked: 'Whether its tasks are refused.',
        },
      ],
    },
  },
  blockSoftware: {
    about: 'Refuses the tasks of a program, or takes them again.',
    errors: gone,
    arg: { softId: 'The program.', blocked: 'Whether its tasks are refused.' },
  },
  ipList: {
    about: 'Gives the addresses that may use the API.',
    res: {
      enabled: 'Whether other addresses are refused.',
      currentIp: 'The address of this request; null where the backend does not send it.',
      records: ['The addresses.', ipRecord],
      max: count('Entries at most.'),
    },
  },
  addIps: {
    about: 'Adds addresses, all or none.',
    errors: {
      ...refused,
      ERROR_LIMIT_EXCEEDED: 'The list would be too long.',
    },
    arg: {
      records: [
        'The addresses.',
        {
          ip: 'An address or a range in CIDR form.',
          comment: 'What the person notes of it.',
        },
      ],
    },
    res: { records: ['The added entries.', ipRecord] },
  },
  updateIp: {
    about: 'Changes an address or its note.',
    errors: { ...refused, ...gone },
    arg: {
      id: 'The entry.',
      ip: 'An address or a range in CIDR form.',
      comment: 'What the person notes of it.',
    },
    res: ipRecord,
  },
  removeIp: { about: 'Removes an address.', errors: gone, arg: { id: 'The entry.' } },
  enableIpList: {
    about: 'Switches the list of addresses on or off.',
    arg: { enabled: 'Whether other addresses are refused.' },
  },
  pingbackHosts: {
    about: 'Lists the hosts that answers may be delivered to.',
    res: { records: ['The hosts.', host], max: count('Hosts at most.') },
  },
  addPingbackHost: {
    about: 'Adds a host. It gets nothing until it is verified.',
    errors: {
      ...refused,
      ERROR_LIMIT_EXCEEDED: 'There are as many hosts as the account may have.',
    },
    arg: { host: 'The host name without a path.', method: 'How it will be verified.' },
    res: {
      ...host,
      signingSecret: 'The secret that signs deliveries. It is shown this one time.',
    },
  },
  updatePingbackHost: {
    about: 'Changes how a host is verified, or switches it on or off.',
    errors: { ...gone, ERROR_CONFLICT: 'The host is not verified.' },
    arg: { id: 'The host.', method: 'How it will be verified.', status: 'On or off.' },
    res: host,
  },
  removePingbackHost: { about: 'Removes a host.', errors: gone, arg: { id: 'The host.' } },
  verifyPingbackHost: {
    about: 'Verifies a host now. The answer has the result in `verification.problem`.',
    errors: {
      ...gone,
      ERROR_CONFLICT: 'The host is verified already.',
      ERROR_TOO_MANY_REQUESTS: 'Too many tries: the page counts down.',
    },
    arg: { id: 'The host.' },
    res: host,
  },
  rotatePingbackSecret: {
    about: secretRotation,
    errors: { ...gone, ...proof },
    arg: { id: 'The host.', overlapMinutes: signsToo },
    res: newSecret,
  },
  testPingbackHost: {
    about: 'Delivers a sample and says what came back.',
    errors: { ...gone, ERROR_CONFLICT: 'The host is not verified.' },
    arg: { id: 'The host.', path: 'The path on the host.' },
    res: hostResponse,
  },
  pingbackLog: {
    about: 'Lists the deliveries, the newest first.',
    arg: {
      ...wantedNext,
      status: 'Only deliveries in this state.',
      taskId: 'Only deliveries of this task.',
      hostId: 'Only deliveries to this host.',
      ...range,
    },
    res: {
      records: [ordered('One page.', '-createdAt'), delivery],
      nextBefore,
      retentionDays: days('How long deliveries are kept.'),
    },
  },
  delivery: {
    about: 'Gives a delivery with all attempts.',
    errors: gone,
    arg: { id: 'The delivery.' },
    res: delivery,
  },
  resendDelivery: {
    about: 'Delivers again now.',
    errors: {
      ...gone,
      ERROR_CONFLICT: 'It is tried again in a moment, or its host is gone or off.',
      ERROR_TOO_MANY_REQUESTS: 'It was sent again a moment ago: the page counts down.',
    },
    arg: { id: 'The delivery.' },
    res: delivery,
  },
  webhooks: {
    about: 'Lists the URLs that get the events of the account.',
    res: {
      records: ['The webhooks.', webhook],
      events: 'The events that the backend sends.',
      max: count('Webhooks at most.'),
    },
  },
  addWebhook: {
    about:
      'Adds a webhook. It gets nothing until its host is verified; a host that is verified for another webhook or for pingbacks is verified already.',
    errors: {
      ...refused,
      ...proof,
      ERROR_LIMIT_EXCEEDED: 'There are as many webhooks as the account may have.',
    },
    arg: {
      url: link('Where events are sent, an HTTPS URL on a public host.'),
      events: 'The events that it gets.',
      method: 'How its host will be verified.',
    },
    res: {
      ...webhook,
      signingSecret: 'The secret that signs deliveries. It is shown this one time.',
    },
  },
  updateWebhook: {
    about:
      'Changes the URL, the events, how the host is verified, or switches a webhook on or off. With another host it gets nothing until that is verified; its secret stays.',
    errors: {
      ...refused,
      ...gone,
      ...stale,
      ...proof,
      ERROR_CONFLICT: 'The host is not verified.',
    },
    arg: {
      id: 'The webhook.',
      url: link('Where events are sent, an HTTPS URL on a public host.'),
      updatedAt: time('The version that the change is based on.'),
      events: 'The events that it gets.',
      method: 'How its host will be verified.',
      status: 'On or off.',
    },
    res: webhook,
  },
  removeWebhook: { about: 'Removes a webhook.', errors: gone, arg: { id: 'The webhook.' } },
  verifyWebhook: {
    about: 'Verifies the host now. The answer has the result in `verification.problem`.',
    errors: {
      ...gone,
      ERROR_CONFLICT: 'The host is verified already.',
      ERROR_TOO_MANY_REQUESTS: 'Too many tries: the page counts down.',
    },
    arg: { id: 'The webhook.' },
    res: webhook,
  },
  rotateWebhookSecret: {
    about: secretRotation,
    errors: { ...gone, ...proof },
    arg: { id: 'The webhook.', overlapMinutes: signsToo },
    res: newSecret,
  },
  testWebhook: {
    about: 'Delivers a sample of an event, signed, and says what came back.',
    errors: { ...refused, ...gone, ERROR_CONFLICT: 'The host is not verified.' },
    arg: { id: 'The webhook.', event: 'The event to send a sample of.' },
    res: { ...hostResponse, requestBody: 'The body that was sent, verbatim.' },
  },
  webhookLog: {
    about: 'Lists the deliveries to webhooks, the newest first.',
    arg: {
      ...wantedNext,
      status: 'Only deliveries in this state.',
      webhookId: 'Only deliveries to this webhook.',
      event: 'Only deliveries of this event.',
      ...range,
    },
    res: {
      records: [ordered('One page.', '-createdAt'), webhookDelivery],
      nextBefore,
      retentionDays: days('How long deliveries are kept.'),
    },
  },
  webhookDelivery: {
    about: 'Gives a delivery with all attempts.',
    errors: gone,
    arg: { id: 'The delivery.' },
    res: webhookDelivery,
  },
  resendWebhook: {
    about: 'Delivers again now.',
    errors: {
      ...gone,
      ERROR_CONFLICT: 'It is tried again in a moment, or its webhook is gone or off.',
      ERROR_TOO_MANY_REQUESTS: 'It was sent again a moment ago: the page counts down.',
    },
    arg: { id: 'The delivery.' },
    res: webhookDelivery,
  },
  alertRules: {
    about: 'Lists the alert rules of the account.',
    res: alertRules,
  },
  tryAlertRule: {
    about: 'Says when a rule would have fired in the last 30 days. It makes nothing.',
    errors: refused,
    arg: alertConditions,
    res: {
      days: days('The days that were looked at.'),
      fired: [
        ordered('Each time that the figure passed the threshold, oldest first.', 'at'),
        { at: time('When it would have been told.'), value: 'The figure, a decimal as text.' },
      ],
    },
  },
  addAlertRule: {
    about: 'Adds a rule. What it tells also is the webhook event `alert.fired`.',
    errors: { ...refused, ERROR_LIMIT_EXCEEDED: 'There are as many rules as may be.' },
    arg: {
      ...alertConditions,
      channels: 'Where it is told besides the site; only connected channels.',
    },
    res: alertRule,
  },
  updateAlertRule: {
    about: 'Replaces a rule. A channel that it has may stay, even if it works no more.',
    errors: { ...refused, ...gone, ...stale },
    arg: {
      ...alertConditions,
      channels: 'Where it is told besides the site.',
      id: 'The rule.',
      updatedAt: time('The version that the change is based on.'),
    },
    res: alertRule,
  },
  removeAlertRule: {
    about: 'Removes a rule and answers the list without it.',
    errors: gone,
    arg: { id: 'The rule.' },
    res: alertRules,
  },
  impossible: {
    about: 'Lists the tasks that workers could not answer.',
    arg: flagged,
    res: flaggedPage,
  },
  hideImpossible: { about: 'Takes a task off the list.', errors: gone, arg: entry },
  restoreImpossible: { about: 'Puts a task back on the list.', errors: gone, arg: entry },
  notCaptcha: {
    about: 'Lists the tasks that workers flagged as no captcha.',
    arg: flagged,
    res: flaggedPage,
  },
  hideNotCaptcha: { about: 'Takes a task off the list.', errors: gone, arg: entry },
  restoreNotCaptcha: { about: 'Puts a task back on the list.', errors: gone, arg: entry },
  receivingErrors: {
    about: 'Counts the requests that the API refused, by error code.',
    arg: errorFilter,
    res: {
      records: [
        'One entry per code.',
        {
          code: 'The error code of the API.',
          count: count('Refused requests.'),
          lastAt: time('When it happened last.'),
          lastIp: 'The address of the last one.',
          key: ['The key of the last one; null if it named none that exists.', errorKey],
          software: ['The program of the last one; null for none.', errorProgram],
        },
      ],
      totalCount: count('Refused requests in all.'),
    },
  },
  errorSamples: {
    about: 'Gives the latest refused requests of one code.',
    arg: errorFilter,
    res: {
      records: [
        ordered('The requests, the newest first.', '-at'),
        {
          id: 'Identifies the sample.',
          at: time('When it happened.'),
          ip: 'The address of the request.',
          key: ['The key of the request; null if it named none that exists.', errorKey],
          software: ['The program of the request; null for none.', errorProgram],
          method: 'The method of the API.',
          request: 'The body verbatim. The backend masks keys and cookies.',
          response: 'The answer verbatim.',
        },
      ],
    },
  },
  bans: {
    about: 'Lists the addresses, keys and accounts that the API refuses for a while.',
    res: {
      records: [
        'The running bans.',
        {
          id: 'Identifies the ban.',
          reason: 'The error code that led to it.',
          scope: 'What is refused: `ip`, `key` or `account`.',
          subject: 'The refused address, key or account.',
          from: time('When it began.'),
          until: time('When it ends.'),
          requests: count('Requests that led to it.'),
        },
      ],
    },
  },
  reports: {
    about: 'Lists the reports of wrong answers, the newest first.',
    arg: { ...wantedPage, ...range, status: 'Only reports in this state.' },
    res: {
      records: [
        ordered('One page.', '-createdAt'),
        {
          id: 'Identifies the report.',
          taskId: 'The task.',
          type: 'The type as the task named it.',
          typeTitle: 'The name of the type, if the site does not know it.',
          imageUrl: link('The picture; null for tasks without one, or once it is deleted.'),
          answer: 'The answer that was reported.',
          secondAnswer: 'What a second worker answered; null for none.',
          status: oneOf('The state', reportStatuses),
          reason: 'Why it was not recorded: `share`, `window`, `percent_100`.',
          refund: 'What was paid back; null for nothing.',
          createdAt: time('When it was sent.'),
          decidedAt: time('When it was decided; null until then.'),
        },
      ],
      summary: [
        'How reports stand, whatever the filters.',
        {
          decided: count('Reports decided in the period.'),
          rejected: count('Reports rejected in the period.'),
          limitPercent: percent('The share of rejected reports at which recording stops.'),
          windowMinutes: minutes('How long after the upload a report is taken.'),
          periodDays: days('What the share is counted over.'),
          suspendedUntil: time('Until when no reports are recorded; null if they are.'),
        },
      ],
      ...paging,
    },
  },
  tasksSummary: {
    about: 'Counts tasks by period or by group.',
    arg: {
      ...taskRange,
      granularity: 'By which period.',
      groupBy: 'By which group.',
    },
    res: {
      rows: [
        'The rows in their order.',
        {
          bucket: time(
            'The start of the hour, day, week or month; empty where one bucket covers the whole range.',
          ),
          key: line.key,
          title: line.title,
          ...figures,
        },
      ],
      totals: ['The whole range.', figures],
    },
  },
  apiUsage: {
    about:
      'Counts what a person sends by what the list of changes names, so that they see what concerns them. A backend that cannot count answers 404.',
    res: {
      days: days('How many days are counted, until now.'),
      records: [
        'One for each product and type that was used.',
        {
          product: 'The product, as in the changes of the documentation.',
          type: 'The task type; null for requests that create no task.',
          count: count('Tasks, or requests that create none.'),
        },
      ],
    },
  },
  taskGraph: {
    about: 'Gives the points of a graph of tasks.',
    arg: {
      ...taskRange,
      metric: 'What is drawn.',
      granularity: 'How far apart the points are.',
      groupBy: 'A line for each group.',
      compare:
        'The previous range too, point by point, cut to the elapsed part of the current range so that equal spans are compared.',
    },
    res: {
      series: ['The lines.', line],
      compare: ['The lines of the previous range; null if they were not asked for.', line],
      currency: 'The ISO 4217 code of values that are money.',
    },
  },
  tasks: {
    about: 'Lists tasks, the newest first.',
    arg: { ...taskFilter, ...wantedNext },
    res: {
      records: [ordered('One page.', '-submittedAt'), taskRow],
      nextBefore,
      totalCount: count('Tasks on all pages; null where counting takes too long.'),
    },
  },
  task: {
    about: 'Gives a task with all that is known of it.',
    errors: { ERROR_NOT_FOUND: 'There is no such task, or it is no longer kept.' },
    arg: { id: 'The task.' },
    res: {
      ...taskRow,
      input: 'What was sent. Secrets are masked, and pictures are addresses.',
      solution: 'The answer as the API gives it; null without one.',
      inputText:
        'The same as the JSON text that came, with secrets masked: every number as it was written.',
      solutionText: 'The same as the JSON text that came.',
      error: [
        'Why there is no answer; null with one.',
        { errorId: 'The number of the error.', errorCode: 'Its name.' },
      ],
      timeline: [
        ordered('What happened to it, the first thing first.', 'at'),
        { status: 'The state.', at: time('Since when.'), note: 'More of it; null for nothing.' },
      ],
      attempts: [
        'The answers of the workers.',
        {
          n: 'The number of the answer, from 1.',
          answer: 'The answer.',
          agreed: 'Whether it counts among the equal ones.',
        },
      ],
      pingback: [
        'How its answer was delivered; null if it was not to be.',
        { status: oneOf('The state', deliveryStates), attempts: count('Attempts.') },
      ],
      charge: [
        'The parts of the price, where the backend sends them.',
        {
          ratePer1000: 'The price of 1,000 tasks when it was sent.',
          multiplier: 'What the price was multiplied by.',
          reason: 'Why it was multiplied.',
        },
      ],
    },
  },
  reportTask: {
    about: 'Reports an answer as right or wrong. A wrong one may be refunded and fine a worker.',
    errors: {
      ERROR_REPORT_WINDOW_CLOSED: 'It is too late for a report.',
      ERROR_REPORT_NOT_RECORDED: 'Too many reports of the account were rejected.',
      ERROR_REPORTS_SUSPENDED: 'Reports of the account are not recorded for a while.',
      ERROR_DUPLICATE_REPORT: 'The task has a report.',
      ERROR_NOT_FOUND: 'There is no such task.',
      ERROR_CONFLICT: 'The task has no answer.',
    },
    arg: { id: 'The task.', kind: 'What the answer was.', comment: 'What is wrong with it.' },
  },
  exportTasks: {
    about: 'Orders a file of tasks.',
    errors: { ...refused, ERROR_LIMIT_EXCEEDED: 'Too many exports are being made.' },
    arg: {
      kind: 'What is exported.',
      filters: ['Which tasks.', taskFilter],
      format: 'The format of the file.',
      idempotencyKey: uuid('Sent as the header Idempotency-Key.'),
    },
    res: job,
  },
  exports: {
    about: 'Lists the ordered files, the newest first.',
    res: { records: [ordered('The files.', '-createdAt'), job] },
  },
  exportJob: {
    about: 'Says how far an export is.',
    errors: { ERROR_NOT_FOUND: 'The file was deleted.' },
    arg: { id: 'The export.' },
    res: job,
  },
  testOffer: {
    about: 'Says which test tasks can be sent and what they cost.',
    res: {
      kinds: [
        'The types.',
        {
          type: 'The type as tasks name it.',
          image: [
            'The bounds of the picture; null where the task is text.',
            {
              minBytes: bytes('The smallest file.'),
              maxBytes: bytes('The largest file.'),
              maxSide: pixels('The longest side.'),
              types: 'The media types.',
            },
          ],
          text: [
            'The bounds of the text; null where the task is a picture.',
            { max: 'The most characters.' },
          ],
          commentMax: 'The most characters of the hint.',
          commentRequired:
            'Whether a hint is required, because a worker could not know what to do without one.',
          price: 'What one task costs.',
        },
      ],
      freeLeft: count('Free test tasks left today.'),
      waitSeconds: seconds('How long the page waits for the answer.'),
      pollSeconds: seconds('How often the page asks for the answer.'),
    },
  },
  sendTestTask: {
    about: 'Sends a test task.',
    errors: {
      ...refused,
      ERROR_LIMIT_EXCEEDED: 'The free tests are used up, and the test may not cost money.',
      ERROR_INSUFFICIENT_FUNDS: 'The balance is too low.',
      ERROR_FILE_TOO_BIG: 'The picture is too large.',
      ERROR_FILE_TYPE: 'The picture is of another type.',
    },
    arg: {
      idempotencyKey: uuid('Sent as the header Idempotency-Key.'),
      type: 'The type of the task.',
      file: 'The picture.',
      text: 'The text of a text task.',
      options: 'JSON, because a part of a multipart body has no structure.',
      charge: 'Whether the task may cost money.',
    },
    res: { taskId: 'The task.' },
  },
}
