import { useTranslation } from '@/i18n/use-translation.ts'
import { Badge } from '@/ui/Badge.tsx'
import type { BadgeTone } from '@/ui/Badge.tsx'

const known = ['beginner', 'intermediate', 'advanced'] as const
const tones: Readonly<Record<(typeof known)[number], BadgeTone>> = {
  beginner: 'ok',
  intermediate: 'info',
  advanced: 'warn',
}

/** The difficulty of a tutorial. An unknown level is shown as received. */
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
