import { useTranslation } from '@/i18n/use-translation.ts'
import { choicesOf, isFileKey, isLongKey } from '@/task-api/build-request.ts'
import type { BuildProblem } from '@/task-api/build-request.ts'
import { fieldOf, apiFieldName } from '@/task-api/requests/fields.ts'
import type { FieldKey } from '@/task-api/requests/fields.ts'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { FileText } from './FileText.tsx'

interface BuilderFieldProps {
  name: FieldKey
  value: string
  isRequired: boolean
  help: string | undefined
  problem: BuildProblem | undefined
  onChange: (value: string) => void
  onBlur: () => void
}

/** A declared field by its type: a choice, a line or a text block. */
export function BuilderField({
  name,
  value,
  isRequired,
  help,
  problem,
  onChange,
  onBlur,
}: BuilderFieldProps) {
  const { t } = useTranslation('apiDocs')
  const { t: words } = useTranslation()
  const problemText = useProblemText()
  const choices = choicesOf(name)
  const isNumber = ['integer', 'number'].includes(fieldOf(name).type)
  const common = {
    value,
    onBlur,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  const field = (
    <Field
      label={<code translate="no">{apiFieldName(name)}</code>}
      marker={isRequired ? undefined : words('form.optional')}
      help={help}
      required={isRequired}
      error={problem && problemText(problem)}
    >
      {choices ? (
        <Select {...common}>
          <option value="">{t('builder.unset')}</option>
          {choices.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      ) : isLongKey(name) ? (
        <Textarea {...common} mono rows={2} spellCheck={false} />
      ) : (
        <TextInput
          {...common}
          autoComplete="off"
          spellCheck={false}
          inputMode={isNumber ? 'decimal' : undefined}
        />
      )}
    </Field>
  )
  if (!isFileKey(name)) return field
  return (
    <div className="stack gap-2">
      {field}
      <FileText field={apiFieldName(name)} onText={onChange} />
    </div>
  )
}

function useProblemText(): (problem: BuildProblem) => string {
  const { t } = useTranslation('apiDocs')
  return (problem) => {
    if (problem.id === 'range')
      return t('builder.problem.range', { min: problem.min, max: problem.max })
    if (problem.id === 'long') return t('builder.problem.long', { max: problem.max })
    if (problem.id === 'small') return t('builder.problem.small', { min: problem.min })
    if (problem.id === 'big') return t('builder.problem.big', { size: problem.max / 1000 })
    if (problem.id === 'one') return t('builder.problem.one', { names: problem.names })
    return t(`builder.problem.${problem.id}`)
  }
}
