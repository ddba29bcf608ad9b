import { known } from '@/lib/known.ts'
import { useState } from 'react'
import { digitsOf } from '@/lib/typed-amount.ts'
import { NumberInput } from '@/shared/number/NumberInput.tsx'
import { Field } from '@/ui/Field.tsx'

interface NumberFieldProps {
  label: string
  value: number
  most: number
  onValue: (value: number) => void
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * Applies each integer as it is typed. A text that is none stays with what is wrong, until the value
 * changes otherwise. The arrow keys change it by one; a wheel scrolls the page and changes nothing.
 */
export function NumberField({ label, value, most, onValue }: NumberFieldProps) {
  /** `of` is the value beside which a text was left that is no number. */
  const [typed, setTyped] = useState<{ text: string; of?: number } | null>(null)
  const isShown = typed && (typed.of === undefined || typed.of === value)
  return (
    <Field label={label}>
      <NumberInput
        whole
        alone
        role="spinbutton"
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={value}
        value={isShown ? typed.text : String(value)}
        onChange={({ target }) => {
          setTyped({ text: target.value })
          const digits = digitsOf(target.value)
          if (/^\d+$/.test(digits)) onValue(Number(digits))
        }}
        onKeyDown={(event) => {
          const step = known(steps, event.key)
          if (step === undefined || event.altKey) return
          event.preventDefault()
          setTyped(null)
          onValue(Math.min(Math.max(value + step, 0), most))
        }}
        onBlur={({ target: { value: text } }) =>
          setTyped(text.trim() === '' || /^\d+$/.test(digitsOf(text)) ? null : { text, of: value })
        }
      />
    </Field>
  )
}
