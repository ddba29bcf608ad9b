import type { ReactNode } from 'react'
import { usePage } from '@/i18n/page-context.ts'
import { Container } from '@/ui/Container.tsx'
import { cx } from '@/ui/cx.ts'
import s from './landing.module.css'

interface PageHeroProps {
  title: ReactNode
  /** The part of the title that matters, highlighted: once a page. */
  mark?: ReactNode
  lead: ReactNode
  /** Links and buttons; the first is the main one. */
  actions?: ReactNode
  /** Short facts below the actions. */
  facts?: readonly ReactNode[]
  /** Beside the words on wide screens: a picture, a card of figures, code. */
  aside?: ReactNode
  /** Above the title: a badge, the kind of page. */
  over?: ReactNode
}

/** The first view of an offer: what it is, for whom, how to begin. */
export function PageHero({ title, mark, lead, actions, facts = [], aside, over }: PageHeroProps) {
  // Chinese has no space between words.
  const { language } = usePage()
  return (
    <div className={s.band}>
      <Container className={cx(s.hero, aside !== undefined && s.two)}>
        <div>
          {over && <div className={s.over}>{over}</div>}
          <h1 className="display">
            {title}
            {mark && language !== 'zh' && ' '}
            {mark && <mark>{mark}</mark>}
          </h1>
          <p className="lead">{lead}</p>
          {actions && <div className={s.actions}>{actions}</div>}
          {facts.length > 0 && (
            <ul className={s.facts}>
              {facts.map((fact, index) => (
                <li key={index}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
        {aside !== undefined && <div className={s.aside}>{aside}</div>}
      </Container>
    </div>
  )
}
