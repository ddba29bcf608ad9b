import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { colour } from '@/shared/article-body/colour.ts'
import type { SampleRequest } from '@/task-api/curl.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import { useSampleWriter } from './code-language.ts'
import { OwnKey } from './own-key/OwnKey.tsx'
import { RequestSamples } from './RequestSamples.tsx'
import { useSampleKey } from './sample-key.ts'
import s from './workbench.module.css'

export interface BenchAnswer {
  title: string
  json: string
}

interface WorkbenchProps {
  /** Describes the code. */
  label: string
  /** The request; code that is not written from one, such as a server's, is a node. */
  code: SampleRequest | ReactNode
  answers?: readonly BenchAnswer[]
  /** Whether the code has a place for a key, for which there is a button. */
  hasKey?: boolean
  /** The key that the page shows in another way, without the button. */
  ownKey?: string | null | undefined
  /** Forms that change or send the request. */
  children?: ReactNode
}

const isRequest = (code: SampleRequest | ReactNode): code is SampleRequest =>
  typeof code === 'object' && code !== null && 'http' in code

/** A request as code in the reader's language and with their key, its answer, and its form. */
export function Workbench({
  label,
  code,
  answers = [],
  hasKey = true,
  ownKey,
  children,
}: WorkbenchProps) {
  const copyLabels = useCopyLabels()
  const locale = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const { writes } = useSampleWriter()
  const key = useSampleKey()
  useEffect(() => (root.current ? colour(root.current) : undefined), [code, key, ownKey, writes])
  return (
    <div ref={root} className={`stack gap-3 min-0 ${s.bench}`}>
      {hasKey && ownKey === undefined && <OwnKey />}
      {isRequest(code) ? <RequestSamples label={label} request={code} ownKey={ownKey} /> : code}
      {answers.length > 0 && (
        <CodeBlock
          className={`min-0 ${s.answer}`}
          label={formatFor(locale).list(answers.map(({ title }) => title))}
          samples={answers.map(({ title, json }) => ({ id: title, label: title, lines: json }))}
          copyLabels={copyLabels}
        />
      )}
      {children}
    </div>
  )
}
