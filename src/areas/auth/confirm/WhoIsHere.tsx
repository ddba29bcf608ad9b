import { useSelector } from 'react-redux'
import { selectSession } from '@/api/page-state.ts'
import { LatePart } from '@/shared/LatePart.tsx'

const load = async () => (await import('./WhoIsHereNotice.tsx')).WhoIsHereNotice

/**
 * Where a link would sign a person in beside, or instead of, the one who is here. Below the button, which so stays in its
 * place when this comes. Where nobody is here, neither it nor RTK Query is loaded.
 */
export function WhoIsHere() {
  const session = useSelector(selectSession)
  return session ? <LatePart load={load} props={{}} fallback={null} /> : null
}
