import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { calls } from '../api/contract/index.ts'
import type { CallName, Calls } from '../api/contract/index.ts'
import type { ArgOf, Call } from '../api/contract/types.ts'
import { keysOf } from '../lib/object.ts'
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

/** Right arguments for every call; a row without any does not compile. */
const samples: { [Name in CallName]: ArgOf<Calls[Name]>[] } = {
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
  dashboard: [undefined],
}

function send({ fetch }: TestBackend, { method, path, upload }: Call, arg: unknown): Promise<Response> {
  const rest: Record<string, unknown> = Object.assign({}, arg)
  const filled = path.replace(/\{(\w+)\}/g, (__, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return value
  })
  if (upload) {
    const form = new FormData()
    for (const [name, value] of Object.entries(rest)) form.append(name, value instanceof Blob ? value : String(value))
    return fetch(filled, { method, body: form, headers: { 'x-requested-with': 'fetch' } })
  }
  if (method !== 'GET') return fetch(filled, { method, body: JSON.stringify(rest), headers: { 'content-type': 'application/json' } })
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
    for (const name of names) {
      const call: Call = calls[name]
      for (const arg of samples[name]) {
        const backend = createBackend({ persona })
        const response = await send(backend, call, arg)
        const data: unknown = response.status === 204 || response.status === 302 ? null : await response.json()
        if (response.status < 400) {
          answered += 1
          expect(safeParse(call.res, data).issues, `${name} for ${persona}`).toBeUndefined()
        } else {
          // Who has no password cannot prove themselves by one.
          const known = [401, 403, 404, 409, 410, ...(name === 'reauth' ? [400] : [])]
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
    for (let hour = 0; hour < 30; hour += 1) {
      const { today, week, series, latest, balance, notices, estimatedDaysLeft } = dashboard(1, account, noon + hour * 3_600_000)
      expect(week?.tasks).toBe(series?.points?.reduce((sum, { tasks }) => sum + tasks, 0))
      expect(today?.tasks).toBe(series?.points?.at(-1)?.tasks)
      expect(new Set(latest?.map(({ status }) => status))).toEqual(
        new Set(['queued', 'processing', 'ready', 'unsolvable', 'not_captcha', 'rejected']),
      )
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
