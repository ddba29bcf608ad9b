import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Container } from '@/ui/Container.tsx'
import { cx } from '@/ui/cx.ts'
import s from './landing.module.css'

interface PageHeroProps {
  title: string
  /** The highlighted part of the title. Only one per page. */
  mark?: string | undefined
  lead: ReactNode
  /** Links and buttons, the main one first. */
  actions?: ReactNode
  /** Short facts below the actions. */
  facts?: readonly ReactNode[]
  /**
   * Shown beside the text on wide screens: a picture, a card of figures, or code. Without it the
   * heading stands beside the rest of the text, so that no half is empty.
   */
  aside?: ReactNode
  /** Shown above the title: a badge, or the kind of page. */
  over?: ReactNode
}

/**
 * Full-width punctuation includes its own space, and Chinese words have none between them: there
 * the title may break, and not within a word.
 */
const gapBefore = (mark: string, title: string): ReactNode =>
  /[：，。！？]$/.test(title) || /\p{Script=Han}\n\p{Script=Han}/u.test(`${title}\n${mark}`) ? (
    <wbr />
  ) : (
    ' '
  )

/** A version stays on the line of its name, and a long Chinese phrase breaks after its 的. */
const phrases = (text: string): ReactNode =>
  text.split(/([A-Za-z]+ v\d)|(?<=[^目])(的)(?=\p{Script=Han}{2})/u).map((part, index) => (
    <Fragment key={index}>
      {index % 3 === 1 && part ? <span className="nowrap">{part}</span> : part}
      {index % 3 === 2 && part && <wbr />}
    </Fragment>
  ))

/** The first view of an offer: what it is, who it is for, and how to start. */
export function PageHero({ title, mark, lead, actions, facts = [], aside, over }: PageHeroProps) {
  const head = (
    <>
      {over && <div className="mb-3">{over}</div>}
      <h1 className="display">
        {phrases(title)}
        {mark && gapBefore(mark, title)}
        {mark && <mark>{phrases(mark)}</mark>}
      </h1>
    </>
  )
  const text = (
    <>
      <p className="lead">{lead}</p>
      {actions && <div className={`cluster gap-3 ${s.actions}`}>{actions}</div>}
      {facts.length > 0 && (
        <ul className={`bare row wrap mt-5 quiet text-2 ${s.facts}`}>
          {facts.map((fact, index) => (
            <li className="row align-baseline gap-2" key={index}>
              {fact}
            </li>
          ))}
        </ul>
      )}
    </>
  )
  return (
    <div className="alice line-below">
      {aside === undefined ? (
        <Container className={cx('grid', s.hero, s.worded)}>
          <div>{head}</div>
          <div className={s.text}>{text}</div>
        </Container>
      ) : (
        <Container className={cx('grid', s.hero, s.two)}>
          <div>
            {head}
            {text}
          </div>
          <div className={s.aside}>{aside}</div>
        </Container>
      )}
    </div>
  )
}
