import { useTranslation } from 'react-i18next'
import type { CheckboxProps } from '@/ui/Checkbox.tsx'
import type { Registered } from '@/shared/form/form-store.ts'
import { Field } from '@/ui/Field.tsx'
import type { FieldProps } from '@/ui/Field.tsx'
import { Switch } from '@/ui/Switch.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import s from './notif.module.css'

interface LowBalanceProps {
  warn: Omit<CheckboxProps, 'label'>
  field: Pick<FieldProps, 'id' | 'error'>
  input: Registered
  currency: string
}

export function LowBalance({ warn, field, input, currency }: LowBalanceProps) {
  const { t } = useTranslation('profileNotif')
  return (
    <div className={s.low}>
      <Switch {...warn} label={t('lowBalance.enabled')} />
      <Field
        {...field}
        label={t('lowBalance.threshold')}
        help={t('lowBalance.help')}
        className={s.threshold}
      >
        <TextInput
          {...input}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          append={currency}
        />
      </Field>
    </div>
  )
}
