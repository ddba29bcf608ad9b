import { useTranslation } from 'react-i18next'
import type { ModeratedReview } from '@/api/contract/moderation.ts'
import { moderationApi } from '@/api/endpoints/staff.ts'
import { ComparedFields } from '@/shared/program/ComparedFields.tsx'
import { DecisionDialog } from '../moderation/DecisionDialog.tsx'

interface ReviewDecisionProps {
  entry: ModeratedReview
  onNext: (() => void) | null
  onClose: () => void
}

/** A review to decide about, in its author's words. */
export function ReviewDecision({ entry, onNext, onClose }: ReviewDecisionProps) {
  const { t } = useTranslation('moderation')
  const [claim] = moderationApi.useClaimReviewMutation()
  const [release] = moderationApi.useReleaseReviewMutation()
  const [approve] = moderationApi.useApproveReviewMutation()
  const [reject] = moderationApi.useRejectReviewMutation()
  const [spam] = moderationApi.useSpamReviewMutation()
  const [restore] = moderationApi.useRestoreReviewMutation()
  const { review, program, reports } = entry
  const parts = [
    ['author', review.author?.name ?? '—'],
    ['rating', t('stars', { count: review.rating })],
    ['heading', review.title],
    ['text', review.text],
    ['pros', review.pros],
    ['cons', review.cons],
    ['reports', reports > 0 ? String(reports) : null],
  ] as const
  return (
    <DecisionDialog
      entry={entry}
      title={t('reviews.of', { name: program.title })}
      effect={t(entry.status === 'published' ? 'effect.reported' : 'effect.review')}
      isReported={reports > 0}
      deciding={{
        claim: (id) => claim({ id }).unwrap(),
        release: (id) => release({ id }).unwrap(),
        approve: (id) => approve({ id }).unwrap(),
        reject: (id, reason) => reject({ id, ...reason }).unwrap(),
        spam: (id) => spam({ id }).unwrap(),
        restore: (id) => restore({ id }).unwrap(),
      }}
      onNext={onNext}
      onClose={onClose}
    >
      <ComparedFields
        fields={parts.flatMap(([field, text]) =>
          text ? [{ field, now: { text, pictures: [] }, old: null }] : [],
        )}
        nameOf={(field) => t(`part.${field}`)}
        words={{ old: t('old'), now: t('new') }}
      />
    </DecisionDialog>
  )
}
