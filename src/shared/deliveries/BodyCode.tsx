import { maxBodyLength } from '@/lib/cut-text.ts'
import { indentJson } from '@/lib/indent-json.ts'
import { useCutText } from '@/shared/use-cut-text.tsx'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'

interface BodyCodeProps {
  label: string
  text: string
}

/**
 * The body of a request or response, shown as the text that came, whatever its type; JSON gets its
 * lines. Copying takes all of
 * it, even if it is cut.
 */
export function BodyCode({ label, text }: BodyCodeProps) {
  const labels = useCopyLabels()
  const whole = indentJson(text)
  const [lines, toggle] = useCutText(whole, maxBodyLength)
  return (
    <>
      <CodeBlock
        label={label}
        wrap
        copyLabels={labels}
        samples={[{ id: 'body', label, lines, whole }]}
      />
      {toggle && <p>{toggle}</p>}
    </>
  )
}
