import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import type { ListAnswer } from './answer.ts'

export interface ListSectionProps {
  title: ReactNode
  text?: ReactNode
  /** Shown at the end of the title row: an export or a small action. */
  aside?: ReactNode
}

interface ListFrameProps {
  section: ListSectionProps | undefined
  answer: ListAnswer<unknown>
  refresh: string | undefined
  children: ReactNode
}

/** The section of a list, with the refresh button. */
export function ListFrame({ section, answer, refresh, children }: ListFrameProps) {
  const { t } = useTranslation()
  if (!section) return children
  const { currentData, isFetching, isFetchingNextPage, refetch } = answer
  return (
    <AccountSection
      {...section}
      aside={
        refresh ? (
          <>
            {section.aside}
            <Button
              variant="tertiary"
              loading={isFetching && !isFetchingNextPage && currentData !== undefined}
              loadingText={t('loading')}
              prepend={<RefreshCw size={18} aria-hidden="true" />}
              onClick={() => void refetch()}
            >
              {refresh}
            </Button>
          </>
        ) : (
          section.aside
        )
      }
    >
      {children}
    </AccountSection>
  )
}
