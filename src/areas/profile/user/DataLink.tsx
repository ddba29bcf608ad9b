import type { ReactNode } from 'react'
import { archiveApi } from '@/api/endpoints/profile.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { withGap } from '@/lib/sentences.ts'

/** The way to the archive of all data; absent where the backend has none. */
export function DataLink({ text, children }: { text: string; children: ReactNode }) {
  const { data, isLoading } = archiveApi.useArchivesQuery()
  if (isLoading) return <Skeleton size="l" />
  return (
    data && (
      <p>
        {withGap(text)}
        <RouteLink to={{ id: 'profileDocs', hash: 'data' }}>{children}</RouteLink>
      </p>
    )
  )
}
