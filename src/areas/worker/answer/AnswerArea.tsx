import { useId, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { useShortcuts } from '@/ui/use-shortcuts.ts'
import { draftKind } from './draft.ts'
import type { AnswerProps } from './draft.ts'
import type { DraftTask } from './draft-types.ts'
import { ClassAnswer, SpansAnswer } from './LabelAnswer.tsx'
import { labelWay } from './labelled.ts'
import { ModerationAnswer } from './ModerationAnswer.tsx'
import { PictureAnswer } from './PictureAnswer.tsx'
import { ProjectBrief } from './ProjectBrief.tsx'
import { Recording } from './Recording.tsx'
import { TextAnswer, AnswerField } from './TextAnswer.tsx'
import s from './answer.module.css'

/** A transcription of a recording. */
function AudioAnswer(props: AnswerProps & { labelledBy: string }) {
  const src = pictureUrl(props.task.audioUrl)
  return (
    <>
      {src && <Recording src={src} />}
      <AnswerField {...props} />
    </>
  )
}

const sized = ({ imageWidth: width, imageHeight: height }: DraftTask) =>
  width && height ? { width, height } : null

/** Renders a task's question and its answer controls, by kind. */
export function AnswerArea(props: AnswerProps) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  const { task } = props
  const kind = draftKind(task.kind)
  const { project } = task
  const way = labelWay(task)
  const hint = task.hint ?? (way ? t(`project.goal.${way}`) : t(`ask.${kind}`))
  const question = useId()
  const instruction = pictureUrl(task.instructionImageUrl)
  // Enter sets a point of a picture and presses a class; with Ctrl it submits, as in any field.
  useShortcuts(
    {
      title: t('title'),
      shortcuts: [
        {
          keys: ['Mod+Enter'],
          name: common('action.send'),
          inFields: true,
          run: (_, { target }) => {
            // A question to the owner is no part of the answer.
            if (!(target instanceof HTMLTextAreaElement))
              ref.current?.closest('form')?.requestSubmit()
          },
        },
      ],
    },
    { within: ref },
  )
  return (
    <div ref={ref} className={`stack gap-2 ${s.area}`}>
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
      {project && <ProjectBrief project={project} taskId={task.id} kind={task.kind} />}
      {project && way === 'class' ? (
        <ClassAnswer {...props} project={project} size={sized(task)} />
      ) : project && way === 'spans' ? (
        <SpansAnswer {...props} project={project} />
      ) : kind === 'audio' ? (
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
