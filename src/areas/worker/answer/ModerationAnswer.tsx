import { useTranslation } from '@/i18n/use-translation.ts'
import { known } from '@/lib/known.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import type { Size } from '@/shared/picture/outline.ts'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { ClaimText } from './ClaimText.tsx'
import { DeskPicture } from './DeskPicture.tsx'
import type { AnswerProps } from './draft.ts'
import s from './answer.module.css'

const verdicts = ['right', 'wrong'] as const

/** Judges whether another worker's answer is right. */
export function ModerationAnswer({
  task,
  draft,
  onDraft,
  size,
}: AnswerProps & { size: Size | null }) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const src = pictureUrl(task.imageUrl)
  return (
    <>
      {src && <DeskPicture src={src} size={size} label={t('picture.task')} />}
      <ClaimText text={task.text} />
      <RadioCards<string>
        legend={t('moderation.legend')}
        hideLegend
        name={`verdict-${task.id}`}
        columns="pair"
        value={draft.verdict ?? ''}
        onValue={(verdict) => onDraft({ ...draft, verdict: known(verdicts, verdict) ?? null })}
        options={[
          { value: 'right', label: common('label.correct') },
          { value: 'wrong', label: t('moderation.wrong') },
        ]}
      />
      {/* It has its place before it is asked for, so that the buttons stay where they are. */}
      <TextInput
        className={draft.verdict === 'wrong' ? undefined : s.unasked}
        aria-label={t('moderation.reason')}
        placeholder={t('moderation.reason')}
        value={draft.reason}
        most={140}
        autoComplete="off"
        onChange={({ target }) => onDraft({ ...draft, reason: target.value })}
      />
    </>
  )
}
