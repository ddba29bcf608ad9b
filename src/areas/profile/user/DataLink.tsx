import type { ReactNode } from 'react'
import { archiveApi } from '@/api/endpoints/profile.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'

/** The way to the archive of all data; absent where the backend has none. */
export function DataLink({ text, children }: { text: string; children: ReactNode }) {
  const { data } = archiveApi.useArchivesQuery()
  return (
    data && (
      <p>
        {text} <RouteLink to={{ id: 'profileDocs', hash: 'data' }}>{children}</RouteLink>
      </p>
    )
  )
}
