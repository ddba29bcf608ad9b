import { known } from '@/lib/known.ts'
import type { MethodId, ApiProduct } from '@/task-api/methods.ts'

/** The namespaces of the references' words. Two pages describe the proxy product, in different words. */
export type ReferenceHead = ApiProduct | 'proxyProduct'

const proxyLeads = {
  proxyAccount: 'page.proxyProduct.call.proxyAccount',
  proxyLocations: 'page.proxyProduct.call.proxyLocations',
  proxyGenerate: 'page.proxyProduct.call.proxyGenerate',
  proxyCheck: 'page.proxyProduct.call.proxyCheck',
  proxyUserList: 'page.proxyProduct.call.proxyUserList',
  proxyUsers: 'page.proxyProduct.call.proxyUsers',
  proxyPause: 'page.proxyProduct.call.proxyPause',
  proxyWhitelist: 'page.proxyProduct.call.proxyWhitelist',
  proxyStatistics: 'page.proxyProduct.call.proxyStatistics',
} as const

/** The key of a method's description on a page. */
export const leadOf = (head: ReferenceHead, id: MethodId) =>
  (head === 'proxyProduct' ? known(proxyLeads, id) : undefined) ?? (`method.${id}.lead` as const)

/** The states in a product's answers, each with the key of its words. */
export const states = {
  v2: [
    ['processing', 'state.v2.processing'],
    ['ready', 'state.v2.ready'],
    ['errorId > 0', 'state.v2.error'],
  ],
  classic: [
    ['CAPCHA_NOT_READY', 'state.classic.CAPCHA_NOT_READY'],
    ['OK|…', 'state.classic.OK'],
    ['ERROR_…', 'state.classic.ERROR'],
  ],
  data: [
    ['draft', 'state.data.draft'],
    ['quoted', 'state.data.quoted'],
    ['awaiting_payment', 'state.data.awaiting_payment'],
    ['in_progress', 'state.data.in_progress'],
    ['paused', 'state.data.paused'],
    ['review', 'state.data.review'],
    ['completed', 'state.data.completed'],
    ['canceled', 'state.data.canceled'],
    ['archived', 'state.data.archived'],
  ],
  proxy: [
    ['active', 'state.proxy.active'],
    ['exhausted', 'state.proxy.exhausted'],
    ['suspended', 'state.proxy.suspended'],
    ['none', 'state.proxy.none'],
    ['limit_reached', 'state.proxy.limit_reached'],
    ['paused', 'state.proxy.paused'],
    ['expired', 'state.proxy.expired'],
    ['deleted', 'state.proxy.deleted'],
  ],
} as const satisfies Readonly<Record<ApiProduct, readonly (readonly [string, string])[]>>

/** The limits, each with the keys of its name and its value. */
export const limitRows = {
  v2: [
    ['limit.v2.poll.name', 'limit.v2.poll.value'],
    ['limit.v2.firstWait.name', 'limit.v2.firstWait.value'],
    ['limit.v2.image.name', 'limit.v2.image.value'],
    ['limit.v2.places.name', 'limit.v2.places.value'],
    ['limit.v2.side.name', 'limit.v2.side.value'],
    ['limit.v2.hint.name', 'limit.v2.hint.value'],
    ['limit.v2.giveUp.name', 'limit.v2.giveUp.value'],
    ['limit.v2.report.name', 'limit.v2.report.value'],
  ],
  classic: [
    ['limit.v2.firstWait.name', 'limit.v2.firstWait.value'],
    ['limit.v2.poll.name', 'limit.v2.poll.value'],
    ['limit.classic.burst.name', 'limit.classic.burst.value'],
    ['limit.classic.requests.name', 'limit.classic.requests.value'],
    ['limit.v2.image.name', 'limit.v2.image.value'],
    ['limit.v2.places.name', 'limit.v2.places.value'],
    ['limit.v2.report.name', 'limit.v2.report.value'],
  ],
  data: [
    ['limit.data.archive.name', 'limit.data.archive.value'],
    ['limit.data.list.name', 'limit.data.list.value'],
    ['limit.data.labels.name', 'limit.data.labels.value'],
  ],
  proxy: [
    ['limit.proxy.lines.name', 'limit.proxy.lines.value'],
    ['limit.proxy.session.name', 'limit.proxy.session.value'],
    ['limit.proxy.effect.name', 'limit.proxy.effect.value'],
  ],
} as const satisfies Readonly<Record<ApiProduct, readonly (readonly [string, string])[]>>

/** The method that a beginner calls first. */
export const firstCalls = {
  v2: 'createTask',
  classic: 'in',
  data: 'dataCreate',
  proxy: 'proxyGenerate',
} as const satisfies Readonly<Record<ApiProduct, string>>
