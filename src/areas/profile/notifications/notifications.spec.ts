import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import type { NotificationSettings } from '@/api/contract/notification-settings.ts'
import { decimalOf } from '@/lib/typed-amount.ts'
import {
  checkedSettings,
  concerns,
  NotifForm,
  placed,
  rangeOf,
  topics,
  usableChannels,
  valuesOf,
} from './notifications.ts'
import { telegramLink } from './telegram-link.ts'

const off = { email: false, telegram: false, webpush: false }
const settings: NotificationSettings = {
  channels: { email: true, telegram: false, webpush: false },
  topics: {
    'new.topic': { ...off, sms: true },
    payment: off,
    security: off,
    low_balance: { ...off, telegram: true },
  },
  lowBalance: { enabled: true, threshold: { amount: '5.00', currency: 'EUR' } },
  digest: 'hourly',
  webhookUrl: null,
  updatedAt: '2026-04-01T00:00:00Z',
  tests: [],
  pushKey: null,
}

describe('the matrix', () => {
  const all = ['payout', 'ticket', 'referrals', 'security', 'product_news', 'promotions']
  const buying = ['low_balance', 'payment', 'api_errors', 'api_changes', 'keys', 'complaints']
  it.each([
    ['customer', {}, buying],
    ['worker', {}, ['mistakes', 'work']],
    ['developer', {}, [...buying, 'program']],
    [null, {}, buying],
    ['customer', { 'editor.articles': true }, [...buying, 'articles']],
    ['customer', { moderator: true, admin: false }, [...buying, 'articles', 'moderation']],
    [
      'worker',
      { 'moderation.bot': true, 'editor.delete': false },
      ['mistakes', 'moderation', 'work'],
    ],
  ])('of %s with %j has what concerns them', (userType, permissions, own) => {
    const shown = topics.filter((topic) => concerns(topic, { userType, permissions }))
    expect(shown.toSorted()).toEqual([...all, ...own].toSorted())
  })

  it('offers only channels that work', () => {
    expect(usableChannels(settings)).toEqual(['email'])
    const hooked = { ...settings, webhookUrl: 'https://hooks.example.com/a' }
    // The backend sends everything there.
    expect(usableChannels(hooked)).toEqual(['email'])
    const topic = { payment: { ...off, webhook: false } }
    expect(usableChannels({ ...hooked, topics: topic })).toEqual(['email', 'webhook'])
  })
})

describe('the settings as a form', () => {
  it('have known topics in our order, then those we have no words for', () => {
    expect(valuesOf(settings).topics.map(({ topic }) => topic)).toEqual([
      'low_balance',
      'payment',
      'security',
      'new.topic',
    ])
  })

  it('cannot be without e-mail about security', () => {
    expect(valuesOf(settings).topics.find(({ topic }) => topic === 'security')).toMatchObject({
      email: true,
      telegram: false,
    })
  })

  it('take what they do not know for none', () => {
    expect(valuesOf(settings)).toMatchObject({
      digest: 'off',
      webhookUrl: '',
      threshold: '5.00',
      lowBalance: true,
    })
  })
})

describe('what is sent', () => {
  it('keeps what the form does not know, and the version', () => {
    const sent = checkedSettings(valuesOf(settings), settings)
    expect(sent.topics['new.topic']).toEqual({ ...off, sms: true })
    expect(sent.topics['security']).toMatchObject({ email: true })
    expect(sent).toMatchObject({
      updatedAt: settings.updatedAt,
      webhookUrl: null,
      lowBalance: { threshold: { amount: '5.00', currency: 'EUR' } },
    })
  })

  it('has the threshold as decimal text, however it was typed', () => {
    const sent = checkedSettings({ ...valuesOf(settings), threshold: ' 1 250,50' }, settings)
    expect(sent.lowBalance.threshold).toEqual({ amount: '1250.50', currency: 'EUR' })
  })

  it('keeps the old threshold where it does not matter and makes no sense', () => {
    const sent = checkedSettings(
      { ...valuesOf(settings), lowBalance: false, threshold: 'much' },
      settings,
    )
    expect(sent.lowBalance).toEqual({
      enabled: false,
      threshold: { amount: '5.00', currency: 'EUR' },
    })
  })
})

describe('the form', () => {
  const check = (part: object) => safeParse(NotifForm, { ...valuesOf(settings), ...part }).success

  it.each(['https://hooks.example.com/x?y=1', '', '  https://example.com '])(
    'takes the webhook "%s"',
    (webhookUrl) => {
      expect(check({ webhookUrl })).toBe(true)
    },
  )
  it.each([
    'http://example.com',
    'example.com',
    'data:text/html,x',
    'https://',
    `https://example.com/${'x'.repeat(2048)}`,
  ])('not "%s"', (webhookUrl) => {
    expect(check({ webhookUrl })).toBe(false)
  })
  it.each(['', '-1', '1e3', 'five', '1.2345678', '1,2,3'])(
    'does not take the threshold "%s", unless it is not used',
    (threshold) => {
      expect(check({ threshold })).toBe(false)
      expect(check({ threshold, lowBalance: false })).toBe(true)
    },
  )
})

it('reads a comma as a point', () => expect(decimalOf('12,5')).toBe('12.5'))

it("puts the backend's names of fields in the place of the form's", () => {
  const problem = placed({
    kind: 'HTTP',
    fields: {
      'lowBalance.threshold': { code: 'out_of_range', params: { min: '1.00', max: 100 } },
      webhookUrl: { code: 'bad_format' },
    },
  })
  expect(Object.keys(problem.fields ?? {})).toEqual(['threshold', 'webhookUrl'])
  expect(rangeOf(problem)).toEqual({ min: '1.00', max: '100' })
  expect(rangeOf({ kind: 'HTTP' })).toBeNull()
})

describe('a link into the messenger', () => {
  it.each(['https://t.me/bot?start=1', 'tg://resolve?domain=bot'])('takes %s', (url) =>
    expect(telegramLink(url)).toBe(url),
  )
  it.each([
    'http://t.me/bot',
    'https://t.me.evil.example/',
    'data:text/html,x',
    'tg:',
    'https://t.me/a b',
    `tg://${'x'.repeat(2100)}`,
  ])('takes no %s', (url) => expect(telegramLink(url)).toBeNull())
})
