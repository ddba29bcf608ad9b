// Over 250 lines: one walk through every call, with the few whose arguments have to be made first.
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { calls } from '../api/contract/index.ts'
import type { CallName, Calls } from '../api/contract/index.ts'
import type { EditorRows } from '../api/contract/editor.ts'
import type { ArgOf, Call } from '../api/contract/types.ts'
import { keysOf, prefixed } from '../lib/object.ts'
import { handlers } from './handlers/index.ts'
import { createBackend } from './node.ts'
import type { TestBackend } from './node.ts'
import { personaNames } from './personas.ts'
import { dashboard } from './seed/dashboard.ts'
import { prices } from './seed/prices.ts'
import { doneToday, loadAt, solvedToday } from './seed/statistics.ts'
import { taskTypes } from './seed/types.ts'

const newUser = { email: 'new@example.com', password: 'a long password', agreeTerms: true, language: 'en', timezone: 'UTC' } as const
const graphNames = ['workspeed', 'workprice', 'devprice', 'devspeed', 'devload', 'devonline'] as const

const uuid = '3f2b8c1e-5d4a-4c6b-9e7f-0a1b2c3d4e5f'

/** The calls of one kind of articles; in the other kinds nothing has these ids. src/mocks/editor.spec.ts goes further. */
const editorSamples: { [Name in keyof EditorRows]: ArgOf<EditorRows[Name]>[] } = {
  index: [{ language: 'ru', text: 'капча', hostname: 'glyphwork.example' }],
  list: [{}, { page: 0, perPage: 10, language: 'en', text: 'polling', status: 'published', sort: '-views' }],
  bySlug: [{ slug: 'how-polling-works' }],
  authors: [{}],
  create: [{ title: 'Новая', slug: 'novaya', language: 'ru', tags: ['API'] }],
  update: [{ id: 1010, title: 'Another title', autosave: true }],
  remove: [{ id: 1010 }],
  attach: [{ file: new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], { type: 'image/png' }), articleId: 1010, alt: 'A dot' }],
  detach: [{ id: 'unknown' }],
  act: [{ id: 1010, action: 'archive', note: 'No longer true' }],
  revisions: [{ id: 1010 }],
  revision: [{ id: 1_010_000 }],
  restoreRevision: [{ id: 1_010_000 }],
  previewToken: [{ id: 1010 }],
  slugCheck: [{ slug: 'how-polling-works', language: 'en', id: 1010 }],
  lock: [{ id: 1010, tab: 'two', takeOver: true }],
}

/** Right arguments for every call; a row without any does not compile. */
const samples: { [Name in CallName]: ArgOf<Calls[Name]>[] } = {
  ...prefixed('editorBlog', editorSamples),
  ...prefixed('editorTutorial', editorSamples),
  ...prefixed('editorSoftware', editorSamples),
  user: [undefined],
  updateUser: [{ interfaceLanguage: 'ru', currency: 'EUR', theme: 'dark', name: 'Ann' }, {}],
  readSystemMessage: [{ id: 4071 }],
  chooseUserType: [{ userType: 'worker' }],
  customerPrices: [{}, { currency: 'CNY' }],
  proxyPrices: [{}, { currency: 'BRL', utm_campaign: 'spring' }],
  publicStatistics: [{}, { currency: 'RUB' }],
  statisticsGraph: graphNames.flatMap((name) => [{ name }, { name, range: 'week' } as const, { name, range: 'month' } as const]),
  captchaExamples: [{}, { language: 'ru', hostname: 'glyphwork.example', ids: 'rotatecaptcha,clickcaptcha' }],
  captchaExample: [{ slug: 'rotatecaptcha' }, { slug: 'recaptcha_v2', language: 'zh' }],
  leaderboard: [{ period: 'week' }, { period: 'day', country: 'BR', kind: 'rotate' }, { period: 'all' }],
  sendServiceFeedback: [{ rating: 5, area: 'api', text: 'Answers come quickly.', mayContact: false, taskId: '61234' }],
  sendProxyFeedback: [{ rating: 2, product: 'mobile', country: 'DE', problem: 'speed', text: 'Slow in the evening.', mayContact: true }],
  trackEvent: [
    { type: 'utm', data: { utm_source: 'x' } },
    { type: 'referral', data: { from: '7', source: null, unique: true } },
  ],
  askForLabelling: [
    { name: 'Ann', email: 'ann@example.com', kind: 'polygon', volume: 100, message: 'Outline every roof, please.', agreePrivacy: true },
    {
      name: 'Ann',
      company: 'Example Ltd',
      email: 'ann@example.com',
      kind: 'satellite',
      volume: 5000,
      deadline: '2030-01-31',
      sampleUrl: 'https://example.com/tiles',
      message: 'Outline every roof, please.',
      agreePrivacy: true,
    },
  ],
  csrf: [undefined],
  login: [{ email: 'customer@glyphwork.example', password: 'Glyphwork-demo-1' }],
  register: [newUser],
  remind: [{ email: 'customer@glyphwork.example' }],
  logout: [undefined],
  twoFactor: [{ challengeId: 'unknown', method: 'totp', code: '123456' }],
  resendTwoFactor: [{ challengeId: 'unknown' }],
  oauthProviders: [undefined],
  oauthStart: [{ provider: 'google', return_to: '/pricing' }, { provider: 'unknown' }],
  reauth: [{ method: 'password', secret: 'Glyphwork-demo-1' }],
  sendProofCode: [undefined],
  notifications: [{}, { unread: true }],
  readNotifications: [{ all: true }, { ids: ['unknown'] }],
  checkRemind: [{ hash: 'fresh', userId: 1002, password: 'four unrelated words' }],
  checkKey: [{ hash: 'fresh', userId: 1001 }],
  resendConfirmation: [undefined],
  confirmEmailChange: [
    { hash: 'fresh', userId: 1002, status: 'old' },
    { hash: 'fresh', userId: 1002, status: 'new' },
  ],
  confirmEmailRemoval: [{ hash: 'fresh', userId: 1002 }],
  confirmWallet: [{ hash: 'fresh', userId: 1002 }],
  updateAvatar: [{ file: new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], { type: 'image/png' }) }],
  removeAvatar: [undefined],
  changeEmail: [{ newEmail: 'other@example.com' }],
  resendEmailChange: [undefined],
  cancelEmailChange: [undefined],
  updatePassword: [{ current: 'Glyphwork-demo-1', password: 'four unrelated words', signOutOthers: true }],
  deleteInfo: [undefined],
  deleteAccount: [{ reason: 'No need any more', confirm: 'DELETE' }],
  cancelDeletion: [undefined],
  notificationSettings: [undefined],
  updateNotificationSettings: [
    {
      channels: { email: true, telegram: false, webpush: false },
      topics: { security: { email: true, telegram: false, webpush: false } },
      lowBalance: { enabled: true, threshold: { amount: '10', currency: 'USD' } },
      digest: 'daily',
      webhookUrl: 'https://hooks.example.com/glyphwork',
    },
  ],
  linkTelegram: [undefined],
  setUpTwoFactor: [undefined],
  enableTwoFactor: [{ code: '123456' }],
  disableTwoFactor: [undefined],
  newRecoveryCodes: [undefined],
  unlinkAccount: [{ provider: 'google' }],
  sessions: [undefined],
  endSession: [{ id: 'unknown' }],
  endOtherSessions: [undefined],
  securityLog: [{}, { page: 1, perPage: 10 }],
  documents: [{}, { kind: 'invoice', year: 2026 }],
  requisites: [undefined],
  updateRequisites: [{ type: 'company', name: 'Example Ltd', country: 'EE', taxId: 'EE102345678', address: 'Example street 1' }],
  articlesIndex: [{}, { language: 'ru', hostname: 'ru.glyphwork.example', text: 'опрос' }],
  articles: [{}, { page: 1, language: 'en', hostname: 'glyphwork.example', currency: 'EUR', text: 'polling', sorting: 'popular' }],
  article: [{ slug: 'how-polling-works' }, { slug: 'balance-by-webhook' }],
  voteArticle: [{ id: '1010', helpful: true }],
  tutorialsIndex: [{}],
  tutorials: [{ language: 'ru', sorting: 'popular' }],
  tutorial: [{ slug: 'first-request' }],
  voteTutorial: [{ id: 'unknown', helpful: false }],
  softwareArticles: [{ page: 0, language: 'en', sorting: 'new' }],
  softwareArticle: [{ slug: 'earn-with-softid' }],
  voteSoftwareArticle: [{ id: 'unknown', helpful: false }],
  dashboard: [undefined],
  tasksSummary: [
    { groupBy: 'type', granularity: 'day', dateFrom: '2026-04-15', dateTo: '2026-04-15' },
    { groupBy: 'softId', dateFrom: '2026-04-14', dateTo: '2026-04-14', timezone: 'Asia/Shanghai' },
  ],
  tasks: [{}, { perPage: 10, status: 'ready', hasReport: true, dateFrom: '2026-04-14', dateTo: '2026-04-15' }, { id: '1' }],
  task: [{ id: '7255800001' }, { id: 'unknown' }],
  reportTask: [{ id: 'unknown', kind: 'bad', comment: 'A letter is missing.' }],
  exportTasks: [
    {
      kind: 'tasks',
      filters: { type: 'ImageToTextTask', dateFrom: '2026-04-15', dateTo: '2026-04-15' },
      format: 'csv',
      idempotencyKey: '8f1c0a52-8d3c-4a44-9d0e-3f5a86f2b7c1',
    },
  ],
  exports: [undefined],
  exportJob: [{ id: 'unknown' }],
  taskGraph: [
    { metric: 'tasks', granularity: 'day', dateFrom: '2026-04-15', dateTo: '2026-04-15' },
    { metric: 'spent', granularity: 'hour', groupBy: 'type', dateFrom: '2026-04-14', dateTo: '2026-04-15', compare: 'previous' },
  ],
  keys: [undefined],
  createKey: [
    {
      name: 'Another',
      allowedTypes: ['ImageToTextTask'],
      ipList: ['8.8.8.0/24', '2a00:1450:4001::/48'],
      dailyLimit: { amount: '5', currency: 'USD' },
      monthlyLimit: null,
      rpm: 60,
    },
  ],
  updateKey: [{ id: 100_202, status: 'active' }, { id: 100_201, name: 'First' }, { id: 'unknown' }],
  rotateKey: [
    { id: 100_201, overlapMinutes: 60 },
    { id: 'unknown', overlapMinutes: 0 },
  ],
  finishRotation: [{ id: 100_203 }],
  revealKey: [{ id: 100_201 }],
  revokeKey: [{ id: 100_202 }],
  customerSettings: [undefined],
  updateCustomerSettings: [
    {
      maxRatePer1000: { normal: { amount: '0.8', currency: 'USD' }, RecaptchaV2Task: null },
      languagePool: 'en',
      defaultLanguage: 'en',
      refuseLongAnswers: true,
      allowWorkersHint: false,
      acceptedTypes: ['ImageToTextTask'],
      sandbox: false,
      developerCredits: true,
    },
  ],
  spendingLimits: [undefined],
  updateSpendingLimits: [
    { daily: { amount: { amount: '5', currency: 'USD' }, mode: 'block' }, monthly: { amount: null, mode: 'notify' }, alertPercents: [80] },
  ],
  softwareUsed: [undefined],
  blockSoftware: [{ softId: 4580, blocked: true }],
  percent100: [undefined],
  updatePercent100: [{ enabled: true, minAttempts: 2, maxAttempts: 5, minMatches: 2, types: ['ImageToTextTask'], confirmCost: true }],
  manualDomains: [{}, { text: 'exam', captchaType: 'any', action: 'block', sort: '-domain', page: 0, perPage: 10 }],
  allManualDomains: [{}, { action: 'allow' }],
  createManualDomain: [{ domain: 'https://Пример.рф/путь', captchaType: 'any', action: 'block', note: 'By hand.' }],
  importManualDomains: [
    {
      rows: [
        { domain: 'new.example', captchaType: 'any', action: 'allow' },
        { domain: 'wrong', captchaType: 'any', action: 'allow' },
      ],
    },
  ],
  updateManualDomain: [{ id: 1, domain: 'login.bank.example', captchaType: 'any', action: 'limit', note: '' }],
  deleteManualDomain: [{ id: 2 }],
  restoreManualDomain: [{ id: 2 }],
  ipList: [undefined],
  addIps: [{ records: [{ ip: '93.184.216.34', comment: 'Office' }, { ip: '2606:4700::/48' }] }],
  updateIp: [{ id: 'ip1', ip: '93.184.216.0/24', comment: '' }],
  removeIp: [{ id: 'ip1' }],
  enableIpList: [{ enabled: true }, { enabled: false }],
  pingbackHosts: [undefined],
  addPingbackHost: [{ host: 'other.shop.example', method: 'file' }],
  updatePingbackHost: [
    { id: 'h4', method: 'file' },
    { id: 'h1', status: 'disabled' },
  ],
  removePingbackHost: [{ id: 'h1' }],
  verifyPingbackHost: [{ id: 'h4' }],
  rotatePingbackSecret: [{ id: 'h1' }],
  testPingbackHost: [{ id: 'h1' }, { id: 'h2', path: '/results?x=1' }],
  pingbackLog: [{}, { status: 'failed', perPage: 10, dateFrom: '2026-04-10', dateTo: '2026-04-15' }, { hostId: 'h1', taskId: '1', before: 'd1' }],
  delivery: [{ id: 'd1' }],
  resendDelivery: [{ id: 'd1' }],
  impossible: [{}, { reason: 'empty', page: 1, perPage: 10 }],
  hideImpossible: [{ id: 'i1' }],
  restoreImpossible: [{ id: 'i1' }],
  notCaptcha: [{}, { reason: 'blocked_page' }],
  hideNotCaptcha: [{ id: 'n1' }],
  restoreNotCaptcha: [{ id: 'n1' }],
  receivingErrors: [{}, { code: 'MAX_USER_TURN', ip: '93.184.215.14', keyId: '1', dateFrom: '2026-04-10' }],
  errorSamples: [{ code: 'ERROR: 1005' }],
  bans: [undefined],
  reports: [{}, { status: 'rejected', page: 1, dateTo: '2026-04-15' }],
  payments: [{}, { status: 'paid', method: 'bank-card', kind: 'card', dateFrom: '2026-01-01', dateTo: '2026-04-15', page: 0, perPage: 10 }],
  testOffer: [undefined],
  sendTestTask: [{ idempotencyKey: uuid, type: 'TextCaptchaTask', text: 'What is 2 + 3?', charge: false }],
  paymentIntent: [{ key: uuid }],
  events: [undefined],
  paymentMethods: [{}, { currency: 'EUR', country: 'DE' }],
  paymentMethod: [{ shortname: 'bank-card' }, { shortname: 'cryptocurrency-btc-BTC', currency: 'EUR' }, { shortname: 'unknown' }],
  createPayment: [
    {
      idempotencyKey: uuid,
      method: 'bank-card',
      amount: { amount: '25', currency: 'USD' },
      saveMethod: true,
      returnUrl: 'https://glyphwork.example/pay/ok',
    },
  ],
  payment: [{ id: '1002003' }, { id: 'unknown' }],
  sendPaymentDetails: [{ id: '1002003', idempotencyKey: uuid, fields: { name: 'Ann' } }],
  cancelPayment: [{ id: '1002003' }],
  paymentCheckout: [{ id: '1002003' }],
  savedMethods: [undefined],
  removeSavedMethod: [{ id: 'card-1002-1' }],
  makeSavedMethodDefault: [{ id: 'card-1002-1' }],
  autoTopUp: [undefined],
  updateAutoTopUp: [
    {
      enabled: false,
      threshold: { amount: '10', currency: 'USD' },
      amount: { amount: '50', currency: 'USD' },
      savedMethodId: null,
      dailyCountCap: 1,
      monthlyAmountCap: { amount: '500', currency: 'USD' },
    },
  ],
  createCryptoPayment: [{ idempotencyKey: uuid, asset: 'USDT', network: 'tron', amount: { amount: '50', currency: 'USD' } }],
  cryptoPayment: [{ id: '1002040' }, { id: 'unknown' }],
  renewCryptoAddress: [{ id: '1002040', idempotencyKey: uuid }],
  requestRefund: [{ id: '1002022', idempotencyKey: uuid, reason: 'Paid twice by mistake, please send one back.' }],
  createInvoice: [{ idempotencyKey: uuid, amount: { amount: '50.00', currency: 'USD' } }],
  paymentsByDay: [{ dateTo: '2026-04-13' }, { dateFrom: '2026-04-10', dateTo: '2026-04-12' }],
  ledger: [
    { dateFrom: '2026-04-14', dateTo: '2026-04-14' },
    { kind: 'topup', dateFrom: '2026-04-12' },
  ],
  transferLimits: [undefined],
  transfers: [{}, { direction: 'out', status: 'completed', page: 0, perPage: 10 }],
  sendTransfer: [
    { idempotencyKey: uuid, recipient: '1003', amount: { amount: '5', currency: 'USD' }, dryRun: true },
    { idempotencyKey: uuid, recipient: 'customer-empty@glyphwork.example', amount: { amount: '5', currency: 'USD' }, comment: 'Thanks' },
  ],
  transferOfLink: [{ hash: 'fresh', userId: 1002 }],
  confirmTransfer: [{ hash: 'fresh', userId: 1002, idempotencyKey: uuid }],
  cancelTransfer: [{ id: 5009 }],
  resendTransfer: [{ id: 5009 }],
  redeemVoucher: [{ idempotencyKey: uuid, code: 'GIFT-2026-FRSH' }],
  checkPromo: [{ code: 'topup10' }, { code: 'TOPUP10', amount: { amount: '5', currency: 'USD' }, method: 'bank-card' }],
  redeemPromo: [{ idempotencyKey: uuid, code: 'THANKS5' }],
  workaroundKinds: [undefined],
  orderWorkaround: [
    {
      idempotencyKey: uuid,
      kind: 'agreement',
      name: 'Ann',
      email: 'ann@example.com',
      url: 'https://shop.example/',
      message: 'We want their prices once a day, by agreement.',
    },
  ],
}

function send({ fetch }: TestBackend, { method, path, upload, idempotent }: Call, arg: unknown): Promise<Response> {
  const rest: Record<string, unknown> = Object.assign({}, arg)
  const filled = path.replace(/\{(\w+)\}/g, (__, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return value
  })
  if (upload) {
    const form = new FormData()
    for (const [name, value] of Object.entries(rest)) form.append(name, value instanceof Blob ? value : String(value))
    const key = rest['idempotencyKey']
    form.delete('idempotencyKey')
    return fetch(filled, {
      method,
      body: form,
      headers: { 'x-requested-with': 'fetch', ...(idempotent && typeof key === 'string' && { 'idempotency-key': key }) },
    })
  }
  if (method !== 'GET') {
    const { idempotencyKey, ...body } = rest
    const headers = { 'content-type': 'application/json', ...(idempotent && { 'idempotency-key': String(idempotencyKey) }) }
    return fetch(filled, { method, body: JSON.stringify(idempotent ? body : rest), headers })
  }
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]))
  return fetch(query.size > 0 ? `${filled}?${query}` : filled)
}

const names = keysOf(calls)

describe('the mocks', () => {
  it('answer every row of the contract, and nothing else', () => {
    expect(Object.keys(handlers).sort()).toEqual([...names].sort())
  })

  it.each(personaNames)('answer %s in the shape of every row', async (persona) => {
    let answered = 0
    const reading = createBackend({ persona })
    for (const name of names) {
      const call: Call = calls[name]
      for (const arg of samples[name]) {
        // What only reads leaves the data as it was: one backend will do for all of it.
        const backend = call.method === 'GET' ? reading : createBackend({ persona })
        const response = await send(backend, call, arg)
        const data: unknown = response.status === 204 || response.status === 302 ? null : await response.json()
        if (response.status < 400) {
          answered += 1
          expect(safeParse(call.res, data).issues, `${name} for ${persona}`).toBeUndefined()
        } else {
          // Who has no password cannot prove themselves by one, and nobody sends money to themselves or uses a code twice.
          const known = [401, 402, 403, 404, 409, 410, ...(['reauth', 'sendTransfer', 'redeemPromo'].includes(name) ? [400] : [])]
          expect(known, `${name} for ${persona}: ${JSON.stringify(data)}`).toContain(response.status)
          expect(data).toMatchObject({ errorId: expect.any(Number), errorCode: expect.stringMatching(/^ERROR_/), requestId: expect.any(String) })
        }
      }
    }
    expect(answered).toBeGreaterThan(25)
  })

  it('answer the same for the same seed and clock, whatever was asked before', async () => {
    const ask = async (backend: TestBackend, order: readonly CallName[]): Promise<Record<string, unknown>> => {
      const found: Record<string, unknown> = {}
      for (const name of order) found[name] = await (await send(backend, calls[name], samples[name][0])).json()
      return found
    }
    const reads = ['user', 'dashboard', 'customerPrices', 'proxyPrices', 'publicStatistics', 'statisticsGraph'] as const
    const first = await ask(createBackend({ persona: 'customer' }), reads)
    expect(await ask(createBackend({ persona: 'customer' }), reads.toReversed())).toEqual(first)
    expect(await ask(createBackend({ persona: 'customer', seed: 2 }), reads)).not.toEqual(first)
    expect(await ask(createBackend({ persona: 'customer', clock: '2026-04-15T16:30:00Z' }), reads)).not.toEqual(first)
  })

  it('keep nothing that JSON would lose', async () => {
    const backend = createBackend({ persona: 'message' })
    for (const name of names) for (const arg of samples[name]) await send(backend, calls[name], arg)
    expect(JSON.parse(JSON.stringify(backend.db))).toEqual(backend.db)
  })
})

describe('the figures', () => {
  const noon = Date.parse('2026-04-15T12:00:00Z')
  const backend = createBackend({ persona: 'customer' })
  const account = backend.db.accounts.find(({ persona }) => persona === 'customer')
  if (!account) throw new Error('There is no customer.')

  it('know 47 types of task in three groups, each once', () => {
    expect(taskTypes).toHaveLength(47)
    expect(new Set(taskTypes.map(({ type }) => type)).size).toBe(47)
    expect(new Set(taskTypes.map(({ slug }) => slug)).size).toBe(47)
    expect(prices(1, noon, 'USD').groups?.map(({ id, items }) => [id, items.length])).toEqual([
      ['image', 13],
      ['token', 32],
      ['cookie', 2],
    ])
  })

  it('keep prices between their floor and ceiling at every hour', () => {
    for (let hour = 0; hour < 48; hour += 1) {
      for (const { items } of prices(1, noon + hour * 3_600_000, 'USD').groups ?? []) {
        for (const { per1000, min, max } of items) {
          expect(Number(per1000.amount)).toBeGreaterThanOrEqual(Number(min?.amount))
          expect(Number(per1000.amount)).toBeLessThanOrEqual(Number(max?.amount))
        }
      }
    }
  })

  it('follow the day: busier in the afternoon, counts that only grow until midnight', () => {
    const at = (hour: number): number => Date.parse('2026-04-15T00:00:00Z') + hour * 3_600_000
    expect(loadAt(1, at(15))).toBeGreaterThan(loadAt(1, at(3)))
    const solved = Array.from({ length: 24 }, (_, hour) => solvedToday(1, at(hour)))
    expect(solved).toEqual(solved.toSorted((a, b) => a - b))
    expect(solved[0]).toBe(0)
    expect(doneToday(at(24) - 1)).toBeCloseTo(1)
  })

  it('add up on the dashboard', () => {
    const { db } = createBackend()
    for (let hour = 0; hour < 30; hour += 1) {
      const { today, week, series, latest, balance, notices, estimatedDaysLeft } = dashboard(db, account, noon + hour * 3_600_000)
      expect(week?.tasks).toBe(series?.points?.reduce((sum, { tasks }) => sum + tasks, 0))
      expect(today?.tasks).toBe(series?.points?.at(-1)?.tasks)
      expect(latest).toHaveLength(10)
      expect(new Set(latest?.map(({ id }) => id)).size).toBe(10)
      expect(balance).toEqual({ amount: '42.75', currency: 'USD' })
      expect(estimatedDaysLeft).toBeLessThan(7)
      expect(notices?.map(({ code }) => code)).toEqual(['low_balance', 'api_errors', 'two_factor_off'])
    }
  })

  it('show the user and the dashboard the same money in the chosen currency', async () => {
    const { fetch } = createBackend({ persona: 'customer' })
    const user = await (await fetch('/api/v2/user', { method: 'PUT', body: JSON.stringify({ currency: 'RUB' }) })).json()
    const board = await (await fetch('/api/v2/dashboard')).json()
    expect(user.balance).toMatchObject({ amount: 3954.38, currency: 'RUB' })
    expect(board.balance).toEqual({ amount: '3954.38', currency: 'RUB' })
  })

  it('are all zero for who has not begun', async () => {
    const board = await (await createBackend({ persona: 'customer-empty' }).fetch('/api/v2/dashboard')).json()
    expect(board).toMatchObject({
      balance: { amount: '0.00' },
      lowBalance: false,
      estimatedDaysLeft: null,
      latest: [],
      notices: [],
      series: { points: [] },
    })
    expect(board.today).toMatchObject({ tasks: 0, ready: 0, failed: 0, successRate: null, spent: { amount: '0.00' }, avgSolveSeconds: null })
    expect(board.checklist.every(({ done }: { done: boolean }) => !done)).toBe(true)
  })
})
