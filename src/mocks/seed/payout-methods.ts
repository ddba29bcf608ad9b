// Over 250 lines: a table with one row per method.
import type { InferInput } from 'valibot'
import type { PayoutMethod } from '../../api/contract/wallet.ts'
import { isLanguage } from '../../site/languages.ts'
import type { Language } from '../../site/languages.ts'
import { over } from '../lib/fixed.ts'
import { dollars, money } from '../lib/money.ts'
import type { Micros } from '../lib/money.ts'
import type { MockAccount } from '../data/accounts.ts'

type Raw = InferInput<typeof PayoutMethod>
type Words = Readonly<Record<Language, string>>

interface Field {
  name: string
  label: Words
  hint?: Words
  pattern: string
  length: [number, number]
  example: string
  checksum?: 'btc' | 'bch' | 'tron' | 'luhn' | 'iban'
}

/** A payout method, with amounts in dollars. */
export interface PayoutMethodSeed {
  id: string
  title: Words | string
  kind: string
  currency: string
  network?: string
  min: number
  max: number
  feePercent?: string
  feeFixed?: number
  schedule: string
  eta: [number, number]
  status?: string
  /** The dollar price of one unit of its currency, and its number of decimal places. */
  price: string
  places: number
  fields: readonly Field[]
}

const address = (
  coin: string,
  rest: Pick<Field, 'pattern' | 'length' | 'example' | 'checksum'>,
): Field => ({
  name: 'address',
  label: { en: `${coin} address`, ru: `Адрес ${coin}`, zh: `${coin} 地址` },
  hint: {
    en: 'Copy it from your wallet rather than typing it.',
    ru: 'Лучше скопируйте его из кошелька, чем набирайте вручную.',
    zh: '请从钱包复制，不要手动输入。',
  },
  ...rest,
})
const holder: Field = {
  name: 'holder',
  label: { en: 'Name of the holder', ru: 'Имя владельца', zh: '持有人姓名' },
  hint: {
    en: 'In Latin letters, as registered with the bank.',
    ru: 'Латиницей, как в банке.',
    zh: '请用拉丁字母，与银行登记一致。',
  },
  pattern: "[A-Za-z][A-Za-z .'-]{2,63}",
  length: [3, 64],
  example: 'ANN EXAMPLE',
}
const mail: Field = {
  name: 'email',
  label: { en: 'Account email', ru: 'E-mail аккаунта', zh: '账户邮箱' },
  pattern: '[^\\s@]+@[^\\s@]+\\.[^\\s@]+',
  length: [6, 128],
  example: 'ann@example.com',
}

/** The examples are published addresses, which belong to nobody who expects money. */
export const payoutMethodSeeds: readonly PayoutMethodSeed[] = [
  {
    id: 'usdt_trc20',
    title: 'USDT (TRC-20)',
    kind: 'crypto',
    currency: 'USDT',
    network: 'Tron (TRC-20)',
    min: 5,
    max: 5000,
    feeFixed: 1,
    schedule: 'instant',
    eta: [5, 30],
    price: '1',
    places: 2,
    fields: [
      address('USDT', {
        pattern: 'T[1-9A-HJ-NP-Za-km-z]{33}',
        length: [34, 34],
        // The address of no key, not that of a contract.
        example: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
        checksum: 'tron',
      }),
    ],
  },
  {
    id: 'btc',
    title: { en: 'Bitcoin', ru: 'Bitcoin', zh: '比特币' },
    kind: 'crypto',
    currency: 'BTC',
    network: 'Bitcoin',
    min: 20,
    max: 10_000,
    feeFixed: 2.5,
    schedule: 'daily',
    eta: [60, 1440],
    price: '64250.5',
    places: 8,
    fields: [
      address('BTC', {
        pattern: '(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|[bB][cC]1[02-9A-Za-z]{8,87})',
        length: [14, 90],
        example: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
        checksum: 'btc',
      }),
    ],
  },
  {
    id: 'bch',
    title: { en: 'Bitcoin Cash', ru: 'Bitcoin Cash', zh: '比特币现金' },
    kind: 'crypto',
    currency: 'BCH',
    network: 'Bitcoin Cash',
    min: 5,
    max: 5000,
    feeFixed: 0.1,
    schedule: 'daily',
    eta: [30, 1440],
    price: '402.75',
    places: 8,
    fields: [
      address('BCH', {
        pattern: '(?:bitcoincash:)?[02-9A-Za-z]{25,64}|[13][1-9A-HJ-NP-Za-km-z]{25,34}',
        length: [26, 76],
        example: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
        checksum: 'bch',
      }),
    ],
  },
  {
    id: 'card',
    title: { en: 'Bank card', ru: 'Банковская карта', zh: '银行卡' },
    kind: 'card',
    currency: 'EUR',
    min: 15,
    max: 2000,
    feePercent: '1.5',
    feeFixed: 0.5,
    schedule: 'weekly',
    eta: [1440, 4320],
    price: '1.086956',
    places: 2,
    fields: [
      {
        name: 'number',
        label: { en: 'Card number', ru: 'Номер карты', zh: '卡号' },
        pattern: '\\d{12,19}',
        length: [12, 23],
        example: '4242 4242 4242 4242',
        checksum: 'luhn',
      },
      holder,
    ],
  },
  {
    id: 'sepa',
    title: { en: 'Bank account (SEPA)', ru: 'Счёт в банке (SEPA)', zh: '银行账户（SEPA）' },
    kind: 'card',
    currency: 'EUR',
    min: 25,
    max: 10_000,
    feeFixed: 0.9,
    schedule: 'weekly',
    eta: [1440, 5760],
    price: '1.086956',
    places: 2,
    fields: [
      {
        name: 'iban',
        label: { en: 'IBAN', ru: 'IBAN', zh: 'IBAN' },
        pattern: '[A-Z]{2}\\d{2}[A-Z\\d]{11,30}',
        length: [15, 42],
        example: 'DE89 3704 0044 0532 0130 00',
        checksum: 'iban',
      },
      holder,
    ],
  },
  {
    id: 'paypal',
    title: 'PayPal',
    kind: 'paypal',
    currency: 'USD',
    min: 10,
    max: 1000,
    feePercent: '2',
    schedule: 'daily',
    eta: [60, 1440],
    status: 'maintenance',
    price: '1',
    places: 2,
    fields: [mail],
  },
  {
    id: 'mobile',
    title: { en: 'Phone credit', ru: 'Счёт телефона', zh: '手机话费' },
    kind: 'mobile',
    currency: 'USD',
    min: 1,
    max: 50,
    schedule: 'instant',
    eta: [1, 10],
    price: '1',
    places: 2,
    fields: [
      {
        name: 'phone',
        label: { en: 'Phone number', ru: 'Номер телефона', zh: '手机号码' },
        hint: {
          en: 'Include the country code.',
          ru: 'С кодом страны.',
          zh: '请包含国家代码。',
        },
        pattern: '\\+\\d{8,15}',
        length: [9, 20],
        example: '+12025550123',
      },
    ],
  },
]

export const payoutMethod = (id: string | null): PayoutMethodSeed | undefined =>
  payoutMethodSeeds.find((method) => method.id === id)

const say = (words: Words | string, language: string | null): string =>
  typeof words === 'string' ? words : words[isLanguage(language) ? language : 'en']

export const payoutMethodTitle = (
  method: PayoutMethodSeed,
  { interfaceLanguage }: MockAccount,
): string => say(method.title, interfaceLanguage)

export function methodView(method: PayoutMethodSeed, account: MockAccount): Raw {
  const { min, max, feePercent = null, feeFixed } = method
  const { currency, interfaceLanguage } = account
  return {
    id: method.id,
    title: payoutMethodTitle(method, account),
    kind: method.kind,
    currency: method.currency,
    network: method.network ?? null,
    limits: {
      min: money(dollars(min), currency),
      max: money(dollars(max), currency),
      step: '0.01',
      feePercent,
      feeFixed: feeFixed === undefined ? null : money(dollars(feeFixed), currency),
    },
    schedule: method.schedule,
    eta: method.eta,
    status: method.status ?? 'available',
    fields: method.fields.map(({ name, label, hint, pattern, length, example, checksum }) => ({
      name,
      label: say(label, interfaceLanguage),
      hint: hint ? say(hint, interfaceLanguage) : null,
      pattern,
      minLength: length[0],
      maxLength: length[1],
      example,
      checksum: checksum ?? 'none',
    })),
  }
}

export const feeOf = ({ feePercent = '0', feeFixed = 0 }: PayoutMethodSeed, sum: Micros): Micros =>
  dollars(Math.round((sum / 1e6) * Number(feePercent) + feeFixed * 100) / 100)

/** What arrives of an amount, in the method's currency. */
export const receivedOf = (
  method: PayoutMethodSeed,
  sum: Micros,
): { amount: string; currency: string } => ({
  amount: over(
    (Math.max(0, sum - feeOf(method, sum)) / 1e6).toFixed(6),
    method.price,
    method.places,
  ),
  currency: method.currency,
})

/** Masks an account so that it is just recognisable. */
export function maskAccount(fields: Readonly<Record<string, string>>): string {
  const [first = ''] = Object.values(fields)
  if (first.includes('@')) return first.replace(/^(.).*(?=@)/, '$1***')
  return first.length <= 8 ? `${first.slice(0, 2)}…` : `${first.slice(0, 4)}…${first.slice(-4)}`
}
