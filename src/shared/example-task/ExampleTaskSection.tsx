import type { ReactNode } from 'react'
import { LatePart } from '@/shared/LatePart.tsx'
import { Section } from '@/ui/Section.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import type { ExampleType } from './example-type.ts'
import s from './example-place.module.css'

const loadExampleTasks = async () => (await import('./ExampleTasks.tsx')).ExampleTasks
const words = ['exampleTask', 'testWatch'] as const

interface ExampleTaskSectionProps {
  title: ReactNode
  lead: ReactNode
  tone?: 'plain' | 'alice'
  /** The kind of task that is shown first. */
  first?: ExampleType
}

/** The service at work: example tasks, which load when they are about to be seen. */
export function ExampleTaskSection({ title, lead, tone, first }: ExampleTaskSectionProps) {
  return (
    <Section title={title} lead={lead} tone={tone} className={s.section}>
      <LatePart
        onSight
        load={loadExampleTasks}
        ns={words}
        props={{ first }}
        fallback={<Skeleton variant="block" className={s.place} />}
      />
    </Section>
  )
}
