import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocation } from 'react-router'
import type { Review, SoftwareItem } from '@/api/contract/software.ts'
import { softwareApi } from '@/api/endpoints/software.ts'
import type { OwnReviewState } from './review-form.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { LateDialog } from '@/shared/account/LateDialog.tsx'
import { useRowOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { TakenDown } from '@/shared/program/TakenDown.tsx'
import { useTerms } from '@/shared/program/use-terms.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Badge } from '@/ui/Badge.tsx'
import type { BadgeTone } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { toast } from '@/ui/toast-store.ts'
import { isolated } from '@/lib/invisible.ts'
import { Stars } from '../terms/Stars.tsx'
import s from '../software.module.css'

const loadForm = async () => (await import('./ReviewDialog.tsx')).ReviewDialog
const loadConfirm = async () => (await import('@/shared/account/ConfirmDialog.tsx')).ConfirmDialog
const shellWords = ['shell'] as const

const badges = {
  pending: { key: 'own.status.pending', tone: 'warn' },
  published: { key: 'own.status.published', tone: 'ok' },
  rejected: { key: 'own.status.rejected', tone: 'bad' },
  hidden: { key: 'own.status.hidden', tone: 'neutral' },
  spam: { key: 'own.status.rejected', tone: 'bad' },
} as const satisfies Record<string, { key: string; tone: BadgeTone }>

/** The moderator's reason for the refusal. */
function Refusal({ rejection }: Pick<Review, 'rejection'>) {
  const { t } = useTranslation('software')
  const terms = useTerms()
  return (
    <>
      {rejection?.reasonCode && (
        <p>
          <strong>{terms.rejection(rejection.reasonCode)}</strong>
        </p>
      )}
      <p>{rejection?.comment || t('own.rejectedText')}</p>
    </>
  )
}

interface OwnReviewProps {
  item: SoftwareItem
  isSignedIn: boolean
  /** The reader's own review; undefined until it has loaded. */
  own: OwnReviewState | undefined
}

/** The reader's own review, which can be written, edited and deleted. There is one per program. */
export function OwnReview({ item, isSignedIn, own }: OwnReviewProps) {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  const { pathname } = useLocation()
  const form = own?.review ? `review-${own.review.id}` : `review-of-${item.id}`
  const [writing, setWriting] = useRowOverDraft(own ? [form] : [], (name) => name)
  const [isDeleting, setIsDeleting] = useState(false)
  const [answer] = softwareApi.useAnswerReviewDecisionMutation()
  const [remove] = softwareApi.useDeleteReviewMutation()
  const close = () => setIsDeleting(false)
  if (!isSignedIn) {
    const search = { return_to: pathname }
    return (
      <div className="stack gap-3 items-start pad-4 panel">
        <p>{t('own.signInText')}</p>
        <RouteLink to={{ id: 'login', search }} className={buttonClass({ variant: 'secondary' })}>
          {t('own.signIn')}
        </RouteLink>
      </div>
    )
  }
  if (!own) return null
  if (own.isOwner) return <p className="quiet">{t('own.isOwner')}</p>
  const { review } = own
  const badge = review && known(badges, review.status)
  return (
    <div className="stack gap-3 items-start pad-4 panel">
      {review ? (
        <>
          <h3>{t('own.title')}</h3>
          <p className="cluster gap-2 gap-x-3">
            <Stars value={review.rating} />
            {badge ? (
              <Badge tone={badge.tone}>{t(badge.key)}</Badge>
            ) : (
              <Badge>{plainCode(review.status)}</Badge>
            )}
          </p>
          {review.status === 'pending' && <p className="quiet">{t('own.pendingText')}</p>}
          {badge?.tone === 'bad' && <Refusal rejection={review.rejection} />}
          {review.status === 'hidden' && (
            <TakenDown
              rejection={review.rejection}
              answer={review.answer}
              form={`answer-review-${review.id}`}
              send={(text) => answer({ id: review.id, text }).unwrap()}
            />
          )}
          <p className={`quiet text-2 break ${s.ownText}`}>{isolated(review.text ?? '')}</p>
          <p className="cluster gap-2 gap-x-3">
            <Button variant="secondary" onClick={() => setWriting(form)}>
              {common('action.edit')}
            </Button>
            <Button variant="tertiary" onClick={() => setIsDeleting(true)}>
              {common('action.delete')}
            </Button>
          </p>
        </>
      ) : (
        <>
          <p>{t('own.ask', { name: item.title })}</p>
          <Button onClick={() => setWriting(form)}>{t('own.write')}</Button>
        </>
      )}
      {writing !== null && (
        <LateDialog
          load={loadForm}
          ns={shellWords}
          props={{ item, review, form: writing, onClose: () => setWriting(null) }}
        />
      )}
      {isDeleting && review && (
        <LateDialog
          load={loadConfirm}
          ns={shellWords}
          props={{
            title: t('own.deleteTitle'),
            confirm: t('own.deleteConfirm'),
            working: common('busy'),
            children: (
              <p>
                {t(
                  review.status === 'published' || !badge
                    ? 'own.deleteText'
                    : 'own.deleteTextUnseen',
                )}
              </p>
            ),
            work: () => remove({ id: review.id }).unwrap(),
            onDone: () => {
              toast({ tone: 'ok', id: 'own-review', text: t('own.deleted') })
              close()
            },
            onClose: close,
          }}
        />
      )}
    </div>
  )
}
