import { BellDot, ChartArea, Key, MapPin, Repeat2, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Points } from '@/shared/landing/Points.tsx'
import { Section } from '@/ui/Section.tsx'

const points = [
  ['place', MapPin],
  ['session', Repeat2],
  ['access', Key],
  ['users', Users],
  ['alerts', BellDot],
  ['statistics', ChartArea],
] as const

/** What customers control: location, session, access and the rest. */
export function Control() {
  const { t } = useTranslation('proxy')
  return (
    <Section title={t('control.title')}>
      <Points
        items={points.map(([id, Icon]) => ({
          id,
          title: t(`control.${id}.title`),
          text: t(`control.${id}.text`),
          icon: <Icon size={24} aria-hidden="true" />,
        }))}
      />
    </Section>
  )
}
