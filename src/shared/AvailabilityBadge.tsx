import { useTranslation } from '@/i18n/use-translation.ts'
import { Badge } from '@/ui/Badge.tsx'
import { availabilities } from './availability.ts'

const tones = {
  available: 'ok',
  limited: 'warn',
  unavailable: 'bad',
  deprecated: 'neutral',
} as const

/**
 * Shows whether a task type is open. An unknown availability is shown as received, without a tone.
 */
export function AvailabilityBadge({ name, tip }: { name: string; tip?: string | undefined }) {
  const { t } = useTranslation()
  const known = availabilities.find((one) => one === name)
  return known ? (
    <Badge tone={tones[known]} tip={tip}>
      {t(`availability.${known}`)}
    </Badge>
  ) : (
    <Badge>{name}</Badge>
  )
}
