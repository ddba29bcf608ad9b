import { Art, Box } from './Art.tsx'
import type { IllustrationProps } from './Art.tsx'
import s from '../small.module.css'

/** An empty box. */
export function EmptyBox({ label }: IllustrationProps) {
  return (
    <Art label={label} width={144} height={96}>
      <path
        className={s.illustrationLine}
        d="M0 24H144M0 48H144M0 72H144M24 0V96M48 0V96M72 0V96M96 0V96M120 0V96"
      />
      <Box x={44} y={22} width={56} height={56} dashed />
      <path className={s.ink} d="M72 42v16M64 50h16" />
      <rect className={s.tag} x="43.25" y="2" width="26" height="16" />
      <path className={s.on} d="M51 10h10" />
    </Art>
  )
}
