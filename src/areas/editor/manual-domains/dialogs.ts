import { known } from '@/lib/known.ts'
import type { ListQuery } from '@/shared/query/use-list-query.ts'
import type { DomainFields } from './domains.ts'

const modals = ['add', 'import'] as const
type Dialog = { modal: (typeof modals)[number] } | { edit: string }
const none = { modal: null, edit: null }

/** The open dialog of the list, in the address: Back closes it, and a reload keeps it. */
export const dialogsOf = (query: ListQuery<DomainFields>) => ({
  modal: known(modals, query.other('modal') ?? ''),
  edit: query.other('edit'),
  open: (dialog: Dialog) => query.setOthers({ ...none, ...dialog }),
  close: () => query.setOthers(none, { replace: true }),
})
