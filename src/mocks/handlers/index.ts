import { accountChangeHandlers } from './account-changes.ts'
import type { Calls } from '../../api/contract/index.ts'
import { articlesHandlers } from './articles.ts'
import { demoHandlers } from './demo.ts'
import { docsHandlers } from './docs.ts'
import { editorHandlers } from './editor.ts'
import { manualDomainHandlers } from './manual-domains.ts'
import { keyHandlers } from './keys.ts'
import { keyTestHandlers } from './key-tests.ts'
import { settingHandlers } from './settings.ts'
import { deliveryHandlers } from './deliveries.ts'
import { alertRuleHandlers } from './alert-rules.ts'
import { archiveHandlers } from './archives.ts'
import { webhookHandlers } from './webhooks.ts'
import { unsolvedHandlers } from './unsolved.ts'
import { taskHandlers } from './tasks.ts'
import { testTaskHandlers } from './test-task.ts'
import { paymentHandlers } from './payments.ts'
import { cryptoHandlers } from './crypto.ts'
import { transferHandlers } from './transfers.ts'
import { historyHandlers } from './history.ts'
import { orderHandlers } from './orders.ts'
import { faqHandlers } from './faq.ts'
import { statusSubscriptionHandlers } from './status-subscriptions.ts'
import { ticketHandlers } from './tickets.ts'
import { botHandlers } from './bot.ts'
import { enterpriseHandlers } from './enterprise.ts'
import { proxyHandlers } from './proxy.ts'
import { proxyAccountHandlers } from './proxy-account.ts'
import { proxyAddressHandlers } from './proxy-addresses.ts'
import { proxyRenewalHandlers } from './proxy-renewals.ts'
import { proxyClientHandlers } from './proxy-clients.ts'
import { proxyUserHandlers } from './proxy-users.ts'
import { authHandlers } from './auth.ts'
import { customerHandlers } from './customer.ts'
import { examplesHandlers } from './examples.ts'
import { feedbackHandlers } from './feedback.ts'
import { labelItemHandlers } from './label-items.ts'
import { labelProjectHandlers } from './label-projects.ts'
import { labellingHandlers } from './labelling.ts'
import { notificationHandlers } from './notifications.ts'
import { identityHandlers } from './identity.ts'
import { profileHandlers } from './profile.ts'
import { teamHandlers } from './team.ts'
import { passkeyHandlers } from './passkeys.ts'
import { proofHandlers } from './proof.ts'
import { publicHandlers } from './public.ts'
import { securityHandlers } from './security.ts'
import { partnerHandlers } from './partner.ts'
import { payoutHandlers } from './payouts.ts'
import type { Handlers } from './types.ts'
import { userHandlers } from './user.ts'
import { walletHandlers } from './wallet.ts'
import { workerHandlers } from './worker.ts'
import { deskHandlers } from './worker-desk.ts'
import { workerAccountHandlers } from './worker-account.ts'
import { workerHubHandlers } from './worker-hub.ts'
import { workerMoneyHandlers } from './worker-money.ts'
import { workAlertHandlers } from './work-alerts.ts'
import { workerMistakeHandlers } from './worker-mistakes.ts'
import { workerTrainingHandlers } from './worker-training.ts'
import { softwareHandlers } from './software.ts'
import { ownSoftwareHandlers } from './own-software.ts'
import { campaignHandlers } from './campaigns.ts'
import { searchHandlers } from './search.ts'
import { staffHandlers } from './staff.ts'
import { postbackHandlers } from './postbacks.ts'
import { staffPeopleHandlers } from './staff-people.ts'
import { moderationHandlers } from './moderation.ts'

/** Covers the whole contract: a row without a mock does not compile. */
export const handlers: Handlers<Calls> = {
  ...userHandlers,
  ...notificationHandlers,
  ...publicHandlers,
  ...examplesHandlers,
  ...authHandlers,
  ...passkeyHandlers,
  ...teamHandlers,
  ...proofHandlers,
  ...profileHandlers,
  ...identityHandlers,
  ...securityHandlers,
  ...customerHandlers,
  ...workerHandlers,
  ...deskHandlers,
  ...workerAccountHandlers,
  ...workerTrainingHandlers,
  ...workerMistakeHandlers,
  ...workerHubHandlers,
  ...workerMoneyHandlers,
  ...workAlertHandlers,
  ...feedbackHandlers,
  ...labellingHandlers,
  ...labelProjectHandlers,
  ...labelItemHandlers,
  ...articlesHandlers,
  ...demoHandlers,
  ...docsHandlers,
  ...editorHandlers,
  ...manualDomainHandlers,
  ...keyHandlers,
  ...accountChangeHandlers,
  ...keyTestHandlers,
  ...settingHandlers,
  ...deliveryHandlers,
  ...webhookHandlers,
  ...archiveHandlers,
  ...alertRuleHandlers,
  ...unsolvedHandlers,
  ...taskHandlers,
  ...testTaskHandlers,
  ...paymentHandlers,
  ...cryptoHandlers,
  ...transferHandlers,
  ...partnerHandlers,
  ...postbackHandlers,
  ...walletHandlers,
  ...payoutHandlers,
  ...historyHandlers,
  ...orderHandlers,
  ...faqHandlers,
  ...statusSubscriptionHandlers,
  ...ticketHandlers,
  ...botHandlers,
  ...enterpriseHandlers,
  ...softwareHandlers,
  ...ownSoftwareHandlers,
  ...searchHandlers,
  ...staffHandlers,
  ...staffPeopleHandlers,
  ...campaignHandlers,
  ...moderationHandlers,
  ...proxyAccountHandlers,
  ...proxyUserHandlers,
  ...proxyHandlers,
  ...proxyAddressHandlers,
  ...proxyRenewalHandlers,
  ...proxyClientHandlers,
}
