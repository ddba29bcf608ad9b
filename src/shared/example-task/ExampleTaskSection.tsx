import type { ReactNode } from 'react'
import { Section } from '@/ui/Section.tsx'
import { ExampleTaskStrip } from './ExampleTaskStrip.tsx'
import type { ExampleType } from './example-type.ts'
import s from './example-place.module.css'

interface ExampleTaskSectionProps {
  title: ReactNode
  lead: ReactNode
  tone?: 'plain' | 'alice'
  /** The kind of task that is shown first. */
  first?: ExampleType
}

/** The service at work on an open page. */
export function ExampleTaskSection({ title, lead, tone, first }: ExampleTaskSectionProps) {
  return (
    <Section title={title} lead={lead} tone={tone} className={s.section}>
      <ExampleTaskStrip first={first} />
    </Section>
  )
}
