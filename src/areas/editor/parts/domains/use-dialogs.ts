import { known } from '@/lib/known.ts'
import { useAddress, withValues } from '../use-address.ts'

const modals = ['add', 'import'] as const
type Dialog = { modal: (typeof modals)[number] } | { edit: string }

/** The dialog of the list that is open, in the address: the back button closes it, a reload keeps it. */
export function useDialogs() {
  const [params, change] = useAddress()
  return {
    modal: known(modals, params.get('modal') ?? ''),
    edit: params.get('edit'),
    open: (dialog: Dialog) => change((now) => withValues(now, { modal: null, edit: null, ...dialog })),
    close: () => change((now) => withValues(now, { modal: null, edit: null }), true),
  }
}
