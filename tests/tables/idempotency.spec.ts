import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calls } from '@/api/contract/index.ts'
import type { CallName } from '@/api/contract/index.ts'
import type { Call } from '@/api/contract/types.ts'
import { newKey } from '@/lib/secure-context.ts'
import { isRecord } from '@/lib/is-record.ts'
import { entriesOf } from '@/lib/object.ts'
import { createBackend, testTime } from '@/mocks/node.ts'

const root = join(import.meta.dirname, '..', '..')
const all = entriesOf<Readonly<Record<CallName, Call>>>(calls)
const named = (is: (call: Call) => unknown): CallName[] =>
  all.filter(([, call]) => is(call)).map(([name]) => name)

const isKeyed = (name: CallName): boolean => {
  const { idempotent, repeatable }: Call = calls[name]
  return idempotent === true || repeatable === true || ownKey[name] !== undefined
}

/** The code of the areas and of what they share, without its specs. */
const code = globSync('src/{areas,shared}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.spec.'))
  .map((file) => readFileSync(join(root, file), 'utf8'))

/** The calls that move money or give something of worth. */
const worth: readonly CallName[] = [
  'answerTask',
  'buyEnterprise',
  'claimReward',
  'confirmTransfer',
  'createCryptoPayment',
  'createInvoice',
  'createPayment',
  'createPayout',
  'decideRefund',
  'exportTasks',
  'orderProxy',
  'orderWorkaround',
  'payLabelProject',
  'redeemPromo',
  'redeemVoucher',
  'refundPerson',
  'renewCryptoAddress',
  'renewProxyOrder',
  'replaceAddresses',
  'requestRefund',
  'sendPaymentDetails',
  'sendTestTask',
  'sendTransfer',
  'updateWallet',
]

/** These keep a key of their own, which lives as long as what it is for. */
const ownKey: Readonly<Partial<Record<CallName, string>>> = {
  answerTask: 'One key for each task, in use-desk.ts; one tab of a worker has the desk.',
  exportTasks:
    'One key for each order of a file, in use-exports.ts; the list of files is its outcome.',
  createTicket: 'The body has a requestKey, which its draft keeps.',
  sendTicketMessage: 'The body has a requestKey, which its draft keeps.',
}

/** The POSTs that a second press may send under another key, and why that does no harm. */
const harmless: Readonly<Record<string, readonly CallName[]>> = {
  'It sets a state, which the second press finds set.': [
    'acceptLabelItems',
    'controlLabelItems',
    'acceptMistake',
    'acknowledgeRestriction',
    'addLabelItem',
    'addPush',
    'addPasskey',
    'allowClient',
    'allowLink',
    'answerLabelQuestion',
    'answerLesson',
    'answerTest',
    'approveProgram',
    'approveReview',
    'archiveSoftware',
    'botFeedback',
    'cancelPayment',
    'cancelPayout',
    'cancelTransfer',
    'changeEmail',
    'changeProxyUsers',
    'chooseUserType',
    'claimLabelItems',
    'claimProgram',
    'claimReview',
    'closeTicket',
    'confirmStatusSubscription',
    'deleteAccount',
    'disableTwoFactor',
    'editorBlogAct',
    'editorBlogLock',
    'editorBlogRestoreRevision',
    'editorSoftwareAct',
    'editorSoftwareLock',
    'editorSoftwareRestoreRevision',
    'editorTutorialAct',
    'editorTutorialLock',
    'editorTutorialRestoreRevision',
    'enableTwoFactor',
    'endCampaign',
    'endStatusSubscription',
    'finishRotation',
    'liftRestriction',
    'nextTask',
    'pauseProxyUser',
    'preLabelItems',
    'publishCampaign',
    'rateTicket',
    'readNotifications',
    'readTicket',
    'rejectLabelItem',
    'rejectProgram',
    'rejectReview',
    'releaseProgram',
    'releaseReview',
    'leaveTeam',
    'removeMember',
    'transferTeam',
    'removePush',
    'reopenLabelItems',
    'reopenTicket',
    'resetTraining',
    'restoreImpossible',
    'restoreManualDomain',
    'restoreNotCaptcha',
    'restoreProgram',
    'restoreReview',
    'restoreSoftware',
    'resumeProxyUser',
    'seeMistakes',
    'skipTask',
    'spamReview',
    'stopWork',
    'submitSoftware',
    'takeDownProgram',
    'takeDownReview',
    'turnLabelProject',
    'voteArticle',
    'voteFaq',
    'voteReview',
    'voteSoftwareArticle',
    'voteTutorial',
  ],
  'It answers and makes nothing.': [
    'addressLines',
    'checkAddress',
    'checkPromo',
    'checkProxy',
    'costReplay',
    'editorBlogSlugCheck',
    'editorSoftwareSlugCheck',
    'editorTutorialSlugCheck',
    'generateProxies',
    'invitationOfLink',
    'labelQuote',
    'previewCampaign',
    'previewReplacement',
    'proxyQuote',
    'proxyRenewalQuote',
    'retrySample',
    'revealKey',
    'statusConfirmation',
    'statusSubscription',
    'testPingbackHost',
    'testPostback',
    'testWebhook',
    'trackEvent',
    'transferOfLink',
    'tryAlertRule',
    'verifyDemo',
    'checkPublisherProof',
    'verifyPingbackHost',
    'verifyWebhook',
  ],
  'It says who somebody is.': [
    'login',
    'loginByPasskey',
    'logout',
    'proveByPasskey',
    'reauth',
    'twoFactor',
  ],
  'It is a mailed link, which is good once.': [
    'checkKey',
    'checkRemind',
    'confirmEmailChange',
    'confirmEmailRemoval',
    'confirmWallet',
    'joinTeam',
  ],
  'It mails what was mailed before.': [
    'remind',
    'resendConfirmation',
    'resendEmailChange',
    'resendInvitation',
    'resendTransfer',
    'resendTwoFactor',
    'resendWallet',
    'sendProofCode',
  ],
}
const secrets = ['key', 'password', 'secret', 'signingSecret', 'recoveryCodes']

/** Whether an answer holds a secret, itself or in its records. */
function holdsSecret(schema: unknown, depth = 0): boolean {
  if (!isRecord(schema) || depth > 6) return false
  const { entries } = schema
  if (isRecord(entries))
    return Object.entries(entries).some(
      ([name, value]) => secrets.includes(name) || holdsSecret(value, depth + 1),
    )
  return [schema['item'], schema['wrapped']].some((inner) => holdsSecret(inner, depth + 1))
}

describe('the calls that move money or give something of worth', () => {
  it('are the rows with an Idempotency-Key in their argument', () => {
    expect(named(({ idempotent }) => idempotent).toSorted()).toEqual(worth.toSorted())
  })

  it.each(worth.filter((name) => !ownKey[name]))('%s goes through the payment intent', (name) => {
    const isIntent = (text: string): boolean =>
      /usePayment(?:Intent|Review)\b/.test(text) &&
      new RegExp(`call(?:: | = \\{ \\.{3})\\w+Calls\\.${name}\\b`).test(text)
    expect(code.filter(isIntent)).not.toEqual([])
  })
})

describe('the calls that make something', () => {
  it('can be repeated by a key: any other POST does no harm twice', () => {
    const posts = named(({ method }) => method === 'POST').filter((name) => !isKeyed(name))
    expect(posts.toSorted()).toEqual(Object.values(harmless).flat().toSorted())
  })

  it('can be repeated by a key where they upload', () => {
    // A person has one picture of each kind, and a unit is known by the sum of its file.
    expect(
      named(({ upload }) => upload)
        .filter((name) => !isKeyed(name))
        .toSorted(),
    ).toEqual(['addLabelItem', 'putIdentityFile', 'updateAvatar'])
  })

  it('can be repeated by a key where the answer shows a secret once', () => {
    const secret = named(({ method, res }) => method === 'POST' && holdsSecret(res))
    expect(secret).toEqual(
      expect.arrayContaining<CallName>([
        'addPingbackHost',
        'createKey',
        'createProxyUsers',
        'newRecoveryCodes',
        'resetProxyPassword',
        'rotateKey',
        'rotatePingbackSecret',
        'setUpTwoFactor',
      ]),
    )
    // It shows what exists, as often as it is asked.
    expect(secret.filter((name) => !isKeyed(name))).toEqual(['revealKey'])
  })
})

// They set a state: two tabs cannot buy twice by it. What is bought later, the backend buys.
describe('the settings of automatic buying', () => {
  const usd = (amount: string) => ({ amount, currency: 'USD' })
  const settings = {
    renewEnterprise: { autoRenew: true },
    updateAutoTopUp: {
      enabled: false,
      threshold: usd('10'),
      amount: usd('50'),
      savedMethodId: null,
      dailyCountCap: 1,
      monthlyAmountCap: usd('500'),
    },
    updateProxyAlerts: {
      percent: [80],
      email: true,
      telegram: false,
      autoBuy: { enabled: true, product: 'residential', units: 5, maxPerMonth: 3 },
    },
  } satisfies Partial<Record<CallName, object>>

  it.each(entriesOf(settings))('%s moves nothing, however often it is sent', async (name, body) => {
    const backend = createBackend({ persona: 'customer' })
    for (const session of backend.db.sessions) session.provenUntil = Date.parse(testTime) + 600_000
    const send = async (path: string, method: string, sent: object) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': newKey() }
      const answer = await backend.fetch(path, { method, headers, body: JSON.stringify(sent) })
      expect(answer.ok).toBe(true)
    }
    const plan = { planId: 'standard', autoRenew: false, agreeTerms: true }
    await send(calls.buyEnterprise.path, 'POST', plan)
    await backend.fetch(calls.proxyAlerts.path)
    const { db } = backend
    const ofMoney = () =>
      structuredClone({
        balances: db.accounts.map(({ balance }) => balance),
        payments: db.payments.records,
        orders: db.proxy.own.map(({ orders }) => orders),
        plans: db.support.plans.map(({ autoRenew: _, ...plan }) => plan),
      })
    const before = ofMoney()
    await send(calls[name].path, 'PUT', body)
    await send(calls[name].path, 'PUT', body)
    expect(ofMoney()).toEqual(before)
    expect(calls[name].method).toBe('PUT')
    expect(isKeyed(name)).toBe(true)
  })
})
