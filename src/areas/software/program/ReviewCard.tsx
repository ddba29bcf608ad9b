import { Flag, Reply, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Review } from '@/api/contract/software.ts'
import { reviewLimits } from '@/api/contract/software-terms.ts'
import { softwareApi } from '@/api/endpoints/software.ts'
import { toProblem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { foreignTag } from '@/site/languages.ts'
import { useAction } from '@/shared/account/use-action.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { LongText } from '@/shared/LongText.tsx'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { useOpenOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Avatar } from '@/ui/Avatar.tsx'
import { Button } from '@/ui/Button.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { toast } from '@/ui/toast-store.ts'
import { Stars } from '../terms/Stars.tsx'
import s from '../software.module.css'

const loadReport = async () => (await import('./ReportDialog.tsx')).ReportDialog
const loadReply = async () => (await import('@/shared/program/AnswerDialog.tsx')).AnswerDialog

interface ReviewCardProps {
  review: Review
  canVote: boolean
  /** Whether the program is the reader's. */
  canReply: boolean
}

/** A review. Signed-in people can vote on it and report it. */
export function ReviewCard({ review, canVote, canReply }: ReviewCardProps) {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const format = useFormat()
  const [changed, setChanged] = useState<Review | null>(null)
  const [isReporting, setIsReporting] = useState(false)
  const replyForm = `reply-${review.id}`
  const [isReplying, setIsReplying] = useOpenOverDraft(replyForm)
  const [send] = softwareApi.useVoteReviewMutation()
  const [answer] = softwareApi.useReplyToReviewMutation()
  const action = useAction()
  const shown = changed ?? review
  const { author, title, text, pros, cons, reply, helpful, myVote, createdAt, editedAt } = shown
  const name = cutText(author?.name ?? '', 60) || t('reviews.nobody')
  // One person may have written several.
  const about = createdAt ? [{ text: name }, { text: format.date(createdAt) }] : name
  const foreign = foreignTag(shown.language, language)
  const vote = (isHelpful: boolean) =>
    void action.run(async () => {
      try {
        setChanged(await send({ id: review.id, helpful: isHelpful }).unwrap())
      } catch (error) {
        // Another tab has voted first, and one vote counts.
        if (toProblem(error).status !== 409) throw error
        toast({ tone: 'info', id: `vote-${review.id}`, text: t('reviews.voted') })
        setChanged({ ...shown, myVote: isHelpful })
      }
    })
  return (
    <article className="stack gap-3 pad-4 panel">
      <header className={`grid gap-1 gap-x-3 align-center ${s.cardHead}`}>
        <Avatar name={name} size="md" />
        <div>
          <p className="cluster gap-x-2 align-baseline bold break">
            {name}
            {author?.isVerifiedUser && (
              <span className="ok text-1 regular">{t('reviews.customer')}</span>
            )}
          </p>
          <p className="cluster gap-x-2 faint text-1">
            {createdAt && <DateTime at={createdAt} />}
            {editedAt && <span>{t('reviews.edited')}</span>}
          </p>
        </div>
        <Stars value={shown.rating} />
      </header>
      <div lang={foreign} className={`grid gap-2 measure break ${s.text}`}>
        {title && <h3>{cutText(title)}</h3>}
        {text && (
          <p>
            <LongText text={text} most={2000} />
          </p>
        )}
        {(pros || cons) && (
          <DescriptionList terms="faint" className="gap-2 text-2">
            {pros && <Description term={t('reviews.pros')}>{pros}</Description>}
            {cons && <Description term={t('reviews.cons')}>{cons}</Description>}
          </DescriptionList>
        )}
      </div>
      {reply && (
        <blockquote className={`grid gap-1 pad-y-3 pad-x-4 alice text-2 break ${s.reply}`}>
          <p className="cluster gap-x-2 align-baseline bold break">
            {t('reviews.replyOf', { name: reply.author || t('reviews.owner') })}
          </p>
          <p>
            <LongText text={reply.text} most={2000} />
          </p>
        </blockquote>
      )}
      <ActionProblem action={action} />
      <footer className="cluster gap-1 gap-x-3 text-2">
        {canVote && myVote === null ? (
          <>
            <span className="quiet">{common('vote.ask')}</span>
            <Button
              variant="tertiary"
              about={about}
              loading={action.busy}
              prepend={<ThumbsUp size={16} aria-hidden="true" />}
              onClick={() => vote(true)}
            >
              {t('reviews.yes', { number: format.number(helpful) })}
            </Button>
            <Button
              variant="tertiary"
              about={about}
              loading={action.busy}
              prepend={<ThumbsDown size={16} aria-hidden="true" />}
              onClick={() => vote(false)}
            >
              {common('vote.noShort')}
            </Button>
          </>
        ) : (
          <span className="quiet" role="status">
            {helpful > 0 && `${t('reviews.helpful', { count: helpful })} `}
            {myVote !== null && t('reviews.thanks')}
          </span>
        )}
        {canVote && (
          <Button
            variant="tertiary"
            about={about}
            prepend={<Flag size={16} aria-hidden="true" />}
            onClick={() => setIsReporting(true)}
          >
            {t('report.button')}
          </Button>
        )}
        {canReply && !reply && (
          <Button
            variant="tertiary"
            about={about}
            prepend={<Reply size={16} aria-hidden="true" />}
            onClick={() => setIsReplying(true)}
          >
            {t('reply.button')}
          </Button>
        )}
      </footer>
      {isReporting && (
        <LateDialog
          load={loadReport}
          props={{ id: review.id, onClose: () => setIsReporting(false) }}
          ns={shellWords}
        />
      )}
      {canReply && isReplying && (
        <LateDialog
          load={loadReply}
          props={{
            form: replyForm,
            words: {
              title: t('reply.title'),
              text: t('reply.text'),
              help: t('reply.help'),
              send: t('reply.send'),
            },
            most: reviewLimits.most,
            send: async (text) => setChanged(await answer({ id: review.id, text }).unwrap()),
            onClose: () => setIsReplying(false),
          }}
          ns={shellWords}
        />
      )}
    </article>
  )
}
const shellWords = ['shell'] as const
