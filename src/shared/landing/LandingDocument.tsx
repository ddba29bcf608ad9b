import type { ReactNode } from 'react'
import { Container } from '@/ui/Container.tsx'
import s from './landing.module.css'

export interface DocumentPart {
  /** Also the anchor of the heading. */
  id: string
  title: string
  body: ReactNode
}

interface DocumentProps {
  title: ReactNode
  lead?: ReactNode
  /** Shown below the lead: the date of the document. */
  note?: ReactNode
  /** The name of the table of contents. */
  contents: string
  parts: readonly DocumentPart[]
}

/** A document: terms, a policy, an article of the knowledge base. */
export function LandingDocument({ title, lead, note, contents, parts }: DocumentProps) {
  return (
    <Container className={`grid gap-6 gap-x-8 ${s.document}`}>
      <div className={`stack gap-3 measure ${s.documentHead}`}>
        <h1 className="title">{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {note && <p className="quiet">{note}</p>}
      </div>
      <nav className={`text-2 ${s.contents}`} aria-label={contents}>
        <p className="faint text-1">{contents}</p>
        <ol className="bare grid">
          {parts.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`}>{part.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={`stack gap-7 measure ${s.prose}`}>
        {parts.map((part) => (
          <section className="grid gap-3" key={part.id} aria-labelledby={part.id}>
            <h2 id={part.id}>{part.title}</h2>
            {part.body}
          </section>
        ))}
      </div>
    </Container>
  )
}
