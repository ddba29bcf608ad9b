import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/Badge.tsx'
import type { BadgeTone } from '@/ui/Badge.tsx'

const known = ['beginner', 'intermediate', 'advanced'] as const
const tones: Readonly<Record<(typeof known)[number], BadgeTone>> = {
  beginner: 'ok',
  intermediate: 'info',
  advanced: 'warn',
}

/** How much a tutorial asks of its reader. A level that we do not know stands as it is. */
export function Difficulty({ value }: { value: string | null | undefined }) {
  const { t } = useTranslation('articles')
  if (!value) return null
  const level = known.find((one) => one === value)
  return (
    <Badge tone={level ? tones[level] : 'neutral'}>
      {level ? t(`difficulty.${level}`) : value}
    </Badge>
  )
}
