import { useTranslation } from '@/i18n/use-translation.ts'
import { staffApi } from '@/api/endpoints/staff.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { usePolling } from '@/session/stream-state.ts'
import { DayFigures, FigureHoles } from './DayFigures.tsx'
import { Queues } from './Queues.tsx'

/** The waiting entries, and today's decisions. */
export function DeskSections() {
  const { t } = useTranslation('staff')
  const { t: common } = useTranslation()
  const format = useFormat()
  const answer = staffApi.useStaffDeskQuery(undefined, {
    pollingInterval: usePolling(60_000),
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: 15,
  })
  const at = answer.data?.updatedAt
  return (
    <>
      <LoadedSection
        answer={answer}
        title={t('queues.title')}
        text={t('queues.text')}
        aside={at && common('label.asOf', { time: format.date(at, 'time') })}
        lines={26}
      >
        {({ queues, updatedAt }) => <Queues queues={queues} at={updatedAt} />}
      </LoadedSection>
      <LoadedSection
        answer={answer}
        title={t('day.title')}
        text={t('day.text')}
        shape={<FigureHoles count={5} />}
      >
        {({ figures }) => <DayFigures figures={figures} />}
      </LoadedSection>
    </>
  )
}
