import { authCalls } from './auth.ts'
import { confirmCalls } from './confirm.ts'
import { customerCalls } from './customer.ts'
import { examplesCalls } from './examples.ts'
import { feedbackCalls } from './feedback.ts'
import { labellingCalls } from './labelling.ts'
import { notificationCalls } from './notifications.ts'
import { oauthCalls } from './oauth.ts'
import { profileCalls } from './profile.ts'
import { proofCalls } from './proof.ts'
import { publicCalls } from './public.ts'
import { notificationSettingCalls } from './notification-settings.ts'
import { securityCalls } from './security.ts'
import { documentCalls } from './documents.ts'
import { twoFactorCalls } from './two-factor.ts'
import { userCalls } from './user.ts'
import { workerCalls } from './worker.ts'
import { articlesCalls } from './articles.ts'
import { editorCalls } from './editor.ts'
import { manualDomainCalls } from './manual-domains.ts'
import { keyCalls } from './keys.ts'
import { limitCalls } from './limits.ts'
import { percentCalls } from './percent.ts'
import { signOutCalls } from './sign-out.ts'
import { settingCalls } from './settings.ts'
import { softwareUsedCalls } from './software-used.ts'
import { ipListCalls } from './ip-list.ts'
import { pingbackCalls } from './pingback.ts'
import { deliveryCalls } from './deliveries.ts'
import { unsolvedCalls } from './unsolved.ts'
import { receivingErrorCalls } from './receiving-errors.ts'
import { reportCalls } from './reports.ts'
import { taskFigureCalls } from './task-figures.ts'
import { taskCalls } from './tasks.ts'
import { testTaskCalls } from './test-task.ts'
import { eventCalls } from './events.ts'
import { methodCalls } from './pay-methods.ts'
import { paymentCalls } from './payments.ts'
import { paymentStepCalls } from './payment-steps.ts'
import { savedMethodCalls } from './saved-methods.ts'
import { autoTopUpCalls } from './auto-top-up.ts'
import { cryptoCalls } from './crypto.ts'
import { transferCalls } from './transfers.ts'
import { intentCalls } from './intents.ts'
import { voucherCalls } from './vouchers.ts'
import { historyCalls } from './history.ts'
import { refundCalls } from './refunds.ts'
import { ledgerCalls } from './ledger.ts'
import { orderCalls } from './orders.ts'

/** The calls by area, in the order in which they are listed. */
export const contract = {
  user: { ...userCalls, ...notificationCalls, ...eventCalls },
  public: { ...publicCalls, ...examplesCalls },
  blog: articlesCalls,
  auth: { ...authCalls, ...signOutCalls, ...twoFactorCalls, ...oauthCalls, ...confirmCalls, ...proofCalls },
  profile: { ...profileCalls, ...notificationSettingCalls, ...securityCalls, ...documentCalls },
  customer: {
    ...customerCalls,
    ...keyCalls,
    ...settingCalls,
    ...limitCalls,
    ...softwareUsedCalls,
    ...percentCalls,
    ...ipListCalls,
    ...pingbackCalls,
    ...deliveryCalls,
    ...unsolvedCalls,
    ...receivingErrorCalls,
    ...reportCalls,
    ...taskFigureCalls,
    ...taskCalls,
    ...testTaskCalls,
  },
  pay: {
    ...methodCalls,
    ...paymentCalls,
    ...paymentStepCalls,
    ...savedMethodCalls,
    ...autoTopUpCalls,
    ...cryptoCalls,
    ...transferCalls,
    ...voucherCalls,
    ...historyCalls,
    ...refundCalls,
    ...ledgerCalls,
    ...orderCalls,
    ...intentCalls,
  },
  worker: workerCalls,
  landing: feedbackCalls,
  editor: { ...editorCalls, ...manualDomainCalls },
  data: labellingCalls,
}

/** Every call by its name. For listings, mocks and tests: the app takes the areas one by one, so that each loads its own. */
export const calls = {
  ...contract.user,
  ...contract.public,
  ...contract.blog,
  ...contract.auth,
  ...contract.profile,
  ...contract.customer,
  ...contract.pay,
  ...contract.worker,
  ...contract.landing,
  ...contract.editor,
  ...contract.data,
}
export type CallName = keyof typeof calls
export type Calls = typeof calls
