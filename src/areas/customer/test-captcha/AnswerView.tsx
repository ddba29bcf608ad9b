import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskDetail } from '@/api/contract/tasks.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { readAnswer } from './answer.ts'
import type { TestAnswer } from './answer.ts'
import { Part } from '../task/Part.tsx'
import { AnswerMarks } from './AnswerMarks.tsx'
import s from './test.module.css'

/** The picture that was sent, with what workers found on it; the answer in words beside it. */
export function AnswerView({ task, picture }: { task: TaskDetail; picture: string | null }) {
  const { t } = useTranslation('testWatch')
  const { t: test } = useTranslation('testCaptcha')
  const { t: common } = useTranslation()
  const format = useFormat()
  const answer = readAnswer(task)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const [lost, setLost] = useState(false)
  const url = pictureUrl(picture) ?? pictureUrl(task.imageUrl)
  const words = answer && textOf(answer)
  const question = task.input['text']
  return (
    <>
      {url && !lost && (
        <div className={s.board}>
          <img
            className={s.sent}
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
        <Part title={test('text.label')}>
          <p className={s.question}>{question}</p>
        </Part>
      )}
      {answer && words !== null && (
        <Part title={t('answer.title')}>
          <div className={s.answer}>
            <pre className={s.words} translate="no">
              {words}
            </pre>
            <CopyButton
              value={words}
              labels={{
                copy: t('answer.copy'),
                copied: common('action.copied'),
                failed: common('action.copyFailed'),
              }}
            />
          </div>
        </Part>
      )}
    </>
  )

  function textOf(found: TestAnswer): string {
    switch (found.kind) {
      case 'points':
        return found.points
          .map(({ x, y }, at) => t('answer.point', { number: at + 1, x, y }))
          .join('\n')
      case 'boxes':
        return found.boxes.map((box, at) => t('answer.box', { number: at + 1, ...box })).join('\n')
      case 'cells':
        return t('answer.cells', { cells: format.list(found.cells.map(String)) })
      case 'turn':
        return t('answer.turn', { degrees: found.degrees })
      case 'text':
      case 'other':
        return found.text
    }
  }
}
