import type { ReactNode } from 'react'
import { glyphK } from '@/lib/glyph-paths.ts'
import type { CaptchaChallenge, ChallengeTraits } from '../challenge.ts'
import s from './art.module.css'

/** The content of each icon's box, 36 by 24. */
const inks: Readonly<Record<CaptchaChallenge, ReactNode>> = {
  text: (
    <path
      className={s.glyph}
      d={glyphK.d}
      transform="translate(18 14) scale(.15) translate(-258 -99)"
    />
  ),
  question: <path d="M9 10h18M9 14h13M9 18h8" />,
  audio: <path d="M8 13v2M11 10v8M14 12v4M17 9v10M20 11v6M23 8v12M26 12v4" />,
  math: <path d="M10 14h6M13 11v6M20 12.5h6M20 15.5h6" />,
  angle: <path d="M13 18a6 6 0 1 1 8 1M24 16l-3 3-2-4" />,
  points: <path d="M10 17l4-7 4 7zM25 9v8M21 13h8" />,
  cells: <path d="M6 12.5h24M6 17.5h24M14 7.5v14M22 7.5v14M14 12.5h8v5h-8z" />,
  outline: <path d="M10 17l3-7 9-1 5 6-6 4z" />,
  boxes: <path d="M9 11h7v7H9zM19 9h9v9h-9z" />,
  offset: <path d="M9 10h7v7H9zM18 13.5h8M23 11l3 2.5-3 2.5" />,
  tick: <path d="M9 11h7v7H9zM11 14.5l1.5 1.5 4-5M20 14.5h8" />,
  score: <path d="M9 16h18M9 13v6M15 14v4M21 14v4M27 13v6" />,
  puzzle: <path d="M9 10h6v3a2 2 0 1 1 0 4v2H9zM21 12h6v7h-6z" />,
  work: <path d="M9 11h3M15 11h6M24 11h3M9 15h6M18 15h3M24 15h3M9 19h12" />,
  cookie: <path d="M18 9a5 5 0 1 0 5 5M16 13h.01M19 16h.01M22 10h.01" />,
}

/** The icons for `TypeSign`, once per page that shows any. */
export function SignSheet() {
  return (
    <svg className={s.sheet} aria-hidden="true">
      {Object.entries(inks).map(([challenge, ink]) => (
        <symbol key={challenge} id={`sign-${challenge}`} viewBox="0 0 36 24">
          <path className={s.tag} d="M4 3.5h28" />
          <path className={s.box} d="M4.5 6.5h27v15h-27z" />
          <g className={s.ink}>{ink}</g>
        </symbol>
      ))}
    </svg>
  )
}

interface TypeSignProps {
  challenge: CaptchaChallenge
  look: Pick<ChallengeTraits, 'values' | 'isInvisible'>
}

/**
 * The icon of a task type in a list: dashed if it has no widget, with a tag as long as its number
 * of returned values.
 */
export function TypeSign({ challenge, look: { values, isInvisible } }: TypeSignProps) {
  return (
    <svg
      className={`rigid ${s.sign}`}
      aria-hidden="true"
      data-values={Math.min(values, 4)}
      data-dashed={isInvisible || undefined}
    >
      <use href={`#sign-${challenge}`} />
    </svg>
  )
}
