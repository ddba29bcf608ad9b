import type { ReactNode } from 'react'
import { LatePart } from '@/shared/LatePart.tsx'
import { Section } from '@/ui/Section.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import type { RecordedType } from './recorded-type.ts'
import s from './recording-place.module.css'

const loadRecordings = async () => (await import('./Recordings.tsx')).Recordings
const words = ['recording', 'testWatch'] as const

interface RecordingSectionProps {
  title: ReactNode
  lead: ReactNode
  tone?: 'plain' | 'alice'
  /** The kind of task that is shown first. */
  first?: RecordedType
}

/** The service at work: example tasks, which load when they are about to be seen. */
export function RecordingSection({ title, lead, tone, first }: RecordingSectionProps) {
  return (
    <Section title={title} lead={lead} tone={tone} className={s.section}>
      <LatePart
        onSight
        load={loadRecordings}
        ns={words}
        props={{ first }}
        fallback={<Skeleton variant="block" className={s.place} />}
      />
    </Section>
  )
}
