import { pictureUrl } from '@/shared/html/picture-url.ts'
import { Recording } from './Recording.tsx'
import { AnswerField } from './TextAnswer.tsx'
import type { AnswerProps } from './draft.ts'

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
