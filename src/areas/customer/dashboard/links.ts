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
