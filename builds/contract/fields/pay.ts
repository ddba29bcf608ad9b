// Over 250 lines: a line for every field of the calls about payments.
import type { contract } from '../../../src/api/contract/index.ts'
import { ledgerKinds } from '../../../src/api/contract/ledger.ts'
import { workaroundStatuses } from '../../../src/api/contract/orders.ts'
import {
  methodKinds,
  paymentStatuses,
  refundStatuses,
} from '../../../src/api/contract/payment-states.ts'
import { directions, transferStatuses } from '../../../src/api/contract/transfers.ts'
import {
  closed,
  idempotencyKey,
  mailed,
  paging,
  poor,
  proof,
  range,
  refused,
  wantedPage,
} from './phrases.ts'
import { count, day, days, decimal, email, link, time, uri, oneOf, ordered } from './types.ts'
import type { AreaLines } from './types.ts'

const gone = { ERROR_NOT_FOUND: 'There is no such entry of this person.' } as const
const slow = { ERROR_TOO_MANY_REQUESTS: 'Too many tries: the page counts down.' } as const
const unavailable = {
  ERROR_METHOD_UNAVAILABLE: 'The method cannot be used now: the page offers others.',
} as const

/** The bounds and the fee of an amount. */
export const amountLimits = {
  min: 'The smallest amount.',
  max: 'The largest amount; null for no bound.',
  step: decimal('The step between two amounts.'),
  feePercent: decimal('The fee as a part of the amount, in percent.'),
  feeFixed: 'The fee whatever the amount; null for none.',
} as const

const refund = {
  status: oneOf('The state', refundStatuses),
  amount: 'The amount that was asked for.',
} as const
const payment = {
  id: 'Identifies the payment.',
  method: 'The shortname of the method.',
  methodTitle: "The name of the method in the account's language.",
  kind: oneOf('The kind of method', methodKinds),
  status: oneOf('The state', paymentStatuses),
  amount: 'What the person pays.',
  credited: 'What the balance gets; null until it is known.',
  fee: 'What is charged on top.',
  bonus: 'What a promo code adds; null for nothing.',
  createdAt: time('When it was begun.'),
  updatedAt: time('When it changed last.'),
  expiresAt: time('Until when it can be paid; null for no end.'),
  failureCode: 'Why it failed; null if it did not. The page has a sentence for the codes it knows.',
  receiptUrl: link('The receipt; null until there is one.'),
  invoiceUrl: link('The invoice; null until there is one.'),
  refundable: 'Whether a refund can be asked for.',
  refund: ['The latest request for a refund; null without one.', refund],
} as const

const next = {
  kind: 'What the person does next: `redirect`, `form`, `crypto` or `none`. Of any other kind the page only asks for the state.',
  url: link('Of `redirect`: where the browser goes.'),
  fields: [
    'Of `form`: what the person is asked for.',
    {
      name: 'The name of the field in `sendPaymentDetails`.',
      label: "What it is, in the account's language.",
      type: 'The kind of field: `text`, `email`, `tel`, `select` or `amount`.',
      required: 'Whether it must be filled in.',
      pattern: 'The regular expression of a right value; null for any.',
      options: ['Of `select`: the choices.', { value: 'What is sent.', label: 'What is shown.' }],
      hint: 'More of it; null for nothing.',
    },
  ],
} as const

const started = {
  payment: ['The payment.', payment],
  next: ['What the person does next.', next],
} as const

const method = {
  shortname: 'The name in addresses.',
  title: "The name in the account's language.",
  kind: oneOf('The kind of method', methodKinds),
  currencies: 'The ISO 4217 codes that it takes.',
  logoUrl: link('Its mark; null for none.'),
  limits: ['The bounds of an amount in the requested currency.', amountLimits],
  feeNote: 'More of the fee, in words.',
  countries: 'The ISO 3166-1 codes of the countries that it works in; empty for all.',
  status:
    '`available`, `maintenance` while it cannot be used, or `hidden`: the page leaves it out.',
  statusReason: 'Why it is unavailable.',
  availableAt: time('When it will be available again; null where that is not known.'),
  canSave: 'Whether it can be kept for the next payment.',
  etaMinutes: 'How long a payment takes: the least and the most minutes.',
  bonusPercent: decimal('What is added to a top-up, in percent; null for nothing.'),
  badges: 'Short remarks, such as `popular`. The page leaves out those that it does not know.',
  lastUsedAt: time('When the person used it last; null if never.'),
  presets: 'Suggested amounts as decimals.',
} as const
const rates = {
  currency: 'The ISO 4217 code of the amounts.',
  balanceCurrency: 'The ISO 4217 code of the balance.',
  rate: decimal('The price of one unit of `currency` in `balanceCurrency`.'),
} as const

const promoCode = 'A promo code that adds to the top-up.'

const lastEvent = {
  status: oneOf('The state of the payment', paymentStatuses),
  amount: 'The amount; null where nothing was tried.',
  at: time('When it happened.'),
  reason: 'Why it failed; null if it did not.',
} as const
const autoEntries = {
  enabled: 'Whether the balance is topped up by itself.',
  threshold: 'The balance below which it happens.',
  amount: 'What is paid each time.',
  savedMethodId: 'The saved method that pays; null for none.',
  dailyCountCap: count('Top-ups in a day at most.'),
  monthlyAmountCap: 'The most that is paid in a month; null for no limit.',
} as const
const auto = {
  ...autoEntries,
  updatedAt: time('The version: a change names the one that it is based on.'),
  state: '`off`, `active`, `failing` after a failure, or `paused` after three.',
  failCount: count('Failures in a row.'),
  lastEvent: ['What happened last; null if nothing did.', lastEvent],
  limits: ['The bounds of an amount.', amountLimits],
} as const

const crypto = {
  payment: ['The payment.', payment],
  asset: 'The coin.',
  network: 'The network of the coin. An amount sent over another network is lost.',
  address: 'Where the coins are sent.',
  memo: 'Where a memo is set, a payment without it is lost; null for none.',
  assetAmount: decimal('The exact amount in coins.'),
  rate: decimal('The price of one coin in the currency of the payment.'),
  rateValidUntil: time('Until when the rate counts.'),
  uri: uri('The wallet link: the address with the exact amount.'),
  requiredConfirmations: count('Confirmations that are needed.'),
  confirmations: count('Confirmations so far.'),
  txids: [
    'The transactions that arrived.',
    {
      txid: 'The id of the transaction.',
      amount: decimal('Its amount in coins.'),
      confirmations: count('Its confirmations.'),
      explorerUrl: uri('A page that shows it.'),
    },
  ],
  underpaidBy: decimal('The coins that are missing; null if none are.'),
  overpaidBy: decimal('The coins that are too many; null if none are.'),
  minDeposit: decimal('The smallest amount in coins; less is lost.'),
  persistentAddress:
    'The address stays assigned to the person: later deposits count too, at the rate of their time.',
} as const

const counterpart = {
  id: 'The id of the account.',
  maskedEmail: 'Its address in parts, such as `a***@example.com`.',
} as const
const transfer = {
  id: 'Identifies the transfer.',
  status: oneOf('The state', transferStatuses),
  direction: oneOf('From the side of the caller', directions),
  counterpart: ['The other side.', counterpart],
  amount: 'What the other side gets.',
  fee: 'What is charged on top.',
  total: 'What the sender pays.',
  comment: 'What the sender wrote.',
  createdAt: time('When it was sent.'),
  expiresAt: time('When an unconfirmed transfer expires.'),
  completedAt: time('When the money moved; null until then.'),
} as const
const dead = {
  ERROR_LINK_INVALID: 'The link is not known.',
  ERROR_LINK_USED: 'The link has been used: the page says what is done.',
  ERROR_LINK_EXPIRED: 'The link is too old.',
  ERROR_FORBIDDEN: 'The link belongs to another account.',
} as const
const voucher = {
  ...slow,
  ERROR_VOUCHER_NOT_FOUND: 'There is no such code.',
  ERROR_VOUCHER_USED: 'The code has been used.',
  ERROR_VOUCHER_EXPIRED: 'The code is too old.',
  ERROR_VOUCHER_REGION: 'The code does not work in the region of the account.',
} as const
const credited = { amount: 'What was added.', balance: 'The available balance after it.' } as const

const order = {
  id: 'Identifies the order.',
  kind: 'What was ordered.',
  status: oneOf('The state', workaroundStatuses),
  price: 'What it costs; null until it is quoted.',
  url: uri('The page that the order is about.'),
  createdAt: time('When it was ordered.'),
} as const

export const payFields: AreaLines<typeof contract.pay> = {
  paymentMethods: {
    about: 'Lists the ways to top up the balance.',
    arg: {
      currency: 'The ISO 4217 code of the amounts.',
      country: 'The ISO 3166-1 code of the country that the person pays from.',
    },
    res: {
      records: ['The methods, the likeliest first.', method],
      currencies: 'The currencies to choose from.',
      ...rates,
    },
  },
  paymentMethod: {
    about: 'Gives one method with what its form needs.',
    errors: { ERROR_NOT_FOUND: 'There is no such method: the page offers the others.' },
    arg: {
      shortname: 'The name of the method in addresses.',
      currency: 'The ISO 4217 code of the amounts.',
    },
    res: {
      method: [
        'The method.',
        {
          ...method,
          crypto: [
            'Of a coin; null for other methods.',
            {
              asset: 'The coin.',
              network: 'The network of the coin. An amount sent over another network is lost.',
              minDeposit: decimal('The smallest amount in coins; less is lost.'),
              requiredConfirmations: count('Confirmations that are needed.'),
              rate: decimal('The price of one coin in the requested currency.'),
              persistentAddress: 'Whether the address stays assigned to the person.',
            },
          ],
        },
      ],
      ...rates,
    },
  },
  createPayment: {
    about:
      'Begins a payment. A repeated call with the same Idempotency-Key gives the same payment.',
    errors: { ...refused, ...unavailable, ERROR_NOT_FOUND: 'The saved method is gone.' },
    arg: {
      idempotencyKey,
      method: 'The shortname of the method.',
      amount: 'What the person pays.',
      saveMethod: 'Whether the method is kept for the next payment.',
      savedMethodId: 'The saved method that pays.',
      promoCode,
      returnUrl: uri('Where the provider sends the browser back to, on the site.'),
    },
    res: started,
  },
  payment: {
    about: 'Gives a payment, and what the person does next.',
    errors: gone,
    arg: { id: 'The payment.' },
    res: { ...payment, next: ['What the person does next; null for nothing.', next] },
  },
  sendPaymentDetails: {
    about: 'Sends what the form of a payment asked for.',
    errors: { ...refused, ...gone, ...closed },
    arg: {
      id: 'The payment.',
      idempotencyKey,
      fields: 'The values by the names of the fields.',
    },
    res: started,
  },
  cancelPayment: {
    about: 'Cancels a payment that has not been paid.',
    errors: { ...gone, ...closed },
    arg: { id: 'The payment.' },
    res: payment,
  },
  paymentCheckout: {
    about: "The browser goes here and is sent on to the provider's page.",
    errors: gone,
    arg: { id: 'The payment.' },
  },
  paymentIntent: {
    about:
      'Says what became of a call with an Idempotency-Key whose answer was lost, so that nothing is charged twice.',
    arg: { key: 'The key of the call.' },
    res: {
      state: '`none` if the call never arrived, `pending` while it runs, or `done`.',
      answer: 'The answer of the call, once it is done.',
    },
  },
  savedMethods: {
    about: 'Lists the methods that were kept for the next payment.',
    res: {
      records: [
        'The methods.',
        {
          id: 'Identifies the saved method.',
          brand: 'What it is, such as `Visa`.',
          last4: 'The last signs of its number.',
          exp: 'When a card expires, as MM/YY; null for others.',
          status: '`active`, `expired` or `failed`.',
          isDefault: 'Whether it is proposed first.',
          method: 'The shortname of the payment method.',
        },
      ],
    },
  },
  removeSavedMethod: {
    about: 'Removes a saved method. An automatic top-up that uses it is switched off.',
    errors: gone,
    arg: { id: 'The saved method.' },
  },
  makeSavedMethodDefault: {
    about: 'Makes a saved method the one that is proposed first.',
    errors: { ...gone, ERROR_CONFLICT: 'It cannot be used any more.' },
    arg: { id: 'The saved method.' },
  },
  autoTopUp: { about: 'Gives the settings of automatic top-up.', res: auto },
  updateAutoTopUp: {
    about: 'Changes the settings of automatic top-up.',
    errors: {
      ...refused,
      ...proof,
      ERROR_STALE_VERSION:
        'Somebody changed it since: the form shows both versions and asks which counts.',
    },
    arg: { ...autoEntries, updatedAt: time('The version that the change is based on.') },
    res: auto,
  },
  createCryptoPayment: {
    about: 'Begins a payment in coins.',
    errors: { ...refused, ...unavailable },
    arg: {
      idempotencyKey,
      asset: 'The coin.',
      network: 'The network of the coin.',
      amount: 'What the balance gets.',
      promoCode,
    },
    res: crypto,
  },
  cryptoPayment: {
    about: 'Gives a payment in coins and what has arrived.',
    errors: gone,
    arg: { id: 'The payment.' },
    res: crypto,
  },
  renewCryptoAddress: {
    about: 'Gives an expired payment in coins a new address and rate.',
    errors: { ...gone, ...closed },
    arg: { id: 'The payment.', idempotencyKey },
    res: crypto,
  },
  transferLimits: {
    about: 'Says what can be sent to another account.',
    res: {
      ...amountLimits,
      available: 'What can be sent now, without held money and bonuses.',
      leftToday: "What remains of the day's limit; null for no limit.",
    },
  },
  transfers: {
    about: 'Lists transfers, the newest first.',
    arg: { ...wantedPage, direction: 'Only this direction.', status: 'Only this state.' },
    res: { records: [ordered('One page.', '-createdAt'), transfer], ...paging },
  },
  sendTransfer: {
    about:
      'Sends money to another account. It moves once the mailed link is opened. With `dryRun` nothing moves and nothing is mailed.',
    errors: {
      ...refused,
      ...poor,
      ...proof,
      ERROR_RECIPIENT_NOT_FOUND: 'There is no such account.',
      ERROR_SELF_TRANSFER: 'It is the own account.',
      ERROR_LIMIT_EXCEEDED: 'The amount is over the limit of the day.',
    },
    arg: {
      idempotencyKey,
      recipient: 'An id or an e-mail address.',
      amount: 'What the other side gets.',
      comment: 'What the other side reads.',
      dryRun: 'Calculates the cost and moves no money.',
    },
    res: {
      id: 'Identifies the transfer; null for a dry run.',
      status: '`awaiting_confirmation`; empty for a dry run.',
      recipient: ['Who gets the money.', counterpart],
      amount: 'What the other side gets.',
      fee: 'What is charged on top.',
      total: 'What the sender pays.',
      sentTo: 'The masked address that the link went to.',
      expiresAt: time('When the link stops working.'),
    },
  },
  transferOfLink: {
    about: 'Shows what a mailed link would confirm.',
    errors: dead,
    arg: mailed,
    res: transfer,
  },
  confirmTransfer: {
    about: 'Moves the money of a transfer by its mailed link.',
    errors: { ...dead, ...poor },
    arg: { ...mailed, idempotencyKey },
    res: transfer,
  },
  cancelTransfer: {
    about: 'Cancels a transfer that has not been confirmed.',
    errors: { ...gone, ...closed },
    arg: { id: 'The transfer.' },
    res: transfer,
  },
  resendTransfer: {
    about: 'Mails the link of a transfer again.',
    errors: { ...gone, ...closed, ...slow },
    arg: { id: 'The transfer.' },
    res: {
      sentTo: 'The masked address that the link went to.',
      expiresAt: time('When the link stops working.'),
    },
  },
  redeemVoucher: {
    about: 'Adds the worth of a voucher to the balance.',
    errors: voucher,
    arg: { idempotencyKey, code: 'The code.' },
    res: credited,
  },
  checkPromo: {
    about: 'Says what a promo code would add.',
    errors: slow,
    arg: {
      code: 'The code.',
      amount: 'The amount of the top-up.',
      method: 'The shortname of the method.',
    },
    res: {
      valid: 'Whether the code works.',
      bonus: 'What it adds; null for nothing.',
      expiresAt: time('Until when it works; null for no end.'),
      conditions: [
        'What must be true, such as `min_amount`.',
        { code: 'The condition.', value: 'Its amount; null for none.' },
      ],
      use: '`now`: the code is redeemed directly. `top_up`: it adds to the next top-up.',
      reason: 'Why it does not work; null if it does.',
    },
  },
  redeemPromo: {
    about: 'Redeems a promo code that needs no top-up.',
    errors: voucher,
    arg: { idempotencyKey, code: 'The code.' },
    res: credited,
  },
  payments: {
    about: 'Lists payments, the newest first.',
    arg: {
      ...wantedPage,
      ...range,
      status: 'Only payments in this state.',
      method: 'Only payments by this method.',
      kind: 'Only payments by this kind of method.',
    },
    res: {
      records: [ordered('One page.', '-createdAt'), payment],
      ...paging,
      totals: [
        'The sums of paid payments of the whole choice, one per currency.',
        {
          currency: 'The ISO 4217 code.',
          count: count('Payments.'),
          amount: decimal('What was paid.'),
          credited: decimal('What the balance got.'),
        },
      ],
      methods: [
        'The methods that the person has used, for the filter.',
        { shortname: 'The name in addresses.', title: 'The name in words.' },
      ],
    },
  },
  requestRefund: {
    about: 'Asks for a refund of a payment. A person decides it.',
    errors: {
      ...refused,
      ...gone,
      ...closed,
      ERROR_INSUFFICIENT_FUNDS: 'The balance is less than the amount.',
    },
    arg: {
      id: 'The payment.',
      idempotencyKey,
      reason: 'Why.',
      amount: 'The amount; without it all that can be refunded.',
    },
    res: {
      status: 'The state of the request.',
      ticketId: 'The ticket in which it is talked over; null for none.',
    },
  },
  createInvoice: {
    about: 'Makes an invoice to be paid by bank.',
    errors: { ...refused, ERROR_CONFLICT: 'The billing details are missing.' },
    arg: { idempotencyKey, amount: 'The sum of the invoice.' },
    res: {
      id: 'Identifies the invoice.',
      number: 'The number as it stands on the invoice.',
      status: 'Its state, as documents have it: `issued`, `paid` or `void`.',
      url: link('The file; null until it is ready.'),
    },
  },
  paymentsByDay: {
    about: 'Gives what came in and went out by day.',
    arg: range,
    res: {
      records: [
        ordered('The days, the newest first.', '-day'),
        {
          day: day('The day in the zone of the account.'),
          topUps: 'What was paid in.',
          spent: 'What tasks and orders cost.',
          refunds: 'What was paid back.',
          transfers: 'What was received less what was sent.',
          balanceEnd: 'The balance at the end of the day.',
        },
      ],
      since: day('The first day of the account.'),
    },
  },
  ledger: {
    about: 'Lists every change of the balance, the newest first.',
    arg: {
      ...range,
      kind: 'Only this kind.',
      before: 'The `nextBefore` of the page before; the first page has none.',
      perPage: 'The wanted size of a page; the backend may give another.',
    },
    res: {
      records: [
        ordered('One page.', '-createdAt'),
        {
          id: 'Identifies the entry.',
          kind: oneOf('What it was', ledgerKinds),
          amount: 'The change; a charge is negative.',
          balanceAfter: 'The balance after it.',
          ref: [
            'What it belongs to; null for nothing.',
            { type: 'The kind of thing, such as `payment`.', id: 'Its id.' },
          ],
          createdAt: time('When it happened.'),
          note: 'More of it in words; null for nothing.',
        },
      ],
      nextBefore: 'The `before` of the next page; null on the last page.',
      totalCount: count('Entries on all pages.'),
    },
  },
  workaroundKinds: {
    about: 'Says which help can be ordered and what it costs.',
    res: {
      records: [
        'The kinds of help.',
        {
          id: 'The kind.',
          price: 'Null where the price is quoted after the order has been read.',
          days: days('How long it takes.'),
        },
      ],
      available: 'The available balance; null for a guest.',
      orders: [ordered('The orders of the person, the newest first.', '-createdAt'), order],
    },
  },
  orderWorkaround: {
    about: 'Orders help with the integration for a page of the person.',
    errors: { ...refused, ...poor, ERROR_CONFLICT: 'The price has changed: the page shows it.' },
    arg: {
      idempotencyKey,
      kind: 'What is ordered.',
      name: 'The name of the person.',
      email: email('Where the answer goes.'),
      url: uri('The page that the order is about.'),
      message: 'What is to be done.',
      price: 'The displayed price. The backend charges no other.',
    },
    res: order,
  },
}
