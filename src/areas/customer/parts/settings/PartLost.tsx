import { ProblemState } from '@/shared/ProblemState.tsx'

/** In the place of a part whose chunk can't be had: the next try is another document. */
export function PartLost() {
  return <ProblemState problem={{ kind: 'FETCH_ERROR' }} onRetry={() => location.reload()} />
}
