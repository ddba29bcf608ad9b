import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Money } from '@/api/contract/common.ts'
import type { CostReplay, settingCalls } from '@/api/contract/settings.ts'
import type { ArgOf } from '@/api/contract/types.ts'
import { settingsApi } from '@/api/endpoints/customer.ts'
import { toProblem } from '@/api/problem.ts'
import { compare, readable } from '@/lib/decimal.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { relativeChange } from '@/shared/chart/compared.ts'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import { useSettled } from '@/lib/use-settled.ts'
import { Button } from '@/ui/Button.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import s from '../customer.module.css'

export interface PastCostProps {
  /** The settings before they are saved; null while they contradict themselves. */
  change: ArgOf<(typeof settingCalls)['costReplay']> | null
}

/**
 * What the tasks of the last days cost, and what they would have cost with other settings. Absent
 * where the backend does not compute it (404).
 */
export function PastCost({ change }: PastCostProps) {
  const { t } = useTranslation('pastCost')
  const { t: common } = useTranslation()
  const wanted = JSON.stringify(change)
  const isTyping = useSettled(wanted) !== wanted
  const { data, currentData, error, isFetching, refetch } = settingsApi.useCostReplayQuery(
    change === null || isTyping ? skipToken : change,
    // What is not sent may have been saved since.
    { refetchOnMountOrArgChange: true },
  )
  const problem = error && toProblem(error)
  if (problem?.status === 404) return null
  const shown = currentData ?? data
  const isOld = isTyping || !currentData
  return (
    <section aria-label={t('title')} className="stack gap-3">
      <h3>{t('title')}</h3>
      <div role="status" aria-busy={isOld && !problem && change !== null} className="stack gap-3">
        {change === null ? (
          <p className="quiet text-2">{t('wrong')}</p>
        ) : problem ? (
          <p className="cluster gap-2 gap-x-4 quiet text-2">
            {t('lost')}
            <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
              {common('action.retry')}
            </Button>
          </p>
        ) : shown ? (
          <Sums replay={shown} />
        ) : (
          <p className="quiet text-2">{common('loading')}</p>
        )}
      </div>
      {change !== null && !problem && shown && shown.rows.length > 1 && <ByType replay={shown} />}
    </section>
  )
}

type Cost = Pick<CostReplay, 'spent' | 'least' | 'most'>

/** Returns a function that writes what tasks would have cost: a sum, or two that it lies between. */
function useWouldCost(): (cost: Cost) => string {
  const { t } = useTranslation('pastCost')
  const money = useMoneyText()
  const write = ({ amount, currency }: Money): string => money(readable(amount), currency)
  return ({ least, most }) =>
    compare(least.amount, most.amount) === 0
      ? write(most)
      : t('between', { from: write(least), to: write(most) })
}

function Sums({ replay }: { replay: CostReplay }) {
  const { t } = useTranslation('pastCost')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  const wouldCost = useWouldCost()
  const { dateFrom, dateTo, tasks, spent, least, most, refused } = replay
  const day = (date: string): string => format.date(`${date}T12:00:00Z`, 'dayMonth')
  const days = { from: day(dateFrom), to: day(dateTo) }
  if (tasks === 0) return <p className="quiet text-2">{t('none', days)}</p>
  const change = least.amount === most.amount ? relativeChange(most.amount, spent.amount) : null
  return (
    <>
      <p className={`text-2 ${s.summary}`}>{t('text', days)}</p>
      <DescriptionList layout="flow" terms="small" details="strong">
        <Description term={common('label.tasks')}>{format.number(tasks)}</Description>
        <Description term={t('spent')}>{money(readable(spent.amount), spent.currency)}</Description>
        <Description term={t('would')}>
          {wouldCost(replay)}
          {change !== null && change !== 0 && ` (${format.change(change)})`}
        </Description>
        <Description term={t('refused')}>{format.number(refused)}</Description>
      </DescriptionList>
      {refused > 0 && <p className={`quiet text-2 ${s.summary}`}>{t('refusedText')}</p>}
    </>
  )
}

type Row = CostReplay['rows'][number]

function ByType({ replay: { rows } }: { replay: CostReplay }) {
  const { t } = useTranslation('pastCost')
  const { t: common } = useTranslation()
  const format = useFormat()
  const money = useMoneyText()
  const nameOf = useTypeName()
  const wouldCost = useWouldCost()
  const columns: Column<Row>[] = [
    {
      key: 'type',
      header: common('label.type'),
      rowHeader: true,
      cell: ({ type, title }) => nameOf(type, title),
    },
    {
      key: 'tasks',
      header: common('label.tasks'),
      numeric: true,
      cell: ({ tasks }) => format.number(tasks),
    },
    {
      key: 'spent',
      header: t('spent'),
      numeric: true,
      cell: ({ spent }) => money(readable(spent.amount), spent.currency),
    },
    {
      key: 'would',
      header: t('would'),
      numeric: true,
      cell: (row) => <b>{wouldCost(row)}</b>,
    },
    {
      key: 'refused',
      header: t('refused'),
      numeric: true,
      cell: ({ refused }) => format.number(refused),
    },
  ]
  return (
    <PartedTable
      caption={t('table')}
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={({ type }) => type}
    />
  )
}
