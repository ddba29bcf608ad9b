import type { ReactNode } from 'react'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'

/** Names and values, one per line. Unknown values are left out. */
export function TaskFacts({ items }: { items: readonly { name: string; value: ReactNode }[] }) {
  const known = items.filter(
    ({ value }) => value !== null && value !== undefined && value !== false,
  )
  if (known.length === 0) return null
  return (
    <DescriptionList layout="rows" terms="quiet" details="strong" className="gap-1 mt-3 text-2 num">
      {known.map(({ name, value }) => (
        <Description key={name} term={name}>
          {value}
        </Description>
      ))}
    </DescriptionList>
  )
}
