import { useTranslation } from '@/i18n/use-translation.ts'
import type { ModeratedReview } from '@/api/contract/moderation.ts'
import { ComparedFields } from '@/shared/program/ComparedFields.tsx'
import { DecisionDialog } from '../moderation/DecisionDialog.tsx'
import { useReviewDeciding } from '../moderation/use-deciding.ts'

interface ReviewDecisionProps {
  entry: ModeratedReview
  onNext: (() => void) | null
  onClose: () => void
}

/** A review to decide about, in its author's words. */
export function ReviewDecision({ entry, onNext, onClose }: ReviewDecisionProps) {
  const { t } = useTranslation('moderation')
  const deciding = useReviewDeciding()
  const { review, program } = entry
  const parts = [
    ['author', review.author?.name ?? '—'],
    ['rating', t('stars', { count: review.rating })],
    ['heading', review.title],
    ['text', review.text],
    ['pros', review.pros],
    ['cons', review.cons],
  ] as const
  return (
    <DecisionDialog
      entry={entry}
      title={t('reviews.of', { name: program.title })}
      effect={t(entry.status === 'published' ? 'effect.reported' : 'effect.review')}
      deciding={deciding}
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
