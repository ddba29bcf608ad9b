import type { Product } from '@/task-api/methods.ts'

/** The states that a product's answers name, each with its words. */
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
    ['in_progress', 'state.data.in_progress'],
    ['review', 'state.data.review'],
    ['completed', 'state.data.completed'],
  ],
  proxy: [
    ['active', 'state.proxy.active'],
    ['exhausted', 'state.proxy.exhausted'],
    ['limit_reached', 'state.proxy.limit_reached'],
    ['paused', 'state.proxy.paused'],
  ],
} as const satisfies Readonly<Record<Product, readonly (readonly [string, string])[]>>

/** What is limited, each with the keys of its name and its value. */
export const limitRows = {
  v2: [
    'limit.v2.poll',
    'limit.v2.firstWait',
    'limit.v2.image',
    'limit.v2.places',
    'limit.v2.side',
    'limit.v2.hint',
    'limit.v2.giveUp',
    'limit.v2.report',
  ],
  classic: [
    'limit.v2.firstWait',
    'limit.v2.poll',
    'limit.classic.burst',
    'limit.classic.requests',
    'limit.v2.image',
    'limit.v2.places',
    'limit.v2.report',
  ],
  data: ['limit.data.archive', 'limit.data.list', 'limit.data.labels'],
  proxy: ['limit.proxy.lines', 'limit.proxy.session', 'limit.proxy.effect'],
} as const satisfies Readonly<Record<Product, readonly string[]>>

/** The method that a beginner calls first. */
export const firstCalls = {
  v2: 'createTask',
  classic: 'in',
  data: 'dataCreate',
  proxy: 'proxyGenerate',
} as const satisfies Readonly<Record<Product, string>>
