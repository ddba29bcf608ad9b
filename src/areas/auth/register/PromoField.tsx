import { useEffect, useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import type { FieldProps } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import s from '../auth-card/AuthCard.module.css'

interface PromoFieldProps {
  field: Pick<FieldProps, 'id' | 'error'>
  input: ComponentProps<'input'>
  /** Something stands in it already. */
  filled: boolean
}

/** Few people have a code: the field is folded until it is wanted. */
export function PromoField({ field, input, filled }: PromoFieldProps) {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const [open, setOpen] = useState(false)
  const pressed = useRef(false)
  useEffect(() => {
    if (open && pressed.current) document.getElementById(field.id ?? '')?.focus()
  }, [field.id, open])
  // For good: what is cleared is not folded away under the fingers.
  if (!open && (filled || field.error !== undefined)) setOpen(true)
  if (!open) {
    return (
      <div>
        <Button
          variant="none"
          className={s.act}
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
