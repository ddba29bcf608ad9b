import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import type { Values } from '@/shared/code-sample/tokens.ts'
import { GlyphBoard } from '@/ui/illustrations/GlyphBoard.tsx'
import s from './lang.module.css'

interface BoardProps {
  /** What the picture shows. */
  picture: string
  /** What the code below it does. */
  label: string
  name: string
  code: string
  values?: Values
}

/** A picture that a person reads, and what a program says to have it read. */
export function Board({ picture, label, name, code, values }: BoardProps) {
  return (
    <div className={s.board}>
      <GlyphBoard label={picture} />
      <CodeSample bare label={label} variants={[{ id: name, label: name, code }]} values={values} />
    </div>
  )
}
