import type { ReactNode } from 'react'
import type { User } from '@/api/contract/user.ts'
import { useUser } from '@/session/use-user.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { SectionSkeleton } from '@/shared/account/SectionSkeleton.tsx'

interface WithUserProps {
  /** The title of the section that is shown until the user has loaded. */
  title: string
  children: (user: User) => ReactNode
}

/** Content about the person: a placeholder until they have loaded, and a retry on failure. */
export function WithUser({ title, children }: WithUserProps) {
  const { user, error, isFetching, refetch } = useUser()
  if (user) return children(user)
  if (!error) return <SectionSkeleton title={title} lines={6} />
  return (
    <AccountSection title={title}>
      <ProblemState problem={error} onRetry={() => void refetch()} busy={isFetching} level={3} />
    </AccountSection>
  )
}
