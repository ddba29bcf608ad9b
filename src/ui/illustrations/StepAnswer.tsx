import { Art, ArtTag } from './Art.tsx'
import type { IllustrationProps } from './Art.tsx'
import s from '../small.module.css'

/** The answer returns as data. */
export function StepAnswer({ label }: IllustrationProps) {
  return (
    <Art label={label} width={144} height={96}>
      <path className={s.illustrationLine} d="M0 24H144M0 72H144M24 0V96M120 0V96" />
      <path
        className={s.ink}
        d="M32 16c-10 0-10 4-10 12s0 20-8 20c8 0 8 12 8 20s0 12 10 12M112 16c10 0 10 4 10 12s0 20 8 20c-8 0-8 12-8 20s0 12-10 12"
      />
      <path className={s.box} d="M38 34h20M38 62h40" />
      <ArtTag x={66} y={25} width={32} text="k" />
      <path className={s.box} d="M88 62l5 5 10-12" />
    </Art>
  )
}
