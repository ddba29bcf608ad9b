import type { Target } from '@/routes/href.ts'
import type { PageId } from '@/routes/table/index.ts'

type Link = Target<PageId>

export const topUp: Link = { id: 'pay' }

export const checklistIds = [
  'confirm_email',
  'top_up',
  'copy_key',
  'first_task',
  'ip_list',
  'two_factor',
  'pingback',
] as const
export type ChecklistId = (typeof checklistIds)[number]

export const checklistLinks: Record<ChecklistId, Link> = {
  confirm_email: { id: 'confirmEmail' },
  top_up: topUp,
  copy_key: { id: 'setting' },
  first_task: { id: 'testCaptcha' },
  ip_list: { id: 'ipList' },
  two_factor: { id: 'profileAuthentication' },
  pingback: { id: 'pingback' },
}

/** The words on the buttons of the checklist. */
export const checklistActions = {
  confirm_email: 'checklist.confirm',
  top_up: 'common:action.addFunds',
  copy_key: 'checklist.showKey',
  first_task: 'common:action.send',
  ip_list: 'checklist.setUp',
  two_factor: 'common:action.turnOn',
  pingback: 'checklist.setUp',
} as const satisfies Record<ChecklistId, string>

/** The words on the links of notices. */
export const noticeActions = {
  low_balance: 'common:action.addFunds',
  api_errors: 'notice.api_errors.action',
  key_leak_suspected: 'notice.key_leak_suspected.action',
  key_expiring: 'notice.key_expiring.action',
  maintenance: 'notice.details',
  two_factor_off: 'common:action.turnOn',
  unknown: 'notice.details',
} as const
