import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { TestType } from '@/api/contract/test-task.ts'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { numerics } from './form.ts'
import type { TestValues } from './form.ts'
import s from './test.module.css'

type Name = keyof TestValues
interface OptionForm {
  field: (name: Name) => { id?: string; error?: ReactNode }
  input: (name: Name) => ComponentProps<'input'> & ComponentProps<'select'>
  control: (name: Name) => ComponentProps<'input'>
}

/** The options of a kind of task. */
export function TestOptions({ form, type }: { form: OptionForm; type: TestType | undefined }) {
  const { t } = useTranslation('testCaptcha')
  const number = (name: 'minLength' | 'maxLength' | 'rows' | 'columns' | 'angle') => (
    <Field
      {...form.field(name)}
      label={t(`option.${name}`)}
      help={name === 'angle' ? t('option.angleHelp') : undefined}
    >
      <NumberInput {...form.input(name)} whole />
    </Field>
  )
  if (type === 'ImageToTextTask')
    return (
      <fieldset className={`stack gap-4 ${s.options}`}>
        <legend>{t('option.legend')}</legend>
        <div className={`grid gap-3 gap-x-4 align-start ${s.fields}`}>
          <Field {...form.field('numeric')} label={t('option.numeric')}>
            <Select {...form.input('numeric')}>
              {numerics.map((one) => (
                <option key={one} value={one}>
                  {t(`option.numerics.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          {number('minLength')}
          {number('maxLength')}
        </div>
        <div className="cluster gap-2 gap-x-5">
          <Checkbox {...form.control('phrase')} label={t('option.phrase')} />
          <Checkbox {...form.control('case')} label={t('option.case')} />
          <Checkbox {...form.control('math')} label={t('option.math')} />
        </div>
      </fieldset>
    )
  if (type === 'GridTask')
    return (
      <fieldset className={`stack gap-4 ${s.options}`}>
        <legend>{t('option.grid')}</legend>
        <div className={`grid gap-3 gap-x-4 align-start ${s.fields}`}>
          {number('rows')}
          {number('columns')}
        </div>
      </fieldset>
    )
  return type === 'RotateTask' ? (
    <div className={`grid gap-3 gap-x-4 align-start ${s.fields}`}>{number('angle')}</div>
  ) : null
}
