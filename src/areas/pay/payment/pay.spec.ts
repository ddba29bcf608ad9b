import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { AutoTopUp } from '@/api/contract/saved-methods.ts'
import { Payment } from '@/api/contract/payments.ts'
import { PaymentMethod } from '@/api/contract/pay-methods.ts'
import { ledgerCalls } from '@/api/contract/ledger.ts'
import { paymentStatuses } from '@/api/contract/payment-states.ts'
import { autoForm, autoBadge, autoOf } from '../pay/auto/auto.ts'
import { groupByFour } from '@/lib/group-by-four.ts'
import { cryptoStep, walletLink } from '../crypto/crypto.ts'
import {
  methodCountries,
  methodTarget,
  readMethodQuery,
  shownMethods,
  writeMethodQuery,
} from '../methods/methods.ts'
import { atDetailKeys, methodDetailsForm, detailFieldKey } from '../method/details-form.ts'
import { isApart, withNewest } from '../history/days/use-day.ts'
import { savedBadge } from '../pay/saved/saved.ts'
import { readPaymentId } from './payment-id.ts'
import { cancelable, knownFailure, statusInfo } from './status.ts'

const method = (shortname: string, own: object = {}) =>
  v.parse(PaymentMethod, { shortname, title: shortname, ...own })
const params = (text: string) => new URLSearchParams(text)

describe('the list of methods', () => {
  const all = [
    method('down', { status: 'maintenance', lastUsedAt: '2026-04-01' }),
    method('plain'),
    method('popular', { badges: ['popular'] }),
    method('old', { lastUsedAt: '2026-01-01' }),
    method('latest', { lastUsedAt: '2026-03-01', countries: ['DE'] }),
    method('hidden', { status: 'hidden' }),
  ]
  const names = (query: { country?: string; q?: string }) =>
    shownMethods(all, { country: '', q: '', ...query }, (kind) => kind).map(
      ({ shortname }) => shortname,
    )
  it('begins with what was used last, ends with what is down, and hides what is hidden', () =>
    expect(names({})).toEqual(['latest', 'old', 'popular', 'plain', 'down']))
  it('is filtered by country and text; without countries it is for all', () => {
    expect(names({ country: 'FR' })).not.toContain('latest')
    expect(names({ country: 'DE' })).toContain('latest')
    expect(names({ q: ' POP ' })).toEqual(['popular'])
    expect(methodCountries(all)).toEqual(['DE'])
  })
  it('reads its address, and ignores nonsense', () => {
    expect(readMethodQuery(params('currency=usd&country=DEU&amount=-5&q=a'))).toEqual({
      currency: '',
      country: '',
      q: 'a',
      amount: '',
    })
    expect(readMethodQuery(params('currency=EUR&country=DE&amount=12.50'))).toEqual({
      currency: 'EUR',
      country: 'DE',
      q: '',
      amount: '12.50',
    })
    expect(
      writeMethodQuery(params('from=7'), {
        currency: 'EUR',
        country: '',
        q: '',
        amount: '12,',
      }).toString(),
    ).toBe('from=7&currency=EUR')
    expect(
      writeMethodQuery(params(''), {
        currency: '',
        country: '',
        q: '',
        amount: '1 000,5',
      }).toString(),
    ).toBe('amount=1000.5')
  })
  it('leads to the page of a method, of its own or by its name', () => {
    expect(methodTarget('cryptocurrency-tron-USDT')).toMatchObject({ id: 'payTron' })
    expect(methodTarget('constructor')).toMatchObject({
      id: 'payMethod',
      params: { shortname: 'constructor' },
    })
  })
})

describe('a state', () => {
  it('is no success before it is paid, and every one has a look', () => {
    for (const status of paymentStatuses) {
      const { tone, after } = statusInfo(status)
      if (tone === 'ok') expect(after).toBe('done')
    }
    expect(paymentStatuses.filter((status) => statusInfo(status).tone === 'ok')).toEqual([
      'paid',
      'overpaid',
    ])
    expect(statusInfo('charged_back')).toEqual({
      tone: 'neutral',
      notice: 'info',
      moves: true,
      after: 'ask',
    })
    expect([cancelable('created'), cancelable('confirming'), cancelable('paid')]).toEqual([
      true,
      false,
      false,
    ])
    expect([knownFailure('card_declined'), knownFailure('toString'), knownFailure(null)]).toEqual([
      'card_declined',
      undefined,
      undefined,
    ])
    expect([
      savedBadge('expired')?.tone,
      savedBadge('x'),
      autoBadge('failing')?.tone,
      autoBadge('x'),
    ]).toEqual(['neutral', undefined, 'bad', undefined])
  })
  it('is of a payment that the address names', () => {
    expect(readPaymentId(params('paymentId=900001'))).toBe('900001')
    for (const wrong of [
      '',
      'paymentId=',
      'paymentId=../user',
      'paymentId=%00',
      `paymentId=${'1'.repeat(65)}`,
    ])
      expect(readPaymentId(params(wrong))).toBeNull()
  })
})

describe('the fields of a method', () => {
  const field = (name: string, own: object) => ({
    name,
    label: '',
    type: 'text',
    required: false,
    pattern: null,
    options: [],
    hint: null,
    ...own,
  })
  const fields = [
    field('phone', { type: 'tel', required: true, pattern: '\\+7\\d{10}' }),
    field('bank', { type: 'select', options: [{ value: 'a', label: 'A' }] }),
    field('payer.mail', { type: 'email' }),
    field('sum', { type: 'amount' }),
    field('doc[no]', { pattern: '(' }),
    field('office', { type: 'select' }),
  ]
  const schema = methodDetailsForm(fields)
  const codes = (given: object) => {
    const entered = Object.entries({
      phone: '+79991234567',
      bank: '',
      'payer.mail': '',
      sum: '',
      'doc[no]': 'x',
      office: '',
      ...given,
    })
    const parsed = v.safeParse(
      schema,
      Object.fromEntries(
        entered.map(([name, value]) => [
          detailFieldKey(fields.findIndex((one) => one.name === name)),
          value,
        ]),
      ),
    )
    return parsed.success
      ? parsed.output
      : parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  }
  it('are judged as they say, by the whole of the text, and sent by their names', () => {
    expect(codes({ phone: '' })).toContain('field1 required')
    expect(codes({ phone: 'x+79991234567' })).toContain('field1 bad_format')
    expect(codes({ phone: ' +7 (999) 123-45-67 ' })).toMatchObject({ phone: '+79991234567' })
    expect(codes({ bank: 'b' })).toContain('field2 bad_format select')
    expect(codes({ 'payer.mail': 'no' })).toContain('field3 bad_format email')
    expect(codes({ sum: '1,234' })).toContain('field4 bad_format amount')
    expect(codes({ sum: '1 000,50' })).toMatchObject({ sum: '1000.50' })
    expect(
      codes({
        'doc[no]': 'anything: its pattern cannot be read',
        office: 'a choice of nothing is typed',
      }),
    ).toEqual({
      phone: '+79991234567',
      bank: '',
      'payer.mail': '',
      sum: '',
      'doc[no]': 'anything: its pattern cannot be read',
      office: 'a choice of nothing is typed',
    })
  })
  it('are refused where they stand', () => {
    const required = { code: 'required' }
    expect(
      atDetailKeys({ kind: 'HTTP', fields: { 'doc[no]': required, elsewhere: required } }, fields),
    ).toEqual({
      kind: 'HTTP',
      fields: { field5: required, elsewhere: required },
    })
    expect(atDetailKeys({ kind: 'TIMEOUT_ERROR' }, fields)).toEqual({ kind: 'TIMEOUT_ERROR' })
  })
})

describe('the movements of a day', () => {
  const page = (...entries: [id: string, note: string | null][]) =>
    v.parse(ledgerCalls.ledger.res, {
      records: entries.map(([id, note]) => ({
        id,
        kind: 'task',
        amount: { amount: '1', currency: 'USD' },
        createdAt: '2026-04-12T10:00:00Z',
        note,
      })),
      nextBefore: null,
    })
  const told = (list: { id: string | number; note: string | null }[]) =>
    list.map(({ id, note }) => `${id} ${note}`)
  it('begin with the newest, each said once and as it was heard of last', () => {
    const pages = [page(['c', 'old'], ['b', 'old']), page(['b', 'moved'], ['a', 'old'])]
    expect(told(withNewest(undefined, pages))).toEqual(['c old', 'b old', 'a old'])
    expect(told(withNewest(page(['d', 'new'], ['c', 'new']), pages))).toEqual([
      'd new',
      'c new',
      'b old',
      'a old',
    ])
  })
  it('lack some where the newest page knows none of them', () => {
    const pages = [page(['b', null], ['a', null])]
    expect(
      [page(['d', null], ['b', null]), page(['d', null], ['c', null]), page()].map((newest) =>
        isApart(newest, pages),
      ),
    ).toEqual([false, true, false])
  })
})

describe('crypto', () => {
  const of = (status: string) =>
    cryptoStep({
      payment: v.parse(Payment, { id: 1, status, amount: { amount: '1', currency: 'USD' } }),
    })
  it('asks for what is due', () =>
    expect(
      ['created', 'pending', 'underpaid', 'confirming', 'expired', 'paid', 'odd'].map((status) =>
        of(status),
      ),
    ).toEqual(['send', 'send', 'more', 'seen', 'expired', 'over', 'over']))
  it('shows addresses in fours and opens wallets by their own schemes alone', () => {
    expect(groupByFour('abcdefghij')).toEqual(['abcd', 'efgh', 'ij'])
    expect(walletLink('bitcoin:bc1qabcdefgh?amount=0.5')).toBe('bitcoin:bc1qabcdefgh?amount=0.5')
    for (const bad of [
      'data:text/html,bitcoin:abcdefghijkl',
      'https://example.com/bitcoin:abcdefghijkl',
      'bitcoin:<script>',
      '',
    ])
      expect(walletLink(bad)).toBeNull()
  })
})

describe('auto top-up', () => {
  const unset = {
    enabled: false,
    threshold: null,
    amount: null,
    savedMethodId: null,
    dailyCountCap: 1,
    monthlyAmountCap: null,
    updatedAt: null,
    state: 'off',
  }
  const known = v.parse(AutoTopUp, {
    ...unset,
    limits: { min: { amount: '5', currency: 'USD' }, max: { amount: '100', currency: 'USD' } },
  })
  const schema = autoForm(known.limits)
  const right = {
    enabled: true,
    threshold: '20',
    amount: '50',
    savedMethodId: '1',
    dailyCountCap: '2',
    monthlyAmountCap: '500',
  }
  const wrong = (own: object) => {
    const parsed = v.safeParse(schema, { ...right, ...own })
    return parsed.success ? [] : parsed.issues.map((issue) => v.getDotPath(issue))
  }
  it('keeps the rules of its caps', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ amount: '4' })).toContain('amount')
    expect(wrong({ threshold: '500' })).toEqual(['threshold'])
    expect(wrong({ threshold: '499.99' })).toEqual([])
    expect(wrong({ monthlyAmountCap: '49' })).toEqual(['monthlyAmountCap'])
    expect(wrong({ dailyCountCap: '0' })).toContain('dailyCountCap')
    expect(wrong({ dailyCountCap: '11' })).toContain('dailyCountCap')
    expect(wrong({ savedMethodId: '' })).toEqual(['savedMethodId'])
  })
  it('asks for nothing while it is switched off, and saves what makes sense', () => {
    const off = {
      enabled: false,
      threshold: '',
      amount: 'soon',
      savedMethodId: '',
      dailyCountCap: '',
      monthlyAmountCap: '10,50',
    }
    expect(v.parse(schema, off)).toEqual({
      ...off,
      threshold: null,
      amount: null,
      dailyCountCap: null,
      monthlyAmountCap: '10.50',
    })
  })
  it('is typed as its language writes sums', () => {
    const sums = v.parse(AutoTopUp, {
      ...unset,
      amount: { amount: '20.50', currency: 'USD' },
      threshold: { amount: '5.00', currency: 'USD' },
    })
    expect(
      ['en', 'ru', 'zh-CN'].map((locale) => [
        autoOf(sums, locale).amount,
        autoOf(sums, locale).threshold,
      ]),
    ).toEqual([
      ['20.50', '5'],
      ['20,50', '5'],
      ['20.50', '5'],
    ])
  })
  it('begins empty where nothing was ever set', () =>
    expect(autoOf(known, 'en')).toEqual({
      enabled: false,
      threshold: '',
      amount: '',
      savedMethodId: '',
      dailyCountCap: '1',
      monthlyAmountCap: '',
    }))
})
