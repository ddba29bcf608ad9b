// Over 250 lines: a table of methods, one row after the other.

import type { InferInput } from 'valibot'
import type { PayMethodDetails, PaymentMethod } from '../../api/contract/pay-methods.ts'
import { dollars, isCurrency, money, rates } from '../lib/money.ts'
import type { MockCurrency } from '../lib/money.ts'
import { over } from '../lib/fixed.ts'
import type { MockAccount } from '../data/accounts.ts'

type Raw = InferInput<typeof PaymentMethod>
type Terms = NonNullable<InferInput<typeof PayMethodDetails>['method']['crypto']>

interface Field {
  name: string
  type: string
  required: boolean
  label: Readonly<Record<string, string>>
  pattern?: string
  options?: { value: string; label: string }[]
  hint?: Readonly<Record<string, string>>
}

/** A payment method, with amounts in dollars. */
export interface MethodSeed {
  shortname: string
  title: string
  /** The names in other languages, for a method whose name is a word. */
  titles?: Readonly<Record<string, string>>
  kind: string
  currencies: readonly MockCurrency[]
  min: number
  max: number | null
  feePercent?: string
  feeFixed?: number
  feeNote?: string
  countries?: readonly string[]
  status?: string
  reason?: Readonly<Record<string, string>>
  backInHours?: number
  canSave?: boolean
  eta: [number, number]
  bonusPercent?: string
  badges?: readonly string[]
  /** What happens after a payment by this method. */
  next: 'redirect' | 'away' | 'form' | 'none' | 'crypto'
  fields?: readonly Field[]
  crypto?: {
    asset: 'BTC' | 'BCH' | 'USDT'
    network: string
    price: number
    places: number
    min: string
    confirmations: number
    seconds: number
    stays: boolean
  }
}

const name: Field = {
  name: 'name',
  type: 'text',
  required: true,
  label: { en: 'Name of the payer', ru: 'Имя плательщика', zh: '付款人姓名' },
}
const email: Field = {
  name: 'email',
  type: 'email',
  required: true,
  label: { en: 'Email for the receipt', ru: 'E-mail для чека', zh: '收据邮箱' },
}

export const methodSeeds: readonly MethodSeed[] = [
  {
    shortname: 'bank-card',
    title: 'Bank card',
    titles: { ru: 'Банковская карта', zh: '银行卡' },
    kind: 'card',
    currencies: ['USD', 'EUR'],
    min: 5,
    max: 2000,
    feePercent: '2.9',
    feeFixed: 0.3,
    canSave: true,
    eta: [0, 2],
    badges: ['popular'],
    next: 'redirect',
  },
  {
    shortname: 'wallet-one',
    title: 'PayPal',
    kind: 'wallet',
    currencies: ['USD', 'EUR'],
    min: 10,
    max: 1000,
    feePercent: '4.4',
    feeFixed: 0.3,
    eta: [0, 5],
    next: 'away',
  },
  {
    shortname: 'alipay',
    title: 'Alipay',
    titles: { zh: '支付宝' },
    kind: 'wallet',
    currencies: ['CNY', 'USD'],
    countries: ['CN', 'HK', 'MO', 'SG'],
    min: 3,
    max: 5000,
    feePercent: '1.5',
    eta: [0, 5],
    badges: ['popular'],
    next: 'redirect',
  },
  {
    shortname: 'wechat-pay',
    title: 'WeChat Pay',
    titles: { zh: '微信支付' },
    kind: 'wallet',
    currencies: ['CNY'],
    countries: ['CN'],
    min: 3,
    max: 3000,
    feePercent: '1.5',
    eta: [0, 5],
    badges: ['new'],
    next: 'redirect',
  },
  {
    shortname: 'sbp',
    title: 'SBP (Faster Payments)',
    titles: { ru: 'СБП', zh: 'SBP 快速支付' },
    kind: 'bank',
    currencies: ['RUB'],
    countries: ['RU'],
    min: 2,
    max: 1500,
    feePercent: '0.7',
    eta: [0, 3],
    badges: ['popular', 'low_fee'],
    next: 'form',
    fields: [
      {
        name: 'payer.phone',
        type: 'tel',
        required: true,
        pattern: '^\\+7\\d{10}$',
        label: {
          en: 'Phone linked to the account',
          ru: 'Телефон, привязанный к счёту',
          zh: '账户绑定的手机号',
        },
        hint: { en: 'As +79991234567', ru: 'Например, +79991234567', zh: '例如 +79991234567' },
      },
      {
        name: 'bank',
        type: 'select',
        required: true,
        label: { en: 'Bank', ru: 'Банк', zh: '银行' },
        options: [
          { value: 'first', label: 'First Bank' },
          { value: 'north', label: 'North Bank' },
          { value: 'volga', label: 'Volga Bank' },
        ],
      },
    ],
  },
  {
    shortname: 'pix',
    title: 'Pix',
    kind: 'bank',
    currencies: ['BRL'],
    countries: ['BR'],
    min: 2,
    max: 2000,
    feePercent: '1',
    eta: [0, 2],
    badges: ['low_fee'],
    next: 'form',
    fields: [
      name,
      email,
      {
        name: 'cpf',
        type: 'text',
        required: true,
        pattern: '^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$',
        label: { en: 'CPF', ru: 'CPF', zh: 'CPF' },
        hint: { en: '11 digits', ru: '11 цифр', zh: '11 位数字' },
      },
    ],
  },
  {
    shortname: 'sepa',
    title: 'SEPA transfer',
    titles: { ru: 'Перевод SEPA', zh: 'SEPA 转账' },
    kind: 'bank',
    currencies: ['EUR'],
    countries: [
      'AT',
      'BE',
      'DE',
      'EE',
      'ES',
      'FI',
      'FR',
      'IE',
      'IT',
      'LT',
      'LV',
      'NL',
      'PL',
      'PT',
      'SK',
    ],
    min: 50,
    max: 20_000,
    feeFixed: 0.5,
    eta: [60, 2880],
    badges: ['low_fee'],
    next: 'form',
    fields: [
      name,
      email,
      {
        name: 'declared',
        type: 'amount',
        required: false,
        label: { en: 'Amount on the invoice', ru: 'Сумма по счёту', zh: '账单金额' },
      },
    ],
  },
  {
    shortname: 'boleto',
    title: 'Boleto',
    kind: 'cash',
    currencies: ['BRL'],
    countries: ['BR'],
    min: 5,
    max: 600,
    feeFixed: 0.7,
    eta: [60, 4320],
    next: 'form',
    fields: [name, email],
  },
  {
    shortname: 'webmoney',
    title: 'WebMoney',
    kind: 'wallet',
    currencies: ['USD', 'EUR'],
    min: 1,
    max: 3000,
    feePercent: '0.8',
    eta: [0, 10],
    status: 'maintenance',
    reason: {
      en: 'The payment provider is updating its gateway.',
      ru: 'Платёжный сервис обновляет свой шлюз.',
      zh: '支付服务商正在升级网关。',
    },
    backInHours: 5,
    next: 'away',
  },
  {
    shortname: 'payeer',
    title: 'Payeer',
    kind: 'wallet',
    currencies: ['USD', 'EUR', 'RUB'],
    min: 1,
    max: 3000,
    feePercent: '0.95',
    eta: [0, 10],
    next: 'redirect',
  },
  {
    shortname: 'old-wallet',
    title: 'Old wallet',
    kind: 'wallet',
    currencies: ['USD'],
    min: 1,
    max: 10,
    eta: [0, 1],
    status: 'hidden',
    next: 'none',
  },
  {
    shortname: 'cryptocurrency-btc-BTC',
    title: 'Bitcoin (BTC)',
    titles: { zh: '比特币（BTC）' },
    kind: 'crypto',
    currencies: ['USD', 'EUR', 'RUB', 'CNY', 'BRL'],
    min: 20,
    max: null,
    eta: [20, 60],
    bonusPercent: '3',
    next: 'crypto',
    crypto: {
      asset: 'BTC',
      network: 'bitcoin',
      price: 64_000,
      places: 8,
      min: '0.0003',
      confirmations: 2,
      seconds: 60,
      stays: false,
    },
  },
  {
    shortname: 'cryptocurrency-bch-BCH',
    title: 'Bitcoin Cash (BCH)',
    titles: { zh: '比特币现金（BCH）' },
    kind: 'crypto',
    currencies: ['USD', 'EUR', 'RUB', 'CNY', 'BRL'],
    min: 5,
    max: null,
    eta: [10, 60],
    bonusPercent: '3',
    next: 'crypto',
    crypto: {
      asset: 'BCH',
      network: 'bitcoincash',
      price: 400,
      places: 8,
      min: '0.01',
      confirmations: 6,
      seconds: 20,
      stays: false,
    },
  },
  {
    shortname: 'cryptocurrency-tron-USDT',
    title: 'USDT (Tron, TRC-20)',
    kind: 'crypto',
    currencies: ['USD', 'EUR', 'RUB', 'CNY', 'BRL'],
    min: 5,
    max: 50_000,
    feeFixed: 1,
    eta: [1, 5],
    badges: ['popular'],
    next: 'crypto',
    crypto: {
      asset: 'USDT',
      network: 'tron',
      price: 1,
      places: 6,
      min: '5',
      confirmations: 20,
      seconds: 3,
      stays: true,
    },
  },
]

export const findMethod = (shortname: string): MethodSeed | undefined =>
  methodSeeds.find((method) => method.shortname === shortname && method.status !== 'hidden')

const inLanguage = (
  words: Readonly<Record<string, string>> | undefined,
  language: string | null,
): string | null => (words ? (words[language ?? 'en'] ?? words['en'] ?? null) : null)

export const payMethodTitle = ({ title, titles }: MethodSeed, language: string | null): string =>
  titles?.[language ?? 'en'] ?? title

/** Round amounts in a currency, as people type them. */
function presets(seed: MethodSeed, currency: MockCurrency): string[] {
  const size = { USD: 1, EUR: 1, RUB: 100, CNY: 10, BRL: 5 }[currency]
  const { min, max } = limitsIn(seed, currency)
  return [10, 25, 50, 100, 250]
    .map((base) => base * size)
    .filter((sum) => sum >= min && (max === null || sum <= max))
    .map(String)
}

/** Limits in a currency, in round numbers. */
export function limitsIn(
  { min, max }: MethodSeed,
  currency: MockCurrency,
): { min: number; max: number | null } {
  const rate = rates[currency]
  return { min: Math.ceil(min * rate), max: max === null ? null : Math.floor(max * rate) }
}

export function methodCurrency(
  seed: MethodSeed,
  wanted: string | undefined,
  account: MockAccount,
): MockCurrency {
  const asked = wanted && isCurrency(wanted) ? wanted : account.currency
  return seed.currencies.includes(asked) ? asked : (seed.currencies[0] ?? 'USD')
}

export function findPayMethod(
  seed: MethodSeed,
  currency: MockCurrency,
  account: MockAccount,
  now: number,
  lastUsedAt: string | null,
): Raw {
  const limits = limitsIn(seed, currency)
  const one = (amount: number) => ({ amount: String(amount), currency })
  const down = seed.status === 'maintenance'
  return {
    shortname: seed.shortname,
    title: payMethodTitle(seed, account.interfaceLanguage),
    kind: seed.kind,
    currencies: [...seed.currencies],
    logoUrl: null,
    limits: {
      min: one(limits.min),
      max: limits.max === null ? null : one(limits.max),
      step: '0.01',
      feePercent: seed.feePercent ?? null,
      feeFixed: seed.feeFixed ? money(dollars(seed.feeFixed), currency) : null,
    },
    feeNote: seed.feeNote ?? null,
    countries: [...(seed.countries ?? [])],
    status: seed.status ?? 'available',
    statusReason: inLanguage(seed.reason, account.interfaceLanguage),
    availableAt:
      down && seed.backInHours ? new Date(now + seed.backInHours * 3_600_000).toISOString() : null,
    canSave: seed.canSave ?? false,
    etaMinutes: seed.eta,
    bonusPercent: seed.bonusPercent ?? null,
    badges: [...(seed.badges ?? [])],
    lastUsedAt,
    presets: presets(seed, currency),
  }
}

export function termsOf({ crypto }: MethodSeed, currency: MockCurrency): Terms | null {
  if (!crypto) return null
  return {
    asset: crypto.asset,
    network: crypto.network,
    minDeposit: crypto.min,
    requiredConfirmations: crypto.confirmations,
    rate: priceIn(crypto.price, currency),
    persistentAddress: crypto.stays,
  }
}

export const priceIn = (price: number, currency: MockCurrency): string =>
  (price * rates[currency]).toFixed(2)

export function conversionOf(
  currency: MockCurrency,
  account: MockAccount,
): { currency: string; balanceCurrency: string; rate: string } {
  return {
    currency,
    balanceCurrency: account.currency,
    rate: over(String(rates[account.currency]), String(rates[currency]), 6),
  }
}

export function methodFields({ fields = [] }: MethodSeed, language: string | null) {
  return fields.map(({ label, hint, pattern, options, ...rest }) => ({
    ...rest,
    label: inLanguage(label, language) ?? rest.name,
    pattern: pattern ?? null,
    options: options ?? [],
    hint: inLanguage(hint, language),
  }))
}
