import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { AttributeValues } from '@/api/contract/label-classes.ts'
import { cutText } from '@/lib/cut-text.ts'
import { signedOf } from '@/lib/typed-amount.ts'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { isChosen, isNumber, ticked } from './attributes.ts'
import type { LabelAttributes } from './attributes.ts'

interface AttributeFieldsProps {
  attributes: LabelAttributes
  values: AttributeValues
  /** The name of the shape. */
  about: string
  onValues: (values: AttributeValues) => void
}

/** What a labelling project asks about each shape of a class. */
export function AttributeFields({ attributes, values, about, onValues }: AttributeFieldsProps) {
  const { t: common } = useTranslation()
  /** The numbers as they were typed. What is kept of them has one form. */
  const [typed, setTyped] = useState<AttributeValues>({})
  if (attributes.length === 0) return null
  const put = (name: string, value: string): void => {
    const { [name]: _, ...others } = values
    onValues(value === '' ? others : { ...others, [name]: value })
  }
  return (
    <div role="group" aria-label={about} className="row wrap align-end gap-2">
      {attributes.map((one) => {
        const { name, type, options } = one
        const label = cutText(name, 40)
        const value = values[name] ?? ''
        return type === 'checkbox' ? (
          <Checkbox
            key={name}
            label={label}
            checked={value === ticked}
            onChange={({ currentTarget }) => put(name, currentTarget.checked ? ticked : '')}
          />
        ) : (
          <Field key={name} label={label}>
            {isChosen(one) ? (
              <Select value={value} onChange={({ target }) => put(name, target.value)}>
                <option value="">{common('form.choose')}</option>
                {options.map((option) => (
                  <option key={option} value={option}>
                    {cutText(option)}
                  </option>
                ))}
              </Select>
            ) : isNumber(one) ? (
              <NumberInput
                signed
                alone
                value={signedOf(typed[name] ?? '') === value ? (typed[name] ?? value) : value}
                onChange={({ target }) => {
                  setTyped((before) => ({ ...before, [name]: target.value }))
                  put(name, signedOf(target.value))
                }}
              />
            ) : (
              <TextInput
                value={value}
                autoComplete="off"
                most={200}
                onChange={({ target }) => put(name, target.value)}
              />
            )}
          </Field>
        )
      })}
    </div>
  )
}
