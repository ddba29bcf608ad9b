import { passes, personOf } from '@/session/person.ts'
import { useUser } from '@/session/use-user.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { EmptyBox } from '@/ui/illustrations/EmptyBox.tsx'

interface NoTasksProps {
  level?: 2 | 3
  title: string
  text: string
  /** The label of the link to a test. */
  action: string
}

/** Shown if no task has been sent. */
export function NoTasks({ level = 2, title, text, action }: NoTasksProps) {
  const { user } = useUser()
  return (
    <EmptyState
      level={level}
      illustration={<EmptyBox />}
      title={title}
      action={
        passes('testCaptcha', personOf(user)) && (
          <RouteLink to={{ id: 'testCaptcha' }} className={buttonClass({ variant: 'secondary' })}>
            {action}
          </RouteLink>
        )
      }
    >
      {text}
    </EmptyState>
  )
}
