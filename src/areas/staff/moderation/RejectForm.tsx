import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rejectReasons } from '@/api/contract/moderation-terms.ts'
import type { RejectReason } from '@/api/contract/moderation-terms.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import s from './moderation.module.css'

interface RejectFormProps {
  id: string
  busy: boolean
  onSend: (reason: { reasonCode: RejectReason; comment: string }) => void
  onCancel: () => void
}

/** Why something is not published: its author reads it. */
export function RejectForm({ id, busy, onSend, onCancel }: RejectFormProps) {
  const { t } = useTranslation('moderation')
  const { t: shell } = useTranslation('shell')
  const [reasonCode, setReason] = useState<RejectReason>('description')
  const [comment, setComment] = useState('')
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      method="dialog"
      className={s.reject}
      onSubmit={(event) => {
        event.preventDefault()
        setWrong(comment.trim() === '')
        if (comment.trim() !== '') onSend({ reasonCode, comment: comment.trim() })
      }}
    >
      <Field label={t('reject.reason')} id={`reason-${id}`}>
        <Select
          value={reasonCode}
          onChange={({ target }) =>
            setReason(rejectReasons.find((one) => one === target.value) ?? 'other')
          }
        >
          {rejectReasons.map((one) => (
            <option key={one} value={one}>
              {t(`reject.reasons.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('reject.comment')}
        help={t('reject.commentHelp')}
        error={isWrong ? t('reject.commentRequired') : undefined}
        required
      >
        <Textarea
          rows={4}
          maxLength={1000}
          value={comment}
          onChange={({ target }) => {
            setComment(target.value)
            setWrong(false)
          }}
        />
      </Field>
      <div className={s.line}>
        <Button type="submit" variant="primary-danger" loading={busy} loadingText={t('working')}>
          {t('reject.send')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {shell('cancel')}
        </Button>
      </div>
    </form>
  )
}
