import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { draftKind } from './draft.ts'
import type { AnswerProps, DraftTask } from './draft.ts'
import { AudioAnswer } from './AudioAnswer.tsx'
import { ProjectBrief } from './ClassChoice.tsx'
import { ModerationAnswer } from './ModerationAnswer.tsx'
import { PictureAnswer } from './PictureAnswer.tsx'
import { TextAnswer } from './TextAnswer.tsx'
import s from './answer.module.css'

const sized = ({ imageWidth: width, imageHeight: height }: DraftTask) =>
  width && height ? { width, height } : null

/** Renders a task's question and its answer controls, by kind. */
export function AnswerArea(props: AnswerProps) {
  const { t } = useTranslation('desk')
  const { task } = props
  const kind = draftKind(task.kind)
  const hint = task.hint ?? t(`ask.${kind}`)
  const question = useId()
  const instruction = pictureUrl(task.instructionImageUrl)
  return (
    <div className={`stack gap-2 ${s.area}`}>
      <div className="cluster gap-2 gap-x-4">
        <p id={question} className={`bold break ${s.hint}`}>
          {hint}
        </p>
        {instruction && (
          <img
            className={`border round-1 ${s.instruction}`}
            src={instruction}
            alt={t('instruction')}
          />
        )}
      </div>
      {task.project && <ProjectBrief project={task.project} />}
      {kind === 'audio' ? (
        <AudioAnswer {...props} labelledBy={question} />
      ) : kind === 'moderation' ? (
        <ModerationAnswer {...props} size={sized(task)} />
      ) : kind === 'image' || kind === 'text' ? (
        <TextAnswer {...props} size={sized(task)} labelledBy={question} />
      ) : (
        <PictureAnswer {...props} kind={kind} size={sized(task)} label={hint} />
      )}
    </div>
  )
}
