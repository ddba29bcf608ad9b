import { articleActions, articleStatuses, articleTransitions } from '@/api/contract/editor.ts'
import type { ArticleAction, ArticleStatus, EditorRow } from '@/api/contract/editor.ts'
import { known } from '@/lib/known.ts'
import type { BadgeTone } from '@/ui/Badge.tsx'

/** The tone of each article status (contract.md 4.18). */
export const articleStatusTones: Readonly<Record<ArticleStatus, BadgeTone>> = {
  draft: 'neutral',
  in_review: 'warn',
  scheduled: 'info',
  published: 'ok',
  modified: 'earls',
  archived: 'neutral',
}

export const knownArticleStatus = (status: string): ArticleStatus | undefined =>
  known(articleStatuses, status)

/** The actions for an article; none for an unknown status. */
export function actionsFor({
  status,
  returned,
}: Pick<EditorRow, 'status' | 'returned'>): ArticleAction[] {
  const from = knownArticleStatus(status)
  return from
    ? articleActions
        .filter((action) => articleTransitions[action][from] !== undefined)
        // A backend that cannot return an article does not name why one was returned.
        .filter((action) => action !== 'return' || returned !== undefined)
    : []
}

/** Whether readers see it or an earlier version of it. */
export const isPublished = (status: string): boolean =>
  status === 'published' || status === 'modified'

/** The words that say what an action or a deletion does to readers, by what they see now. */
export function effectKey(action: ArticleAction | 'delete', status: string) {
  const isScheduled = status === 'scheduled'
  const isUnseen = status === 'draft' || status === 'in_review' || status === 'archived'
  if (action === 'publish' && status === 'modified') return 'act.publish.textModified'
  if (action === 'publish' && isScheduled) return 'act.publish.textScheduled'
  if (action === 'unpublish' && isScheduled) return 'act.unpublish.textScheduled'
  if (action === 'unpublish' && status === 'in_review') return 'act.unpublish.textInReview'
  if (action !== 'delete') return `act.${action}.text` as const
  if (isUnseen) return 'delete.textUnseen'
  return isScheduled ? 'delete.textScheduled' : 'delete.text'
}
