import { ProblemState } from './ProblemState.tsx'

/** In the place of a part whose chunk can't be had: the next try is another document. */
export function PartLost({ level }: { level?: 2 | 3 }) {
  return (
    <ProblemState
      problem={{ kind: 'FETCH_ERROR' }}
      onRetry={() => location.reload()}
      {...(level && { level })}
    />
  )
}
