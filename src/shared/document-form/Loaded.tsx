import type { ReactNode } from 'react'
import { toProblem } from '@/api/problem.ts'
import { AccountSection } from '../account/AccountSection.tsx'
import { SectionSkeleton } from '../account/SectionSkeleton.tsx'
import { ProblemState } from '../ProblemState.tsx'

interface LoadedProps<Data> {
  /** The result of a call's generated hook. Null is a valid answer. */
  answer: { data?: Data | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown }
  children: (data: Data) => ReactNode
}

/** Renders an answer, a placeholder until it arrives, and a retry if it failed. */
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
  /** Roughly the height of the content. */
  lines?: number
  /** As of `SectionSkeleton`. */
  shape?: ReactNode
  unknown?: boolean
}

/** `Loaded` as a titled section. */
export function LoadedSection<Data>({
  answer,
  lines,
  shape,
  unknown,
  children,
  ...section
}: LoadedSectionProps<Data>) {
  if (answer.data === undefined && !answer.error)
    return (
      <SectionSkeleton
        title={section.title}
        text={section.text}
        unknown={unknown}
        shape={shape}
        {...(lines !== undefined && { lines })}
      />
    )
  return (
    <AccountSection {...section}>
      <Loaded answer={answer} level={3} skeleton={null}>
        {children}
      </Loaded>
    </AccountSection>
  )
}
