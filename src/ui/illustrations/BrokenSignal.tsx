import { Art, Box } from './Art.tsx'
import type { IllustrationProps } from './Art.tsx'
import s from '../small.module.css'

/** A line that breaks off inside a box. */
export function BrokenSignal({ label }: IllustrationProps) {
  return (
    <Art label={label} width={144} height={96}>
      <path
        className={s.illustrationLine}
        d="M0 24H144M0 72H144M24 0V96M48 0V96M96 0V96M120 0V96"
      />
      <path className={s.ink} d="M0 48h16l6-14 10 28 9-22 6 8h9M88 48h9l6-10 9 22 8-12h24" />
      <Box x={52} y={28} width={40} height={40} />
      <path className={s.box} d="M65 41l14 14M79 41L65 55" />
      <rect className={s.tag} x="51.25" y="7" width="26" height="16" />
      <path className={s.on} d="M60 12.5c0-3 6-3 6 0 0 2-3 1.8-3 4M63 19v.01" />
    </Art>
  )
}
