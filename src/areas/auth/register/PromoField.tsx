import { useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import type { FieldProps } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import s from '../auth.module.css'

interface PromoFieldProps {
  field: Pick<FieldProps, 'id' | 'error'>
  input: ComponentProps<'input'>
  /** Whether it contains a code already. */
  filled: boolean
}

/** The field is folded, because few people have a code. */
export function PromoField({ field, input, filled }: PromoFieldProps) {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const [open, setOpen] = useState(false)
  const pressed = useRef(false)
  useLayoutEffect(() => {
    if (open && pressed.current) document.getElementById(field.id ?? '')?.focus()
  }, [field.id, open])
  // It stays open, so that clearing the field does not fold it while typing.
  if (!open && (filled || field.error !== undefined)) setOpen(true)
  if (!open) {
    return (
      <div>
        <Button
          variant="none"
          className={`pad-y-1 text-2 blue ${s.act}`}
          onClick={() => {
            pressed.current = true
            setOpen(true)
          }}
        >
          {common('label.promoHave')}
        </Button>
      </div>
    )
  }
  return (
    <Field {...field} label={t('promo.label')} help={t('promo.help')}>
      <TextInput
        {...input}
        mono
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
    </Field>
  )
}
