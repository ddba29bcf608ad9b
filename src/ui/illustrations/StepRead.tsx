import { Art, Box } from './Art.tsx'
import type { IllustrationProps } from './Art.tsx'
import { glyphK } from '@/lib/glyph-paths.ts'
import s from '../small.module.css'

/** A person reads the image. */
export function StepRead({ label }: IllustrationProps) {
  return (
    <Art label={label} width={144} height={96}>
      <path className={s.illustrationLine} d="M0 24H144M0 72H144M24 0V96M120 0V96" />
      <path className={s.glyph} d={glyphK.d} transform="translate(-98 -14) scale(.49 .63)" />
      <Box x={10} y={14} width={50} height={66} />
      <path className={s.dashed} d="M66 30l26 10M66 66l26-12" />
      <path className={s.paper} d="M92 47c10-15 34-15 44 0-10 15-34 15-44 0z" />
      <circle className={s.tag} cx="114" cy="47" r="8" />
      <circle className={s.glyph} cx="114" cy="47" r="3.5" />
    </Art>
  )
}
