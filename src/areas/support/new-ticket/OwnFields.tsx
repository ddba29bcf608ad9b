import { Fragment } from 'react'
import type { ComponentProps } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { TicketCategory } from '@/api/contract/tickets.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { ticketFieldKey } from './new-ticket.ts'

interface OwnFieldsProps {
  form: {
    field: (name: string) => { id: string; error: string | undefined }
    input: (name: string) => ComponentProps<'input'> & ComponentProps<'select'>
  }
  category: TicketCategory
  values: Readonly<Record<string, string | undefined>>
}

const loadErrorCure = async () => (await import('./ErrorCure.tsx')).ErrorCure
const errorWords = ['apiErrors'] as const
/** No API code is shorter. */
const shortest = 5

/** The additional fields of a category, as the backend defines them. */
export function OwnFields({ form, category: { id, fields }, values }: OwnFieldsProps) {
  const { t } = useTranslation()
  return fields.map(({ name, label, type, required, options, hint }) => {
    const key = ticketFieldKey(id, name)
    const value = values[key] ?? ''
    const field = (
      <Field
        {...form.field(key)}
        label={label || name}
        help={hint}
        required={required}
        marker={required ? undefined : t('form.optional')}
      >
        {type === 'select' ? (
          <Select {...form.input(key)}>
            <option value="">{t('form.choose')}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label || option.value}
              </option>
            ))}
          </Select>
        ) : type === 'amount' ? (
          <NumberInput {...form.input(key)} />
        ) : (
          <TextInput
            {...form.input(key)}
            type={type === 'date' ? 'date' : 'text'}
            autoComplete="off"
          />
        )}
      </Field>
    )
    return (
      <Fragment key={key}>
        {field}
        {name === 'errorCode' && value.length >= shortest && (
          <LatePart load={loadErrorCure} ns={errorWords} props={{ code: value }} fallback={null} />
        )}
      </Fragment>
    )
  })
}
