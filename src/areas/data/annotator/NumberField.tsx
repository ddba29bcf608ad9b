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
 * Applies each integer as it is typed. An invalid value is corrected on blur. The arrow keys change
 * it by one; a wheel over it scrolls the page and changes nothing.
 */
export function NumberField({ label, value, most, onValue }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field label={label}>
      <NumberInput
        whole
        role="spinbutton"
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={value}
        value={typed ?? String(value)}
        onChange={({ target }) => {
          setTyped(target.value)
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
        onBlur={() => setTyped(null)}
      />
    </Field>
  )
}
