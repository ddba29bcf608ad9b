import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import type { TokenValues } from '@/shared/code-sample/tokens.ts'
import { GlyphBoard } from '@/ui/illustrations/GlyphBoard.tsx'

interface BoardProps {
  /** The content of the picture. */
  picture: string
  /** Describes the code below it. */
  label: string
  name: string
  code: string
  values?: TokenValues
}

/** A picture for a worker, and the program's request for it. */
export function CodeBoard({ picture, label, name, code, values }: BoardProps) {
  return (
    <div className="panel clip">
      <GlyphBoard label={picture} />
      <CodeSample bare label={label} variants={[{ id: name, label: name, code }]} values={values} />
    </div>
  )
}
