import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

// What a person types into a form survives a reload and an expired session (docs/quality.md): every
// field of every form is kept, or this table says why it is not.

const root = join(import.meta.dirname, '..', '..')
const files = globSync('src/{areas,shared}/**/*.tsx', { cwd: root })
  .filter((file) => !file.includes('.spec.'))
  .toSorted()
const code = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

const secret = 'A secret is never stored.'
const consent = 'A consent or a confirmation is given anew.'
const empty = 'Nothing is typed.'

const unkept: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/areas/auth/confirm/ConfirmAsk.tsx': { '*': empty },
  'src/areas/auth/confirm/ResendForm.tsx': { '*': empty },
  'src/areas/auth/login/LoginPage.tsx': { password: secret },
  'src/areas/auth/register/RegisterPage.tsx': { agreeTerms: consent, password: secret },
  'src/areas/auth/remind/RemindForm.tsx': { '*': secret },
  'src/areas/auth/two-factor/CodeForm.tsx': { '*': secret },
  'src/areas/customer/percent/PercentEditor.tsx': { confirmCost: consent },
  'src/areas/customer/setting/keys/KeyQuestion.tsx': { '*': consent },
  'src/areas/pay/method/DetailsForm.tsx': { '*': 'It may be the number of a phone or a card.' },
  'src/areas/pay/transfer/SendUserHashPage.tsx': { '*': empty },
  'src/areas/pay/voucher/VoucherSection.tsx': { '*': secret },
  'src/areas/profile/authentication/TwoFactorSetup.tsx': { '*': secret },
  'src/areas/profile/delete/DeletionEditor.tsx': { confirm: consent },
  'src/areas/profile/documents/identity/IdentityForm.tsx': {
    '*': 'Nothing about an identity document stays on the device.',
  },
  'src/areas/profile/password/PasswordEditor.tsx': {
    current: secret,
    password: secret,
    repeat: secret,
  },
  'src/areas/proxy/generator/ProxyListCheck.tsx': { '*': 'A line has a password.' },
  'src/areas/proxy/users/NewUsers.tsx': { password: secret },
  'src/areas/support/status-link/Subscription.tsx': {
    '*': 'A few boxes behind a link that is never stored.',
  },
  'src/areas/support/enterprise/Buy.tsx': { agreeTerms: consent },
  'src/areas/worker/standing/CodeProof.tsx': { code: secret, '*': secret },
  'src/areas/worker/standing/Prove.tsx': { '*': secret },
  'src/shared/proof/ProofDialog.tsx': { '*': secret },
  'src/shared/review/ReviewStep.tsx': { '*': consent },
}

const isForm = (text: string): boolean => /\buse(?:Document)?Form\(/.test(text)
const forms = files.filter((file) => isForm(code.get(file) ?? '') && !file.includes('/form/'))

/** The lists of kept fields of a file, as they are written. */
const keeps = (text: string): string[] =>
  [...text.matchAll(/\bkeep(?:: |,$|\b = )(\[[^\]]*\]|[\w.]+\([^\n]*|[\w]+)?/gm)].map(
    ([, one]) => one ?? '',
  )

/** The fields that a file draws by name. */
const drawn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\bform\.(?:input|control)\('(\w+)'/g)].map(([, name]) => name ?? ''),
  ),
]

describe('the fields of a form', () => {
  it('are read from the code', () => {
    expect(forms.length).toBeGreaterThan(60)
  })

  it.each(forms)('of %s are kept, or the table says why not', (file) => {
    const text = code.get(file) ?? ''
    const reasons = unkept[file] ?? {}
    const lists = keeps(text)
    expect(lists.length).toBeGreaterThan(0)
    if (!Object.hasOwn(reasons, '*')) expect(lists).not.toContain('[]')
    // A list that is computed has every field of its defaults.
    if (lists.some((list) => !list.startsWith('['))) return
    const kept = lists.join(' ')
    const lost = drawn(text).filter((name) => !kept.includes(`'${name}'`))
    if (Object.hasOwn(reasons, '*')) return
    expect(lost.toSorted()).toEqual(Object.keys(reasons).toSorted())
  })

  it('are named in the table only where there is such a form', () => {
    expect(Object.keys(unkept).filter((file) => !forms.includes(file))).toEqual([])
  })
})

/** The forms that decide what is paid, to whom and in which currency. */
const paying = [
  'src/areas/affiliate/payout/PayoutForm.tsx',
  'src/areas/affiliate/wallet/AccountForm.tsx',
  'src/areas/pay/amount/AmountForm.tsx',
  'src/areas/pay/history/payments/InvoiceSection.tsx',
  'src/areas/pay/history/payments/RefundDialog.tsx',
  'src/areas/pay/pay/auto/AutoForm.tsx',
  'src/areas/pay/transfer/TransferForm.tsx',
  'src/areas/staff/person/RefundQueue.tsx',
  'src/areas/staff/person/RefundStep.tsx',
]

describe('a kept sum', () => {
  it.each(paying)('of %s belongs to its currency and its recipient', (file) => {
    expect(code.get(file)).toMatch(/^ {4}about: /m)
  })
})

/** Forms outside `useForm`, and how each keeps its text. */
const others: Readonly<Record<string, string>> = {
  'src/shared/saved-filters/SavedFilters.tsx': 'The name of a filter, a word.',
  'src/areas/demo/drawn/Drawn.tsx': 'A demo.',
  'src/areas/docs/builder/Builder.tsx': 'The address has it.',
  'src/areas/docs/send/SendCall.tsx': 'An ID or a line with a password, for one call.',
  'src/areas/editor/edit/rich/LinkDialog.tsx':
    'A part of the article, which is saved as it is typed.',
  'src/areas/editor/edit/rich/PictureDialog.tsx':
    'A part of the article, which is saved as it is typed.',
  'src/areas/editor/edit/rich/TableDialog.tsx':
    'A part of the article, which is saved as it is typed.',
  'src/areas/proxy/prices/ProxyCalculator.tsx': 'The address has it.',
  'src/areas/public/home/OrderForm.tsx': 'A figure to try.',
  'src/areas/public/pricing/PriceCalculator.tsx': 'The address has it.',
  'src/areas/software/catalogue/CatalogueTools.tsx': 'The address has it.',
  'src/areas/support/bot/Ask.tsx': 'Chat.tsx keeps the question.',
  'src/shared/article/ListTools.tsx': 'The address has it.',
}

describe('a form outside the kit', () => {
  const own = files.filter(
    (file) => /<form\b/.test(code.get(file) ?? '') && !file.includes('/form/'),
  )

  it.each(own)('%s keeps its text, or the table says what it is', (file) => {
    const isKept = /useKeptText\(|saveDraft\(/.test(code.get(file) ?? '')
    expect(isKept || Object.hasOwn(others, file) || file.endsWith('desk/TaskView.tsx')).toBe(true)
  })
})

describe('a kept text outside the kit', () => {
  const drawing = files.filter(
    (file) => /\buseKeptText\(/.test(code.get(file) ?? '') && !file.includes('/form/'),
  )

  it.each(drawing)('of %s is offered again where its tab was lost', (file) => {
    expect(code.get(file)).toContain('<KeptWorkOffer keeper=')
  })
})

/** Why a kept form that is drawn on a condition needs no button, so that it is there after a reload. */
const always: Readonly<Record<string, readonly string[]>> = {
  'The address says that it is open.': [
    'AccountForm in src/areas/affiliate/wallet/ChangeFlow.tsx',
    'CampaignEditor in src/areas/staff/campaigns/EditDialog.tsx',
    'DomainDialog in src/areas/editor/manual-domains/Domains.tsx',
    'NewUsers in src/areas/proxy/users/UserDialog.tsx',
    'PurchaseForm in src/areas/proxy/account/purchase/PurchaseDialog.tsx',
  ],
  'It is in a dialog, and the one that opens the dialog is held to the rule.': [
    'EditUser in src/areas/proxy/users/UserDialog.tsx',
    'KeyForm in src/areas/customer/setting/keys/KeyDialog.tsx',
    'RenewalFields in src/areas/proxy/renewals/RenewalDialog.tsx',
  ],
  'It is there as soon as its data is, and as its state allows it.': [
    'AbuseSection in src/areas/support/home/SupportPage.tsx',
    'AddHost in src/areas/customer/pingback/Hosts.tsx',
    'AddPostback in src/areas/affiliate/postbacks/PostbacksPage.tsx',
    'AddWebhook in src/areas/customer/webhooks/WebhooksPage.tsx',
    'AmountForm in src/areas/pay/crypto/CryptoStart.tsx',
    'AmountForm in src/areas/pay/method/PayMethodPage.tsx',
    'AnswerForm in src/areas/data/project/WorkerQuestions.tsx',
    'AppealText in src/areas/worker/standing/WorkerStanding.tsx',
    'AskBot in src/areas/docs/article/DocsArticleView.tsx',
    'AutoForm in src/areas/pay/pay/auto/AutoTopUpCard.tsx',
    'Composer in src/areas/support/ticket/TicketView.tsx',
    'EmailChange in src/areas/profile/edit/ProfileEditPage.tsx',
    'Fields in src/areas/data/request/RequestForm.tsx',
    'IdentityAppeal in src/areas/profile/documents/identity/IdentityView.tsx',
    'InvoiceSection in src/areas/pay/history/payments/HistoryPaymentPage.tsx',
    'PayoutForm in src/areas/affiliate/payout/PayoutFlow.tsx',
    'Rating in src/areas/support/ticket/TicketView.tsx',
    'ProjectEditor in src/areas/data/settings/EditProjectPage.tsx',
    'AddRows in src/areas/data/items/AddUnits.tsx',
    'RulesEditor in src/areas/customer/rates/SettingEditPage.tsx',
    'TestForm in src/areas/customer/test-captcha/TestCaptchaPage.tsx',
    'TransferForm in src/areas/pay/transfer/TransferFlow.tsx',
    'TestAnswerForm in src/areas/customer/setting/keys/TestRequests.tsx',
  ],
}

describe('a kept form that is drawn on a condition', () => {
  const isKept = (text: string): boolean =>
    isForm(text) ? !/^ {4}keep: \[\],$/m.test(text) : /\buseKeptText\(/.test(text)
  /** The files that draw a component on a condition, or load it when it is needed. */
  const drawers = (name: string): string[] =>
    files.filter((file) =>
      new RegExp(
        `(?:&&|\\?|:)\\s*\\(?\\s*(?:<div\\b[^<]*>\\s*)?<${name}\\b|\\)\\)\\.${name}\\b`,
      ).test(code.get(file) ?? ''),
    )
  const found = files
    .filter((file) => !file.includes('/form/'))
    .flatMap((file) => (code.get(file) ?? '').split(/^(?=(?:export )?function [A-Z])/m))
    .filter(isKept)
    .flatMap((text) => /^(?:export )?function (\w+)/.exec(text)?.[1] ?? [])
    .flatMap((name) => drawers(name).map((file) => ({ name, file })))

  it('begins open over its draft, or is there anyway', () => {
    const closed = found.filter(({ file }) => !/OverDraft\(/.test(code.get(file) ?? ''))
    expect(found.length - closed.length).toBeGreaterThan(8)
    expect(closed.map(({ name, file }) => `${name} in ${file}`).toSorted()).toEqual(
      Object.values(always).flat().toSorted(),
    )
  })
})
