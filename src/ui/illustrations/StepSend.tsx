import { Art, Box } from './Art.tsx'
import type { IllustrationProps } from './Art.tsx'
import { glyphK } from '@/lib/glyph-paths.ts'
import s from '../small.module.css'

/** An image on its way to the service. */
export function StepSend({ label }: IllustrationProps) {
  return (
    <Art label={label} width={144} height={96}>
      <path className={s.illustrationLine} d="M0 24H144M0 72H144M24 0V96M120 0V96" />
      <rect className={s.paper} x="14" y="16" width="64" height="64" rx="4" />
      <path className={s.illustrationLine} d="M14 36h64M14 58h64M36 16v64M58 16v64" />
      <path className={s.glyph} d={glyphK.d} transform="translate(-84 -14) scale(.49 .63)" />
      <path className={s.box} d="M85 48h20M98 41l7 7-7 7" />
      <Box x={112} y={30} width={26} height={36} dashed />
    </Art>
  )
}
