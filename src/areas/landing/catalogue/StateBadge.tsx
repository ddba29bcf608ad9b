import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/Badge.tsx'
import { availabilities } from './availability.ts'

const tones = {
  available: 'ok',
  limited: 'warn',
  unavailable: 'bad',
  deprecated: 'neutral',
} as const

/** A state that is not known yet is shown as it came, without a tone. */
export function StateBadge({ name }: { name: string }) {
  const { t } = useTranslation('landing')
  const known = availabilities.find((one) => one === name)
  return known ? <Badge tone={tones[known]}>{t(`state.${known}`)}</Badge> : <Badge>{name}</Badge>
}
