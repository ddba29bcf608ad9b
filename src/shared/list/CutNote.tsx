import { useTranslation } from '@/i18n/use-translation.ts'
import { withGap } from '@/lib/sentences.ts'
import { Button } from '@/ui/Button.tsx'

interface CutNoteProps {
  /** The result of useEveryPage(). */
  list: { isCut: boolean; isFetching: boolean; refetch: () => void }
}

/** Says that a choice lacks records, and fetches them on request. */
export function CutNote({ list: { isCut, isFetching, refetch } }: CutNoteProps) {
  const { t } = useTranslation()
  return isCut ? (
    <>
      {withGap(t('list.cut'))}
      <Button variant="tertiary" loading={isFetching} onClick={refetch}>
        {t('action.retry')}
      </Button>
    </>
  ) : null
}
