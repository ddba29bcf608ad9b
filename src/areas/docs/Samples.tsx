import { useCodeLanguage } from '@/shared/code-sample/code-language.ts'
import { forShell } from '@/lib/shell.ts'
import { useWithKey } from '@/shared/code-sample/sample-key.ts'
import { ShellChoice } from '@/shared/code-sample/ShellChoice.tsx'
import { useShell } from '@/shared/code-sample/use-shell.ts'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { sampleLanguages, sampleNames } from '@/task-api/curl.ts'

interface SamplesProps {
  /** Describes the code. */
  label: string
  /** Code by the language's id. Missing languages are left out. */
  code: Readonly<Record<string, string>>
}

/** Code of a server in the reader's chosen language, which applies to all samples. */
export function Samples({ label, code }: SamplesProps) {
  const [language, choose] = useCodeLanguage()
  const [shell] = useShell()
  const withKey = useWithKey()
  const copyLabels = useCopyLabels()
  const known = sampleLanguages.filter((id) => code[id] !== undefined)
  const shown = known.includes(language) ? language : known[0]
  if (!shown) return null
  const text = withKey(code[shown] ?? '')
  return (
    <div className="stack gap-2">
      <CodeBlock
        className="min-0"
        label={label}
        value={shown}
        onChange={choose}
        copyLabels={copyLabels}
        samples={known.map((id) => ({
          id,
          label: sampleNames[id],
          lines: id !== shown ? '' : id === 'curl' ? forShell(text, shell) : text,
        }))}
      />
      {shown === 'curl' && <ShellChoice about={label} />}
    </div>
  )
}
