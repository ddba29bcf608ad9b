import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { rejectReasons } from '@/api/contract/moderation-terms.ts'
import { seenText } from '@/lib/unseen.ts'
import { useKeptText } from '@/shared/form/use-kept-text.ts'
import { useTerms } from '@/shared/program/use-terms.ts'
import { KeptWorkOffer } from '@/shared/work/KeptWorkOffer.tsx'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { focusFirst } from '../focus-first.ts'
import type { Reason } from './queue.ts'
import { SavedReplies } from './SavedReplies.tsx'

/** The forms' names: of the comment, and of the reason that is chosen beside it. */
export const rejectForm = (id: string): string => `reject-${id}`
export const rejectReasonForm = (id: string): string => `reject-reason-${id}`

interface RejectFormProps {
  id: string
  busy: boolean
  /** Why it cannot be sent: another moderator holds the entry. */
  held: string | null
  /** The words of the button that sends it. */
  sendText: string
  /** Returns whether it was decided. */
  onSend: (reason: Reason) => Promise<boolean>
  onCancel: () => void
}

/** The reason of a refusal, which the author reads. */
export function RejectForm({ id, busy, held, sendText, onSend, onCancel }: RejectFormProps) {
  const { t } = useTranslation('moderation')
  const { t: common } = useTranslation()
  const { rejection } = useTerms()
  const [reason, setReason, forgetReason] = useKeptText(rejectReasonForm(id))
  const reasonCode = rejectReasons.find((one) => one === reason) ?? 'description'
  const [comment, setComment, forgetComment, work] = useKeptText(rejectForm(id))
  const [isWrong, setIsWrong] = useState(false)
  async function send(said: Reason): Promise<void> {
    if (!(await onSend(said))) return
    forgetReason()
    forgetComment()
  }
  return (
    <form
      ref={focusFirst}
      method="dialog"
      className="stack gap-4 pad-4 panel alice"
      onSubmit={(event) => {
        event.preventDefault()
        const said = seenText(comment)
        setIsWrong(said === '')
        if (!held && said !== '') void send({ reasonCode, comment: said })
      }}
    >
      <Field label={common('label.reason')} id={`reason-${id}`}>
        <Select value={reasonCode} onChange={({ target }) => setReason(target.value)}>
          {rejectReasons.map((one) => (
            <option key={one} value={one}>
              {rejection(one)}
            </option>
          ))}
        </Select>
      </Field>
      <KeptWorkOffer keeper={work} />
      <SavedReplies
        comment={comment}
        onTake={(text) => {
          setComment(text)
          setIsWrong(false)
        }}
      />
      <Field
        label={t('reject.comment')}
        help={t('reject.commentHelp')}
        error={isWrong ? t('reject.commentRequired') : undefined}
        required
      >
        <Textarea
          rows={4}
          most={1000}
          value={comment}
          onChange={({ target }) => {
            setComment(target.value)
            setIsWrong(false)
          }}
        />
      </Field>
      <div className="cluster gap-3">
        <Button
          type="submit"
          variant="primary-danger"
          loading={busy}
          loadingText={common('busy')}
          {...(held && { disabledReason: held })}
        >
          {sendText}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {common('action.cancel')}
        </Button>
      </div>
    </form>
  )
}
