import { pictureUrl } from '@/shared/html/picture-url.ts'
import type { AnswerProps } from './AnswerArea.tsx'
import { Recording } from './Recording.tsx'
import { AnswerField } from './TextAnswer.tsx'

/** A transcription of a recording. */
export function AudioAnswer(props: AnswerProps & { labelledBy: string }) {
  const src = pictureUrl(props.task.audioUrl)
  return (
    <>
      {src && <Recording src={src} />}
      <AnswerField {...props} />
    </>
  )
}
