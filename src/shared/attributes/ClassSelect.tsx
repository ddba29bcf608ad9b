import type { ComponentProps } from 'react'
import { cutText } from '@/lib/cut-text.ts'
import { Select } from '@/ui/Select.tsx'

interface ClassSelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  labels: readonly { id: string | number; name: string }[]
  value: string | number
  /** Called with the identifier as the browser has it: text. */
  onClass: (labelId: string) => void
}

/** One of the classes of a labelling project. */
export function ClassSelect({ labels, onClass, ...rest }: ClassSelectProps) {
  return (
    <Select {...rest} onChange={({ target }) => onClass(target.value)}>
      {labels.map(({ id, name }) => (
        <option key={id} value={id}>
          {cutText(name, 40)}
        </option>
      ))}
    </Select>
  )
}
