import type { ReactNode } from 'react'
import { toProblem } from '@/api/problem.ts'
import { AccountSection } from '../account/AccountSection.tsx'
import { SectionSkeleton } from '../account/SectionSkeleton.tsx'
import { ProblemState } from '../ProblemState.tsx'

interface LoadedProps<Data> {
  /** What the generated hook of a call gives. Null is an answer. */
  answer: { data?: Data | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown }
  children: (data: Data) => ReactNode
}

/** What is drawn of an answer, its place until then, and another try where it failed. */
export function Loaded<Data>({
  answer: { data, error, isFetching, refetch },
  level = 2,
  skeleton,
  children,
}: LoadedProps<Data> & { level?: 2 | 3; skeleton: ReactNode }) {
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  return (
    <ProblemState
      problem={toProblem(error)}
      onRetry={() => void refetch()}
      busy={isFetching}
      level={level}
    />
  )
}

interface LoadedSectionProps<Data> extends LoadedProps<Data> {
  title: string
  text?: ReactNode
  aside?: ReactNode
  /** About as high as what comes. */
  lines: number
}

/** The same as a section with a title of its own. */
export function LoadedSection<Data>({
  answer,
  lines,
  children,
  ...section
}: LoadedSectionProps<Data>) {
  if (answer.data === undefined && !answer.error)
    return <SectionSkeleton title={section.title} lines={lines} />
  return (
    <AccountSection {...section}>
      <Loaded answer={answer} level={3} skeleton={null}>
        {children}
      </Loaded>
    </AccountSection>
  )
}
