import type { FaqAnswer } from '@/api/contract/faq.ts'
import { ServerAddress } from '../html/ServerAddress.tsx'
import s from './faq.module.css'

/** The text of an answer, with its links. */
export function AnswerText({ answer }: { answer: Pick<FaqAnswer, 'answer' | 'links'> }) {
  return (
    <>
      {answer.answer.split(/\n{2,}/).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {answer.links.length > 0 && (
        <ul className={`cluster gap-1 gap-x-4 text-2 ${s.links}`}>
          {answer.links.map(({ title, url }) => (
            <ServerAddress key={url} as="li" url={url}>
              {title}
            </ServerAddress>
          ))}
        </ul>
      )}
    </>
  )
}
