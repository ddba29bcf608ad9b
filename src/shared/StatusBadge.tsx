import type { ReactNode } from 'react'
import { plainCode } from '@/lib/plain-code.ts'
import { Badge } from '@/ui/Badge.tsx'
import type { BadgeProps } from '@/ui/Badge.tsx'

/**
 * A status from the backend. For one that the app does not know there are no words (`children`): its
 * code stands on a neutral badge.
 */
export function StatusBadge({
  status,
  children,
  ...look
}: Pick<BadgeProps, 'tone' | 'tip'> & { status: string; children: ReactNode }) {
  return children ? <Badge {...look}>{children}</Badge> : <Badge>{plainCode(status)}</Badge>
}
