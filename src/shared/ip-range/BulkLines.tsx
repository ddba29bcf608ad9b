import { useTranslation } from '@/i18n/use-translation.ts'
import type { ComponentProps } from 'react'
import { longestLines } from '@/lib/ip-range.ts'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { readBulk } from './address-lines.ts'
import type { AddressLineProblem } from './address-lines.ts'
import { BulkVerdict } from './BulkVerdict.tsx'

interface BulkLinesProps {
  field: Omit<ComponentProps<typeof Field>, 'label' | 'children'>
  input: ComponentProps<typeof Textarea>
  text: string
  existing: readonly string[]
  /** The maximum length of a comment. */
  commentLength: number
  /** The lines that the backend refused, and the text that they belong to. */
  refused: { text: string; lines: AddressLineProblem[] } | null
}

/** Addresses, one per line, validated while typing. */
export function BulkLines({
  field,
  input,
  text,
  existing,
  commentLength,
  refused,
}: BulkLinesProps) {
  const { t } = useTranslation('ipRange')
  return (
    <>
      <Field {...field} label={t('bulk.label')} help={t('bulk.help')} required>
        <Textarea
          {...input}
          mono
          rows={7}
          most={longestLines}
          autoCapitalize="none"
          spellCheck={false}
          wrap="off"
        />
      </Field>
      {text.trim() !== '' && text.length <= longestLines && (
        <BulkVerdict
          bulk={readBulk(text, existing, commentLength)}
          refused={refused?.text === text ? refused.lines : []}
          longest={commentLength}
        />
      )}
    </>
  )
}
