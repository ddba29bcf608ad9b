import { customerCalls } from './customer.ts'
import { demoCalls } from './demo.ts'
import { examplesCalls } from './examples.ts'
import { feedbackCalls } from './feedback.ts'
import { labelItemCalls } from './label-items.ts'
import { labelProjectCalls } from './label-projects.ts'
import { labellingCalls } from './labelling.ts'
import { profileCalls } from './profile.ts'
import { passkeyCalls, passkeyEntryCalls } from './passkeys.ts'
import { teamCalls } from './team.ts'
import { proofCalls } from './proof.ts'
import { searchCalls } from './search.ts'
import { publicCalls } from './public.ts'
import { notificationSettingCalls } from './notification-settings.ts'
import { securityCalls } from './security.ts'
import { documentCalls } from './documents.ts'
import { identityCalls } from './identity.ts'
import { authCalls } from './auth.ts'
import { userCalls, signOutCalls } from './user.ts'
import { workerCalls } from './worker.ts'
import { workerAccountCalls } from './worker-account.ts'
import { workerHubCalls } from './worker-hub.ts'
import { workerMistakeCalls } from './worker-mistakes.ts'
import { workAlertCalls } from './work-alerts.ts'
import { workerMoneyCalls } from './worker-money.ts'
import { workerTaskCalls } from './worker-tasks.ts'
import { workerTrainingCalls } from './worker-training.ts'
import { alertRuleCalls } from './alert-rules.ts'
import { archiveCalls } from './archives.ts'
import { articlesCalls } from './articles.ts'
import { docsCalls } from './docs.ts'
import { editorCalls } from './editor.ts'
import { manualDomainCalls } from './manual-domains.ts'
import { keyCalls } from './keys.ts'
import { keyTestCalls } from './key-tests.ts'
import { accountChangeCalls } from './account-changes.ts'
import { settingCalls } from './settings.ts'
import { ipListCalls } from './ip-list.ts'
import { pingbackCalls } from './pingback.ts'
import { webhookCalls } from './webhooks.ts'
import { unsolvedCalls } from './unsolved.ts'
import { receivingErrorCalls } from './receiving-errors.ts'
import { reportCalls } from './reports.ts'
import { taskFigureCalls } from './task-figures.ts'
import { taskCalls } from './tasks.ts'
import { testTaskCalls } from './test-task.ts'
import { notificationCalls } from './notifications.ts'
import { methodCalls } from './pay-methods.ts'
import { savedMethodCalls } from './saved-methods.ts'
import { cryptoCalls } from './crypto.ts'
import { transferCalls } from './transfers.ts'
import { partnerCalls } from './partner.ts'
import { postbackCalls } from './postbacks.ts'
import { walletCalls } from './wallet.ts'
import { payoutCalls } from './payouts.ts'
import { paymentCalls } from './payments.ts'
import { voucherCalls } from './vouchers.ts'
import { historyCalls } from './history.ts'
import { ledgerCalls } from './ledger.ts'
import { orderCalls } from './orders.ts'
import { faqCalls } from './faq.ts'
import { serviceCalls } from './service-status.ts'
import { statusSubscriptionCalls } from './status-subscriptions.ts'
import { ticketCalls } from './tickets.ts'
import { botCalls } from './bot.ts'
import { enterpriseCalls } from './enterprise.ts'
import { ownSoftwareCalls, softwareCalls } from './software.ts'
import { campaignCalls } from './campaigns.ts'
import { staffCalls } from './staff.ts'
import { staffPeopleCalls } from './staff-people.ts'
import { moderationCalls } from './moderation.ts'
import { proxyAccountCalls } from './proxy-account.ts'
import { proxyUserCalls } from './proxy-users.ts'
import { proxyIpCalls } from './proxy-ips.ts'
import { proxyListCalls } from './proxy-lists.ts'
import { proxyFigureCalls } from './proxy-figures.ts'
import { proxyAddressCalls } from './proxy-addresses.ts'
import { proxyRenewalCalls } from './proxy-renewals.ts'
import { proxyClientCalls } from './proxy-clients.ts'
import { proxyLinkCalls } from './proxy-links.ts'

/** The calls by area, in the order in which they are listed. */
export const contract = {
  user: { ...userCalls, ...notificationCalls },
  public: { ...publicCalls, ...examplesCalls, ...searchCalls },
  blog: articlesCalls,
  demo: demoCalls,
  auth: { ...authCalls, ...signOutCalls, ...proofCalls, ...passkeyEntryCalls },
  profile: {
    ...profileCalls,
    ...notificationSettingCalls,
    ...securityCalls,
    ...documentCalls,
    ...identityCalls,
    ...passkeyCalls,
    ...archiveCalls,
    ...teamCalls,
  },
  customer: {
    ...customerCalls,
    ...keyCalls,
    ...accountChangeCalls,
    ...keyTestCalls,
    ...settingCalls,
    ...ipListCalls,
    ...pingbackCalls,
    ...webhookCalls,
    ...alertRuleCalls,
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
    ...savedMethodCalls,
    ...cryptoCalls,
    ...transferCalls,
    ...voucherCalls,
    ...historyCalls,
    ...ledgerCalls,
    ...orderCalls,
  },
  affiliate: { ...partnerCalls, ...postbackCalls, ...walletCalls, ...payoutCalls },
  worker: {
    ...workerCalls,
    ...workerAccountCalls,
    ...workerTaskCalls,
    ...workerTrainingCalls,
    ...workerMistakeCalls,
    ...workerHubCalls,
    ...workerMoneyCalls,
    ...workAlertCalls,
  },
  landing: feedbackCalls,
  support: {
    ...faqCalls,
    ...serviceCalls,
    ...statusSubscriptionCalls,
    ...ticketCalls,
    ...botCalls,
    ...enterpriseCalls,
  },
  docs: docsCalls,
  editor: { ...editorCalls, ...manualDomainCalls },
  proxy: {
    ...proxyAccountCalls,
    ...proxyUserCalls,
    ...proxyIpCalls,
    ...proxyListCalls,
    ...proxyFigureCalls,
    ...proxyAddressCalls,
    ...proxyRenewalCalls,
    ...proxyClientCalls,
    ...proxyLinkCalls,
  },
  data: { ...labellingCalls, ...labelProjectCalls, ...labelItemCalls },
  staff: { ...staffCalls, ...staffPeopleCalls, ...campaignCalls },
  software: { ...softwareCalls, ...ownSoftwareCalls, ...moderationCalls },
}

/**
 * Every call by name, for listings, mocks and tests. The app imports each area separately, so that
 * it loads with its pages.
 */
export const calls = {
  ...contract.user,
  ...contract.public,
  ...contract.blog,
  ...contract.demo,
  ...contract.auth,
  ...contract.profile,
  ...contract.customer,
  ...contract.pay,
  ...contract.affiliate,
  ...contract.worker,
  ...contract.landing,
  ...contract.support,
  ...contract.docs,
  ...contract.editor,
  ...contract.proxy,
  ...contract.data,
  ...contract.staff,
  ...contract.software,
}
export type CallName = keyof typeof calls
export type Calls = typeof calls
