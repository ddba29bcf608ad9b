import type { ReactNode } from 'react'
import { Container } from '@/ui/Container.tsx'
import s from './landing.module.css'

export interface Part {
  /** Also the anchor of its heading. */
  id: string
  title: string
  body: ReactNode
}

interface DocumentProps {
  title: ReactNode
  lead?: ReactNode
  /** Below the lead: the date that it is of. */
  note?: ReactNode
  /** Names the table of contents. */
  contents: string
  parts: readonly Part[]
}

/** A page that is read from top to bottom: terms, policies, an article of the knowledge base. */
export function Document({ title, lead, note, contents, parts }: DocumentProps) {
  return (
    <Container className={s.document}>
      <div className={s.documentHead}>
        <h1 className="title">{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {note && <p className="quiet">{note}</p>}
      </div>
      <nav className={s.contents} aria-label={contents}>
        <p>{contents}</p>
        <ol>
          {parts.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`}>{part.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={s.prose}>
        {parts.map((part) => (
          <section key={part.id} aria-labelledby={part.id}>
            <h2 id={part.id}>{part.title}</h2>
            {part.body}
          </section>
        ))}
      </div>
    </Container>
  )
}
