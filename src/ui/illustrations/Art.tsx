import type { ReactNode } from 'react'
import s from '../small.module.css'

export interface IllustrationProps {
  /** Without a label the image is decorative. */
  label?: string | undefined
}

export function Art({
  label,
  width,
  height,
  children,
}: IllustrationProps & { width: number; height: number; children: ReactNode }) {
  return (
    <svg
      className={s.art}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  )
}

/** The thin blue box with four handles. */
export function Box({
  x,
  y,
  width,
  height,
  dashed,
}: {
  x: number
  y: number
  width: number
  height: number
  dashed?: boolean
}) {
  return (
    <>
      <rect
        className={dashed ? s.dashed : s.box}
        x={x}
        y={y}
        width={width}
        height={height}
        pathLength={dashed ? undefined : 1}
      />
      {[x, x + width].flatMap((cx) =>
        [y, y + height].map((cy) => (
          <rect
            key={`${cx} ${cy}`}
            className={s.corner}
            x={cx - 2.25}
            y={cy - 2.25}
            width="4.5"
            height="4.5"
          />
        )),
      )}
    </>
  )
}

/** The label tag that holds an answer. */
export function ArtTag({
  x,
  y,
  width = 26,
  text,
}: {
  x: number
  y: number
  width?: number
  text: string
}) {
  return (
    <g>
      <rect className={s.tag} x={x} y={y} width={width} height="18" />
      <text className={s.illustrationText} x={x + width / 2} y={y + 13.2}>
        {text}
      </text>
    </g>
  )
}
