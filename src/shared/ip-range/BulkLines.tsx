import { useTranslation } from '@/i18n/use-translation.ts'
import type { ComponentProps } from 'react'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { readBulk } from './address-lines.ts'
import type { AddressLineProblem } from './address-lines.ts'
import { BulkVerdict } from './BulkVerdict.tsx'

/** Enough for a hundred IPv6 ranges with comments, and short enough to validate on every key. */
const longest = 8000

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
          most={longest}
          autoCapitalize="none"
          spellCheck={false}
          wrap="off"
        />
      </Field>
      {text.trim() !== '' && (
        <BulkVerdict
          bulk={readBulk(text, existing, commentLength)}
          refused={refused?.text === text ? refused.lines : []}
          longest={commentLength}
        />
      )}
    </>
  )
}
