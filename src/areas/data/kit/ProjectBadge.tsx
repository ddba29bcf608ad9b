import { StatusBadge } from '@/shared/StatusBadge.tsx'
import { useLabelWords } from './label-words.ts'

export function ProjectBadge({ status }: { status: string }) {
  const look = useLabelWords().projectState(status)
  return (
    <StatusBadge status={status} tone={look?.tone} tip={look?.tip}>
      {look?.text}
    </StatusBadge>
  )
}
