import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { TaskDetail } from '@/api/contract/tasks.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { AnswerMarks } from '@/shared/test-task/AnswerMarks.tsx'
import { readAnswer } from '@/shared/test-task/answer.ts'
import { useAnswerText } from '@/shared/test-task/use-answer-text.ts'
import { TaskPart } from '../task/TaskPart.tsx'
import s from './test.module.css'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'

/** The picture with the workers' marks, and the answer in words beside it. */
export function TestAnswerView({ task, picture }: { task: TaskDetail; picture: string | null }) {
  const { t: test } = useTranslation('testCaptcha')
  const { t: common } = useTranslation()
  const copyLabels = useCopyLabels(common('action.copyAnswer'))
  const textOf = useAnswerText()
  const answer = readAnswer(task)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const [lost, setLost] = useState(false)
  const url = pictureUrl(picture) ?? pictureUrl(task.imageUrl)
  const words = answer && textOf(answer)
  const question = task.input['text']
  return (
    <>
      {url && !lost && (
        <div className={`box relative grid paper ${s.board}`}>
          <img
            className={`fill ${s.sent}`}
            data-turned={answer?.kind === 'turn' || undefined}
            src={url}
            alt={test('picture.alt')}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize({ width, height })
            }
            onError={() => setLost(true)}
          />
          {answer && size && <AnswerMarks answer={answer} size={size} picture={url} />}
        </div>
      )}
      {typeof question === 'string' && (
        <TaskPart title={test('text.label')}>
          <p className={`break ${s.question}`}>{question}</p>
        </TaskPart>
      )}
      {answer && words !== null && (
        <TaskPart title={common('label.answer')}>
          <div className="cluster gap-3 align-start">
            <pre
              className={`min-0 pad-y-2 pad-x-3 round-2 alice text-4 break ${s.words}`}
              translate="no"
            >
              {words}
            </pre>
            <CopyButton value={words} labels={copyLabels} />
          </div>
        </TaskPart>
      )}
    </>
  )
}
