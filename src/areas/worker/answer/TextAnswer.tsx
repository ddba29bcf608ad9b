import { useTranslation } from '@/i18n/use-translation.ts'
import { transcriptionLength } from '@/api/contract/label-annotations.ts'
import { isolated } from '@/lib/invisible.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import type { Size } from '@/shared/picture/outline.ts'
import { isSendEnter } from '@/ui/is-enter.ts'
import { Textarea } from '@/ui/Textarea.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { DeskPicture } from './DeskPicture.tsx'
import type { AnswerProps } from './draft.ts'
import s from './answer.module.css'

/** A transcription of a picture. */
export function TextAnswer({
  task,
  draft,
  onDraft,
  size,
  labelledBy,
  faultId,
}: AnswerProps & { size: Size | null; labelledBy: string }) {
  const { t } = useTranslation('desk')
  const src = pictureUrl(task.imageUrl)
  return (
    <>
      {src && <DeskPicture src={src} size={size} label={t('picture.task')} />}
      {task.text && <p className={`pad-4 alice text-4 break ${s.text}`}>{isolated(task.text)}</p>}
      <AnswerField
        task={task}
        draft={draft}
        onDraft={onDraft}
        labelledBy={labelledBy}
        faultId={faultId}
      />
    </>
  )
}

/** The text field of every kind that is answered by typing. It takes the focus with each task. */
export function AnswerField({
  task: { options, project },
  draft,
  onDraft,
  labelledBy,
  faultId,
}: AnswerProps & { labelledBy: string }) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const { numeric, minLength, maxLength } = options
  const rules = [
    ...(numeric === 1 ? [t('rule.digits')] : numeric === 2 ? [t('rule.letters')] : []),
    ...(options.case ? [t('rule.case')] : []),
    ...(minLength && maxLength
      ? [t('rule.between', { min: minLength, max: maxLength })]
      : maxLength
        ? [t('rule.most', { max: maxLength })]
        : []),
  ]
  const rulesId = `${labelledBy}-rules`
  const field = {
    'data-answer': '',
    'aria-label': common('label.yourAnswer'),
    'aria-describedby': [labelledBy, rules.length > 0 && rulesId, faultId]
      .filter(Boolean)
      .join(' '),
    'aria-invalid': faultId !== undefined || undefined,
    value: draft.text,
    inputMode: numeric === 1 ? 'numeric' : 'text',
    autoComplete: 'off',
    autoCapitalize: 'off',
    autoCorrect: 'off',
    spellCheck: false,
  } as const
  const setText = (text: string): void => onDraft({ ...draft, text })
  return (
    <div className="stack gap-1">
      {project ? (
        // A project has whole conversations written down, of which one line shows the beginning.
        <Textarea
          {...field}
          rows={4}
          most={transcriptionLength}
          onChange={({ target }) => setText(target.value)}
          // Enter sends, as in a field of one line.
          onKeyDown={(event) => {
            if (!isSendEnter(event)) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
      ) : (
        <TextInput
          {...field}
          className={`text-4 ${s.input}`}
          enterKeyHint="send"
          most={200}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {rules.length > 0 && (
        <p id={rulesId} className="quiet text-1">
          {rules.join(' · ')}
        </p>
      )}
    </div>
  )
}
