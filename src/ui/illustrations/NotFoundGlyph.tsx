import { Art, Box, ArtTag } from './Art.tsx'
import type { IllustrationProps } from './Art.tsx'
import { glyphK, glyphNine } from '@/lib/glyph-paths.ts'
import s from '../small.module.css'

/** Two found letters, and a box around a missing one. */
export function NotFoundGlyph({ label }: IllustrationProps) {
  return (
    <Art label={label} width={320} height={144}>
      <path
        className={s.illustrationLine}
        d="M0 32H320M0 64H320M0 96H320M0 128H320M32 0V144M64 0V144M96 0V144M128 0V144M160 0V144M192 0V144M224 0V144M256 0V144M288 0V144"
      />
      <path className={s.ghost} d={glyphK.d} transform="translate(-202 -18)" />
      <path className={s.ghost} d={glyphNine.d} transform="translate(64 -36)" />
      <path className={s.ink} d="M8 104c36-20 60 18 96 2M216 92c32-24 60 24 96-8" />
      <Box x={120} y={36} width={80} height={88} />
      <path className={s.dashed} d="M136 52l48 56M184 52l-48 56" />
      <ArtTag x={119.25} y={15} text="?" />
    </Art>
  )
}
