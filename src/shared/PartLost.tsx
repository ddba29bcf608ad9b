import { ProblemState } from './ProblemState.tsx'

/** Replaces a part whose chunk cannot be loaded. Only another document can try again. */
export function PartLost({ level }: { level?: 2 | 3 }) {
  return (
    <ProblemState
      problem={{ kind: 'PART_LOST' }}
      onRetry={() => location.reload()}
      {...(level && { level })}
    />
  )
}
