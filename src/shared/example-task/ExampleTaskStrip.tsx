import { LatePart } from '@/shared/LatePart.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import type { ExampleType } from './example-type.ts'
import s from './example-place.module.css'

const loadExampleTasks = async () => (await import('./ExampleTasks.tsx')).ExampleTasks
const words = ['exampleTask', 'testWatch'] as const

interface ExampleTaskStripProps {
  /** The kind of task that is shown first. */
  first?: ExampleType | undefined
  /** Whether it offers to try a picture of one's own, which the test form itself does not need. */
  hasOwn?: boolean
}

/** The example tasks, which load when they are about to be seen. */
export function ExampleTaskStrip({ first, hasOwn = true }: ExampleTaskStripProps) {
  return (
    <LatePart
      key={first}
      onSight
      load={loadExampleTasks}
      ns={words}
      props={{ first, hasOwn }}
      fallback={
        <div className={`grid ${s.place}`} data-alone={!hasOwn || undefined}>
          <Skeleton variant="block" className={s.hole} />
        </div>
      }
    />
  )
}
