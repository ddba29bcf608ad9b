import { useState } from 'react'
import { nameWith } from '@/lib/sentences.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import { moderationApi } from '@/api/endpoints/staff.ts'
import { savedReplyLimits } from '@/api/contract/moderation-terms.ts'
import { cutText } from '@/lib/cut-text.ts'
import { seenText } from '@/lib/unseen.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'

interface SavedRepliesProps {
  /** The comment as it is typed. */
  comment: string
  onTake: (text: string) => void
}

/** The replies that moderators keep. Absent where the backend has none to give. */
export function SavedReplies({ comment, onTake }: SavedRepliesProps) {
  const { t } = useTranslation('moderation')
  const { t: common } = useTranslation()
  const { data } = moderationApi.useSavedRepliesQuery({})
  const [save] = moderationApi.useSaveReplyMutation()
  const [remove] = moderationApi.useDeleteReplyMutation()
  const action = useAction()
  const [id, setId] = useState('')
  if (!data) return null
  const { records } = data
  const chosen = records.find((one) => one.id === id)
  const text = seenText(comment)
  const isNew = text !== '' && !records.some((one) => one.text === text)
  return (
    <div className="stack gap-2">
      <ActionProblem action={action} />
      <Field label={t('replies.label')}>
        <Select
          value={chosen?.id ?? ''}
          onChange={({ target }) => {
            setId(target.value)
            const taken = records.find((one) => one.id === target.value)
            if (taken) onTake(taken.text)
          }}
        >
          <option value="">{records.length > 0 ? t('replies.choose') : t('replies.none')}</option>
          {records.map((one) => (
            <option key={one.id} value={one.id}>
              {cutText(one.text, 80)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="cluster gap-2">
        {isNew && records.length < savedReplyLimits.most && (
          <Button
            variant="tertiary"
            loading={action.busy}
            onClick={() => void action.run(async () => setId((await save({ text }).unwrap()).id))}
          >
            {t('replies.save')}
          </Button>
        )}
        {chosen && (
          <Button
            variant="tertiary"
            loading={action.busy}
            aria-label={nameWith(common('action.delete'), cutText(chosen.text, 80))}
            onClick={() => void action.run(() => remove({ id: chosen.id }).unwrap())}
          >
            {t('replies.delete')}
          </Button>
        )}
      </div>
    </div>
  )
}
