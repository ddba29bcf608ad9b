import { useState } from 'react'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'

interface NumberFieldProps {
  label: string
  value: number
  most: number
  onValue: (value: number) => void
}

/** Applies each integer as it is typed. An invalid value is corrected on blur. */
export function NumberField({ label, value, most, onValue }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field label={label}>
      <TextInput
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        step={1}
        value={typed ?? String(value)}
        onChange={({ target }) => {
          setTyped(target.value)
          const number = Number(target.value)
          if (target.value.trim() !== '' && Number.isFinite(number)) onValue(number)
        }}
        onBlur={() => setTyped(null)}
      />
    </Field>
  )
}
