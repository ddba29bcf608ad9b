import { articleActions, articleStatuses, articleTransitions } from '@/api/contract/editor.ts'
import type { ArticleAction, ArticleStatus } from '@/api/contract/editor.ts'
import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

/** How each state of an article looks (contract.md 4.18). */
export const statusTones: Readonly<Record<ArticleStatus, BadgeTone>> = {
  draft: 'neutral',
  in_review: 'warn',
  scheduled: 'info',
  published: 'ok',
  modified: 'earls',
  archived: 'neutral',
}

export const knownStatus = (status: string): ArticleStatus | undefined =>
  known(articleStatuses, status)

/** What can be done with an article now; nothing with one in a state that is newer than this page. */
export function actionsFor(status: string): ArticleAction[] {
  const from = knownStatus(status)
  return from
    ? articleActions.filter((action) => articleTransitions[action][from] !== undefined)
    : []
}

/** Readers see it, or a former version of it. */
export const isPublished = (status: string): boolean =>
  status === 'published' || status === 'modified'
