import type { ReactNode } from 'react'
import { Container } from '@/ui/Container.tsx'
import s from './landing.module.css'

/** The last section of an offer: one sentence, one action. */
export function CallBand({
  title,
  text,
  actions,
}: {
  title: ReactNode
  text?: ReactNode
  actions: ReactNode
}) {
  return (
    <section className={s.call}>
      <Container className={`cluster gap-5 between ${s.callIn}`}>
        <div>
          <h2 className="title">{title}</h2>
          {text && <p className="quiet">{text}</p>}
        </div>
        <div className={`cluster gap-3 ${s.actions}`}>{actions}</div>
      </Container>
    </section>
  )
}
