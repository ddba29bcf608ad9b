// Over 250 lines: a list with its columns, its export and the question before an undo.
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useDispatch } from 'react-redux'
import { api } from '@/api/api.ts'
import type { AccountChange } from '@/api/contract/account-changes.ts'
import { accountChangeApi } from '@/api/endpoints/keys.ts'
import { load } from '@/api/load.ts'
import { toProblem } from '@/api/problem.ts'
import { countryName } from '@/i18n/countries.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { dayIn } from '@/lib/zone.ts'
import type { Dispatch } from '@/session/person.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { DateTime } from '@/shared/account/DateTime.tsx'
import { shownOf } from '@/shared/list/answer.ts'
import { ExportAll } from '@/shared/list/ExportAll.tsx'
import { List } from '@/shared/list/List.tsx'
import { perPage } from '@/shared/list/per-page.ts'
import { LongText } from '@/shared/LongText.tsx'
import { useZone } from '@/shared/period/use-days.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { About } from '@/ui/About.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { toast } from '@/ui/toast-store.ts'
import {
  changeArea,
  changedFields,
  changePages,
  changesQuery,
  changeTable,
  figuresSince,
} from './changes.ts'
import type { ChangesQuery } from './changes.ts'
import { undoOf } from './undo.ts'
import { useChangeWords } from './use-change-words.ts'
import s from '../setting.module.css'

/** What was changed of the account's settings, by whom and from where, and how to undo it. */
export function ChangeLog() {
  const { t } = useTranslation('changes')
  const { t: common } = useTranslation()
  const query = useListQuery(changesQuery)
  const answer = accountChangeApi.useAccountChangesQuery(
    { ...query.value, perPage },
    { refetchOnMountOrArgChange: true },
  )
  const [undoing, setUndoing] = useState<AccountChange | null>(null)
  const columns = useColumns(setUndoing)
  const shown = shownOf(answer)
  const total = shown?.totalCount ?? shown?.records.length
  if (!shown && answer.error && toProblem(answer.error).status === 404)
    return (
      <AccountSection title={t('title')}>
        <p className="quiet">{t('absent')}</p>
      </AccountSection>
    )
  return (
    <List
      query={query}
      answer={answer}
      rows={({ records }) => records}
      rowKey={({ id }) => id}
      columns={columns}
      section={{
        title: t('title'),
        text: t('text'),
        aside: (shown || !answer.error) && <ExportChanges query={query.value} total={total} />,
      }}
      words={{
        found: (count) => t('found', { count }),
        empty: { title: t('empty'), text: t('emptyText') },
      }}
      filters={{
        area: { label: t('filter.area'), nameOf: (area) => t(`area.${area}`) },
        by: { label: t('filter.by'), nameOf: (by) => t(`by.${by}`) },
        dateFrom: { label: common('label.from') },
        dateTo: { label: common('label.to') },
      }}
    >
      {undoing && <UndoDialog change={undoing} onClose={() => setUndoing(null)} />}
    </List>
  )
}

function ExportChanges({ query, total }: { query: ChangesQuery; total: number | undefined }) {
  const dispatch: Dispatch = useDispatch()
  return (
    <ExportAll
      name="changes.csv"
      total={total}
      table={changeTable}
      ask={(page) =>
        load(
          dispatch(
            accountChangeApi.endpoints.accountChanges.initiate(
              { ...query, ...page },
              { forceRefetch: true },
            ),
          ),
        )
      }
    />
  )
}

function useAreaName(): (area: string) => string {
  const { t } = useTranslation('changes')
  return (area) => {
    const known = changeArea(area)
    return known ? t(`area.${known}`) : plainCode(area)
  }
}

/** The values of a change: what was there, and what came in its place. */
function Values({ change, restore = false }: { change: AccountChange; restore?: boolean }) {
  const { t } = useTranslation('changes')
  const { fieldName, valueText } = useChangeWords()
  return (
    <ul className={`bare stack gap-1 text-2 ${s.changed}`}>
      {changedFields(change).map(({ path, before, after }) => (
        <li key={path}>
          <span className="quiet">{fieldName(change.area, path)}</span>{' '}
          {restore ? (
            <b>{valueText(before)}</b>
          ) : (
            <>
              {before !== undefined && (
                <del>
                  <LongText text={valueText(before)} />
                </del>
              )}{' '}
              {after !== undefined && (
                <ins>
                  <span className="visually-hidden">{t('becomes')} </span>
                  <LongText text={valueText(after)} />
                </ins>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What a change is of; an alert rule is named by its figure. */
function useTargetName(): (change: Pick<AccountChange, 'area' | 'target'>) => string | null {
  const { valueText } = useChangeWords()
  return ({ area, target }) =>
    target && (area === 'alert_rules' ? valueText(target.name) : target.name || String(target.id))
}

function useColumns(onUndo: (change: AccountChange) => void): Column<AccountChange>[] {
  const { t } = useTranslation('changes')
  const locale = useLocale()
  const areaName = useAreaName()
  const targetName = useTargetName()
  return [
    {
      key: 'what',
      header: t('column.what'),
      rowHeader: true,
      cell: ({ area, target, before, after }) => (
        <span className="stack gap-1">
          <span>
            {areaName(area)}{' '}
            {(!before || !after) && (
              <Badge tone={before ? 'warn' : 'ok'}>{t(before ? 'removed' : 'added')}</Badge>
            )}
          </span>
          {target && (
            <span className="quiet text-2">
              <LongText text={targetName({ area, target }) ?? ''} />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'change',
      plain: true,
      header: t('column.change'),
      cell: (change) => <Values change={change} />,
    },
    {
      key: 'when',
      plain: true,
      header: t('column.when'),
      nowrap: true,
      cell: ({ at }) => <DateTime at={at} format="dateTime" />,
    },
    {
      key: 'who',
      plain: true,
      header: t('column.who'),
      cell: ({ by: { kind, name }, ip, country }) => (
        <span className="stack gap-1">
          <LongText
            text={
              kind === 'support' || kind === 'system'
                ? t(`by.${kind}`)
                : kind === 'key'
                  ? t('byKey', { name: name ?? '' })
                  : (name ?? t('by.person'))
            }
          />
          <span className="quiet text-2">
            <LongText text={[countryName(country, locale), ip].filter(Boolean).join(' · ')} />
          </span>
        </span>
      ),
    },
    {
      key: 'ways',
      plain: true,
      header: t('column.ways'),
      cell: (change) => <Ways change={change} onUndo={() => onUndo(change)} />,
    },
  ]
}

function Ways({ change, onUndo }: { change: AccountChange; onUndo: () => void }) {
  const { t } = useTranslation('changes')
  const areaName = useAreaName()
  const targetName = useTargetName()
  const zone = useZone()
  const { area, undo, at } = change
  const name = targetName(change) ?? areaName(area)
  const time = Date.parse(at)
  const figures = Number.isNaN(time) ? null : figuresSince(change, dayIn(zone, time))
  const known = changeArea(area)
  return (
    <span className="stack gap-1 items-start">
      {undo === 'possible' && undoOf(change) ? (
        <Button variant="secondary" aria-label={t('undo.named', { name })} onClick={onUndo}>
          {t('undo.action')}
        </Button>
      ) : undo === 'done' ? (
        <Badge>{t('undo.done')}</Badge>
      ) : undo === 'changed_since' ? (
        <span className="quiet text-2">{t('undo.since')}</span>
      ) : (
        known && (
          <RouteLink to={changePages[known]}>
            {t('open')}
            <About of={name} after={t('open')} />
          </RouteLink>
        )
      )}
      {figures && (
        <RouteLink to={figures}>
          {t('figures')}
          <About of={name} after={t('figures')} />
        </RouteLink>
      )}
    </span>
  )
}

/** Asks before a change is undone, with the values that come back. */
function UndoDialog({ change, onClose }: { change: AccountChange; onClose: () => void }) {
  const { t } = useTranslation('changes')
  const dispatch: Dispatch = useDispatch()
  const areaName = useAreaName()
  const targetName = useTargetName()
  const { area, before } = change
  const refresh = (): void => void dispatch(api.util.invalidateTags(['AccountChanges']))
  return (
    <ConfirmDialog
      title={t('undo.title', { name: targetName(change) ?? areaName(area) })}
      confirm={t('undo.action')}
      variant="primary"
      work={async () => {
        const run = undoOf(change)
        try {
          await withProof(async () => run?.(dispatch))
        } catch (failure) {
          const { status } = toProblem(failure)
          // Something else has changed it meanwhile.
          if (status === 404 || status === 409) refresh()
          throw failure
        }
      }}
      onDone={() => {
        refresh()
        toast({ tone: 'ok', text: t('undo.undone') })
        onClose()
      }}
      onClose={onClose}
    >
      <p>{t(before ? 'undo.text' : 'undo.remove')}</p>
      {before && <Values change={change} restore />}
      {area === 'percent_100' && <p>{t('undo.percent')}</p>}
    </ConfirmDialog>
  )
}
