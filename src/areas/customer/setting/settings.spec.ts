import fc from 'fast-check'
import { parse, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { KeyUseRow, leastScope } from '@/api/contract/key-scopes.ts'
import type { KeyScope } from '@/api/contract/key-scopes.ts'
import { Key, KeyList } from '@/api/contract/keys.ts'
import { SpendingLimits, Percent100, CustomerSettings } from '@/api/contract/settings.ts'
import { PublicPrices } from '@/api/contract/public.ts'
import { compare, multiply } from '@/lib/decimal.ts'
import { keyArg, keyForm, keyValues, placedKey, refusedCalls } from './keys/key-form.ts'
import {
  actionsOf,
  accountKeyName,
  endingDays,
  keysLeft,
  sortAccountKeys,
  usedPercent,
} from '@/shared/account-key/keys.ts'
import { alertChoices, limitArg, limitForm, limitValues, placedLimits } from './limits/limits.ts'
import { costsOf, oneTask, percentForm, percentValues } from '../percent/percent.ts'
import {
  isBelow,
  limitOf,
  marketOf,
  onStep,
  placedSettings,
  rateForm,
  rateNames,
  rateValues,
  ratesArg,
} from '../rates/rates.ts'
import { softwareQuery, sortSoftware } from './software/software.ts'
import { typeOptions, withChosen } from '../task-types/task-types.ts'

const usd = (amount: string) => ({ amount, currency: 'USD' })
const noScope = {
  captcha: 'none',
  proxy: 'none',
  labelling: 'none',
  statistics: false,
  balance: false,
  projects: null,
} as const
const plainKey = {
  id: 1,
  name: '',
  status: 'active',
  allowedTypes: null,
  ipList: [],
  dailyLimit: null,
  monthlyLimit: null,
  rpm: null,
  updatedAt: null,
}
const key = (raw: object = {}) => parse(Key, { ...plainKey, ...raw })
const codes = (schema: Parameters<typeof safeParse>[0], value: unknown): Record<string, string> =>
  // The first issue of each field counts.
  Object.fromEntries(
    (safeParse(schema, value).issues ?? [])
      .toReversed()
      .map((issue) => [String(issue.path?.[0]?.key), issue.message]),
  )

const options = typeOptions(
  parse(PublicPrices, {
    groups: [
      {
        id: 'image',
        items: [
          { type: 'ImageToTextTask:math', title: 'Math', per1000: usd('0.7') },
          { type: 'ImageToTextTask', title: 'Image', per1000: usd('0.57') },
          { type: 'GridTask', title: 'Grid', per1000: usd('1.2') },
          { type: 'OldTask', title: 'Old', per1000: usd('1'), availability: 'deprecated' },
        ],
      },
      {
        id: 'token',
        items: [
          {
            type: 'HCaptchaTask:invisible',
            title: 'hCaptcha',
            per1000: usd('1.45'),
            availability: 'limited',
          },
        ],
      },
    ],
  }),
)

describe('the types of the market', () => {
  it('are called as the API calls them, by the plain one of several, without what is not on offer', () => {
    expect(options.map(({ type, price, group }) => [type, price?.amount, group])).toEqual([
      ['ImageToTextTask', '0.57', 'image'],
      ['GridTask', '1.2', 'image'],
      ['HCaptchaTask', '1.45', 'token'],
    ])
  })
  it('are joined by what was chosen before and is on offer no more', () => {
    expect(withChosen(options, ['GridTask', 'GoneTask']).map(({ type }) => type)).toEqual([
      'ImageToTextTask',
      'GridTask',
      'HCaptchaTask',
      'GoneTask',
    ])
  })
})

describe('a key', () => {
  it.each([
    ['active', false, ['disable', 'edit', 'makePrimary', 'reveal', 'revoke', 'rotate']],
    ['active', true, ['disable', 'edit', 'reveal', 'rotate']],
    ['rotating', false, ['edit', 'finish', 'reveal', 'revoke']],
    ['disabled', false, ['edit', 'enable', 'reveal', 'revoke']],
    ['disabled', true, ['edit', 'enable', 'reveal']],
    ['revoked', false, []],
    ['quarantined', false, ['reveal']],
  ])('that is %s, primary %s, allows %j', (status, primary, allowed) => {
    const can = Object.entries(actionsOf({ status, primary })).flatMap(([name, may]) =>
      may ? [name] : [],
    )
    expect(can.toSorted()).toEqual([...allowed].toSorted())
  })
  it('stands after the primary one, and apart once it is revoked', () => {
    const list = [
      key({ id: 1, status: 'revoked' }),
      key({ id: 2, createdAt: '2026-02-01' }),
      key({ id: 3, createdAt: '2026-01-01' }),
      key({ id: 4, primary: true }),
    ]
    const { live, revoked } = sortAccountKeys(list)
    expect([live.map(({ id }) => id), revoked.map(({ id }) => id)]).toEqual([[4, 3, 2], [1]])
  })
  it('is called by its name, else by its beginning', () => {
    expect([
      accountKeyName(key({ name: 'A', prefix: 'ab12' })),
      accountKeyName(key({ prefix: 'ab12' })),
      accountKeyName(key()),
    ]).toEqual(['A', 'ab12', '—'])
  })
  it('says how long it still works in its last two weeks', () => {
    const now = Date.parse('2026-04-15T12:00:00Z')
    const left = (expiresAt: string | null, status = 'active') =>
      endingDays({ status, expiresAt }, now)
    expect(left('2026-04-16T00:00:00Z')).toBe(1)
    expect(left('2026-04-29T00:00:00Z')).toBe(14)
    for (const other of [left('2026-04-30T00:00:00Z'), left('2026-04-15T00:00:00Z'), left(null)])
      expect(other).toBeNull()
    expect(left('2026-04-16T00:00:00Z', 'revoked')).toBeNull()
  })
  it('may be one of so many', () => {
    const list = (raw: object) =>
      parse(KeyList, { records: [plainKey, { ...plainKey, id: 2, status: 'revoked' }], ...raw })
    expect(keysLeft(list({}))).toBeNull()
    expect(keysLeft(list({ limits: { keys: 3 } }))).toBe(2)
    expect(keysLeft(list({ limits: { keys: 1 } }))).toBe(0)
    expect(keysLeft(list({ capabilities: { multipleKeys: false } }))).toBe(0)
  })
  it('has used a part of its limit', () => {
    expect([
      usedPercent('1', '4'),
      usedPercent('9', '4'),
      usedPercent('0', '4'),
      usedPercent('1', '0'),
    ]).toEqual([25, 100, 0, 100])
  })
})

describe('the form of a key', () => {
  const { limits } = parse(KeyList, {
    records: [],
    limits: { daily: { min: usd('0.5'), max: usd('100') }, rpm: { min: 1, max: 600 }, ranges: 2 },
  })
  const schema = keyForm(limits)
  const good = {
    name: 'Shop',
    scope: 'all',
    types: [],
    addresses: '',
    daily: '',
    monthly: '',
    rpm: '',
    access: 'all',
    captcha: 'none',
    proxy: 'none',
    labelling: 'none',
    statistics: false,
    balance: false,
    reach: 'all',
    projects: [],
    lastDay: '',
    kind: 'live',
    answers: 'fixture',
    outcome: 'right',
    errorCode: '',
  } as const

  it('takes a name and nothing else', () => expect(codes(schema, good)).toEqual({}))
  it('names what is wrong at each field', () => {
    expect(codes(schema, { ...good, scope: 'some' })).toEqual({ types: 'required' })
    expect(codes(schema, { ...good, addresses: '8.8.8.8\n10.0.0.1' })).toEqual({
      addresses: 'bad_format',
    })
    expect(codes(schema, { ...good, addresses: '8.8.8.8\n1.1.1.1\n9.9.9.9' })).toEqual({
      addresses: 'limit_exceeded',
    })
    expect(codes(schema, { ...good, daily: 'much' })).toEqual({ daily: 'bad_format' })
    expect(codes(schema, { ...good, daily: '0,4' })).toEqual({ daily: 'out_of_range' })
    expect(codes(schema, { ...good, daily: '100.01' })).toEqual({ daily: 'out_of_range' })
    expect(codes(schema, { ...good, monthly: '1000000' })).toEqual({})
    expect(codes(schema, { ...good, rpm: '1.5' })).toEqual({ rpm: 'bad_format' })
    expect(codes(schema, { ...good, rpm: '601' })).toEqual({ rpm: 'out_of_range' })
    expect(Object.keys(codes(schema, { ...good, name: ' ' }))).toEqual(['name'])
    expect(Object.keys(codes(schema, { ...good, name: 'x'.repeat(41) }))).toEqual(['name'])
  })
  it('sends decimals as they are, and nothing for what is empty', () => {
    expect(
      keyArg(
        {
          ...good,
          types: ['GridTask'],
          projects: [],
          addresses: '8.8.8.9/24\n',
          daily: '2,50',
          rpm: '60',
        },
        'USD',
        false,
      ),
    ).toEqual({
      name: 'Shop',
      allowedTypes: null,
      ipList: ['8.8.8.0/24'],
      dailyLimit: usd('2.50'),
      monthlyLimit: null,
      rpm: 60,
    })
  })
  it('begins from a key and comes back to it', () => {
    const known = key({
      name: 'A',
      allowedTypes: ['GridTask'],
      ipList: ['8.8.8.8'],
      dailyLimit: usd('2.00'),
      rpm: 5,
    })
    expect(keyArg(keyValues(known, 'en', 'UTC'), 'USD', false)).toEqual({
      name: 'A',
      allowedTypes: ['GridTask'],
      ipList: ['8.8.8.8'],
      dailyLimit: usd('2.00'),
      monthlyLimit: null,
      rpm: 5,
    })
  })
  it.each<KeyScope | null>([
    null,
    { ...noScope, statistics: true },
    { ...noScope, balance: true },
    { ...noScope, statistics: true, balance: true },
    { ...noScope, captcha: 'write', proxy: 'read' },
    { ...noScope, labelling: 'read', projects: ['2', '7'] },
  ])('comes back to the scope %j and the last day', (scope) => {
    const known = key({ scope, expiresAt: '2026-05-01T22:00:00.000Z' })
    expect(keyArg(keyValues(known, 'en', 'Europe/Berlin'), 'USD', true)).toMatchObject({
      scope,
      // It ends at the midnight after it.
      expiresAt: '2026-05-01',
    })
  })
  it('asks for something that the key may do', () => {
    expect(codes(schema, { ...good, access: 'some' })).toEqual({ captcha: 'required' })
    expect(codes(schema, { ...good, access: 'some', balance: true })).toEqual({})
    const some = { ...good, access: 'some', labelling: 'read', reach: 'some' } as const
    expect(codes(schema, some)).toEqual({ projects: 'required' })
    expect(codes(schema, { ...some, projects: ['2'] })).toEqual({})
  })
  it('sends how a test key answers, with a code for an error alone', () => {
    const kind = 'test' as const
    const test = { ...good, types: [], projects: [], kind, errorCode: 'ERROR_X' }
    const told = (own: object) => keyArg({ ...test, ...own }, 'USD', true).test
    expect(keyArg({ ...good, types: [], projects: [] }, 'USD', true)).not.toHaveProperty('test')
    expect(told({})).toEqual({ answers: 'fixture', outcome: 'right', errorCode: null })
    expect(told({ outcome: 'error' })).toMatchObject({ errorCode: 'ERROR_X' })
    expect(codes(schema, { ...test, outcome: 'error', errorCode: '' })).toEqual({
      errorCode: 'required',
    })
  })
  it('names the calls that its choice would refuse', () => {
    const use = (area: string, level: string, more = {}) =>
      parse(KeyUseRow, { call: 'x', area, level, count: 1, ...more })
    const calls = [
      use('captcha', 'write', { type: 'GridTask' }),
      use('captcha', 'read'),
      use('balance', 'read'),
    ]
    expect(refusedCalls(calls, leastScope(calls), null)).toEqual([])
    expect(refusedCalls(calls, null, ['ImageToTextTask'])).toEqual([calls[0]])
    expect(refusedCalls(calls, { ...noScope, captcha: 'read' }, null)).toEqual([calls[0], calls[2]])
  })
  it('finds the lines that the backend refused, by its names of what was sent', () => {
    const problem = {
      kind: 'HTTP',
      fields: { 'ipList.1': { code: 'not_allowed' }, dailyLimit: { code: 'out_of_range' } },
    } as const
    const placed = placedKey(problem, ['8.8.8.8', '1.1.1.0/24'], '8.8.8.8\n\n1.1.1.7/24')
    expect(placed.lines).toEqual([{ line: 3, text: '1.1.1.0/24', code: 'not_allowed' }])
    expect(Object.keys(placed.problem.fields ?? {}).toSorted()).toEqual(['addresses', 'daily'])
  })
})

it.each(['constructor', '__proto__'])('a refused field %s keeps its name', (name) => {
  const problem = {
    kind: 'HTTP',
    fields: Object.fromEntries([[name, { code: 'bad_format' }]]),
  } as const
  expect(Object.keys(placedLimits(problem).fields ?? {})).toEqual([name])
})

describe('the spending limits', () => {
  const none = { amount: null, mode: 'notify' }
  const saved = { daily: none, monthly: none, alertPercents: [], updatedAt: null }
  const limits = parse(SpendingLimits, {
    ...saved,
    limits: { daily: { min: usd('1'), max: null }, monthly: null },
  }).limits
  const good = {
    daily: '',
    dailyMode: 'notify',
    monthly: '',
    monthlyMode: 'block',
    alerts: ['50'],
  } as const
  it('are judged by the limits of the backend, and by each other', () => {
    const schema = limitForm(limits)
    expect(codes(schema, good)).toEqual({})
    expect(codes(schema, { ...good, daily: '0.99' })).toEqual({ daily: 'out_of_range' })
    expect(codes(schema, { ...good, daily: '10', monthly: '9,99' })).toEqual({ daily: 'mismatch' })
    expect(codes(schema, { ...good, daily: '10', monthly: '10.0' })).toEqual({})
  })
  it('are sent as they were typed', () => {
    expect(limitArg({ ...good, daily: '1 000,5', alerts: ['50', '80'] }, 'USD')).toEqual({
      daily: { amount: usd('1000.5'), mode: 'notify' },
      monthly: { amount: null, mode: 'block' },
      alertPercents: [50, 80],
    })
    const unknown = parse(SpendingLimits, { ...saved, daily: { amount: null, mode: 'explode' } })
    expect(limitValues(unknown, 'en').dailyMode).toBe('notify')
    expect(alertChoices([75])).toEqual([50, 75, 80, 90, 100])
    expect(
      placedLimits({ kind: 'HTTP', fields: { 'daily.amount': { code: 'mismatch' } } }).fields,
    ).toEqual({ daily: { code: 'mismatch' } })
  })
})

describe('a ceiling', () => {
  const settings = parse(CustomerSettings, {
    languagePool: 'any',
    defaultLanguage: '',
    refuseLongAnswers: false,
    allowWorkersHint: false,
    acceptedTypes: null,
    sandbox: false,
    developerCredits: true,
    maxRatePer1000: { normal: usd('0.9'), GoneTask: usd('2') },
    limits: {
      rate: { min: usd('0.1'), max: usd('50'), step: '0.01' },
      byType: { normal: { min: usd('0.25'), max: usd('3'), step: '0.05' } },
    },
    updatedAt: 'v1',
  })
  const names = rateNames(settings, options)
  const schema = rateForm(names, settings.limits)

  it('can be set for what is on offer, and for what has one', () =>
    expect(names).toEqual(['normal', 'GridTask', 'HCaptchaTask', 'GoneTask']))
  it('lies between the limits of its type, on a step', () => {
    expect(codes(schema, { normal: '0.90', GridTask: '' })).toEqual({})
    expect(codes(schema, { normal: '0.92' })).toEqual({ normal: 'bad_format' })
    expect(codes(schema, { normal: '0.2' })).toEqual({ normal: 'out_of_range' })
    expect(codes(schema, { normal: '0.9', GridTask: '50.01', HCaptchaTask: 'x' })).toEqual({
      GridTask: 'out_of_range',
      HCaptchaTask: 'bad_format',
    })
  })
  it.each(['constructor', 'toString', '__proto__'])(
    'has the usual limit for the type %s',
    (name) => {
      expect(limitOf(settings.limits, name)).toBe(settings.limits?.rate)
      expect(rateValues(settings, [name], 'en')[name]).toBe('')
    },
  )
  it.each([
    ['1', '0.01', true],
    ['0.3', '0.1', true],
    ['0.35', '0.1', false],
    ['1.005', '0.005', true],
    ['7', null, true],
    ['7', '0', true],
  ])('of %s on steps of %s: %s', (amount, step, fits) => expect(onStep(amount, step)).toBe(fits))
  it('knows what the market asks, and whether it is below', () => {
    expect(marketOf('normal', options)).toEqual(usd('0.57'))
    expect(marketOf('GoneTask', options)).toBeNull()
    expect(isBelow('0,56', usd('0.57'), 'USD')).toBe(true)
    expect(isBelow('0.570', usd('0.57'), 'USD')).toBe(false)
    expect(isBelow('', usd('0.57'), 'USD')).toBe(false)
    expect(isBelow('0.1', usd('0.57'), 'EUR')).toBe(false)
    expect(isBelow('0.1', null, 'USD')).toBe(false)
  })
  it('is sent with the rest of the settings as they were', () => {
    const sent = ratesArg(
      settings,
      { rates: { ...rateValues(settings, names, 'ru'), normal: '1,1', GoneTask: '' } },
      'USD',
    )
    expect(sent).toMatchObject({
      maxRatePer1000: { normal: usd('1.1'), GoneTask: null, GridTask: null },
      languagePool: 'any',
      updatedAt: 'v1',
    })
    expect(ratesArg(settings, {}, 'USD').maxRatePer1000).toEqual(settings.maxRatePer1000)
    const placed = placedSettings({
      kind: 'HTTP',
      fields: {
        'maxRatePer1000.GridTask': { code: 'out_of_range' },
        acceptedTypes: { code: 'required' },
      },
    })
    expect(Object.keys(placed.fields ?? {})).toEqual(['GridTask', 'types'])
  })
})

describe('100% recognition', () => {
  const known = parse(Percent100, {
    enabled: false,
    minAttempts: 2,
    maxAttempts: 5,
    minMatches: 2,
    types: [],
    updatedAt: null,
  })
  const good = percentValues(known)
  const numbers = (minAttempts: string, maxAttempts: string, minMatches: string) => ({
    ...good,
    minAttempts,
    maxAttempts,
    minMatches,
  })

  it('keeps the rules of its numbers', () => {
    const schema = percentForm(known.limits, false)
    expect(codes(schema, good)).toEqual({})
    expect(codes(schema, numbers('6', '5', '2'))).toEqual({ minAttempts: 'mismatch' })
    expect(codes(schema, numbers('2', '5', '1'))).toEqual({ minMatches: 'mismatch' })
    expect(codes(schema, numbers('2', '5', '6'))).toEqual({ minMatches: 'mismatch' })
    expect(codes(schema, numbers('0', '11', 'two'))).toMatchObject({
      minAttempts: 'out_of_range',
      maxAttempts: 'out_of_range',
      minMatches: 'bad_format',
    })
    // A number that is much too large is a number.
    expect(codes(schema, numbers('99999999999', '5', '2'))).toMatchObject({
      minAttempts: 'out_of_range',
    })
    expect(codes(schema, { ...good, enabled: true })).toEqual({
      types: 'required',
      confirmCost: 'required',
    })
  })
  it('is agreed to once', () => {
    expect(
      codes(percentForm(known.limits, true), { ...good, enabled: true, types: ['GridTask'] }),
    ).toEqual({})
  })
  it('costs the price times the attempts, exactly', () => {
    const costs = costsOf({ ...good, types: ['ImageToTextTask', 'GridTask', 'GoneTask'] }, options)
    expect(costs?.rows.map(({ type, from, to }) => [type, from, to])).toEqual([
      ['ImageToTextTask', '1.14', '2.85'],
      ['GridTask', '2.4', '6'],
    ])
    // From the cheapest type with the fewest answers to the most expensive with the most.
    expect(costs && oneTask(costs)).toEqual({ from: '0.00114', to: '0.006', currency: 'USD' })
  })
  it('never costs less than the answers that must agree', () => {
    expect(costsOf({ ...numbers('1', '5', '3'), types: ['GridTask'] }, options)).toMatchObject({
      least: 3,
      most: 5,
    })
    expect(costsOf({ ...numbers('5', '4', '2'), types: ['GridTask'] }, options)).toBeNull()
    expect(costsOf({ ...numbers('', '4', '2'), types: [] }, options)).toBeNull()
  })
  it('costs from the fewest to the most attempts, whatever the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999 }),
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 0, max: 5 }),
        (units, least, more) => {
          const price = multiply(String(units), '0.000001')
          const market = [{ type: 'A', title: '', group: 'image', price: usd(price) }]
          const most = least + more
          const [row] =
            costsOf(
              {
                minAttempts: String(least),
                maxAttempts: String(most),
                minMatches: '2',
                types: ['A'],
              },
              market,
            )?.rows ?? []
          expect(compare(row?.from ?? '', multiply(String(units * least), '0.000001'))).toBe(0)
          expect(compare(row?.to ?? '', multiply(String(units * most), '0.000001'))).toBe(0)
        },
      ),
    )
  })
})

describe('the software used', () => {
  const rows = [
    { softId: 2, name: 'Beta', slug: null, tasks7d: 5, spent7d: usd('10'), blocked: false },
    { softId: 1, name: 'alpha', slug: null, tasks7d: 9, spent7d: usd('9.5'), blocked: false },
    { softId: 3, name: '', slug: null, tasks7d: 0, spent7d: null, blocked: true },
  ]
  const order = (query: string) =>
    sortSoftware(
      rows,
      softwareQuery.read(new URLSearchParams(query)).sort,
      'en',
      ({ name }) => name || 'Program',
    ).map(({ softId }) => softId)
  it('is sorted by the address, and nonsense is the usual order', () => {
    expect(order('')).toEqual([1, 2, 3])
    expect(order('sort=nonsense')).toEqual([1, 2, 3])
    expect(order('sort=name')).toEqual([1, 2, 3])
    expect(order('sort=-spent7d')).toEqual([2, 1, 3])
    expect(order('sort=spent7d')).toEqual([3, 1, 2])
  })
})
