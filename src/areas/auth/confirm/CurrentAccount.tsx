import { useSelector } from 'react-redux'
import { selectSession } from '@/api/page-state.ts'
import { LatePart } from '@/shared/LatePart.tsx'

const loadCurrentAccountNotice = async () =>
  (await import('./CurrentAccountNotice.tsx')).CurrentAccountNotice

/**
 * Says that a link would sign a person in beside, or instead of, the current one. It is below the
 * button, so that loading it does not move the button. For visitors neither it nor RTK Query loads.
 */
export function CurrentAccount() {
  const session = useSelector(selectSession)
  return session ? <LatePart load={loadCurrentAccountNotice} props={{}} fallback={null} /> : null
}
