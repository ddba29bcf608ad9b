import { useTranslation } from '@/i18n/use-translation.ts'
import type { Worked } from '@/api/contract/worker-account.ts'
import { workerAccountApi } from '@/api/endpoints/worker-account.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { add } from '@/lib/decimal.ts'
import { known } from '@/lib/known.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import type { BadgeTone } from '@/ui/Badge.tsx'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Money } from '@/ui/Money.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { draftKind } from '../answer/draft.ts'
import { fairPlaces } from './places.ts'

const outcomes = {
  paid: 'ok',
  wrong: 'bad',
  skipped: 'neutral',
  reward: 'earls',
} as const satisfies Record<string, BadgeTone>

/** The tasks of a day. */
export function DayDialog({ date, onClose }: { date: string; onClose: () => void }) {
  const { t } = useTranslation('fairness')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const answer = workerAccountApi.useWorkedTasksQuery(
    { date },
    // Today is still running.
    { refetchOnMountOrArgChange: true },
  )
  const sum = (money: Worked['fine']) =>
    money && Number(money.amount) !== 0 ? (
      <Money {...money} locale={locale} places={fairPlaces} />
    ) : (
      '—'
    )
  const columns: Column<Worked>[] = [
    {
      key: 'task',
      header: common('label.task'),
      rowHeader: true,
      cell: ({ kind, outcome }) =>
        outcome === 'reward' ? t('task.reward') : common(`taskKind.${draftKind(kind)}`),
    },
    {
      key: 'at',
      header: common('label.time'),
      nowrap: true,
      cell: ({ at }) => format.date(at, 'time'),
    },
    {
      key: 'outcome',
      header: t('task.outcome'),
      cell: ({ outcome }) => {
        const own = known(['paid', 'wrong', 'skipped', 'reward'] as const, outcome)
        return (
          <StatusBadge status={outcome} tone={own && outcomes[own]}>
            {own && t(`outcome.${own}`)}
          </StatusBadge>
        )
      },
    },
    {
      key: 'earned',
      header: t('days.earned'),
      numeric: true,
      cell: ({ earned, bonus }) =>
        sum({ ...earned, amount: add(earned.amount, bonus?.amount ?? '0') }),
    },
    { key: 'fine', header: t('days.fines'), numeric: true, cell: ({ fine }) => sum(fine) },
  ]
  return (
    <Modal
      open
      side
      title={t('task.title', { date: format.date(`${date}T12:00:00Z`, 'date') })}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <Loaded
        answer={answer}
        skeleton={
          <SkeletonGroup label={common('loading')}>
            <Skeleton lines={12} />
          </SkeletonGroup>
        }
      >
        {({ records }) => (
          <PartedTable
            caption={t('task.caption')}
            hideCaption
            columns={columns}
            rows={records}
            rowKey={({ id, outcome }) => `${outcome}-${id}`}
            empty={<p>{t('task.empty')}</p>}
          />
        )}
      </Loaded>
    </Modal>
  )
}
