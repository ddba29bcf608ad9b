import { useTranslation } from '@/i18n/use-translation.ts'
import { isAbsent } from '@/api/problem.ts'
import type { PayTerms } from '@/api/contract/worker-money.ts'
import { workerKinds } from '@/api/contract/worker.ts'
import { workerMoneyApi } from '@/api/endpoints/worker.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Badge } from '@/ui/Badge.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { bestKinds, byHour, isUnderFloor } from './earnings.ts'

/** What each kind pays, what a mistake costs, and what an hour with it really paid. */
export function PaySection() {
  const { t } = useTranslation('earnings')
  const answer = workerMoneyApi.usePayTermsQuery()
  const columns = useColumns()
  if (isAbsent(answer)) return null
  return (
    <LoadedSection
      answer={answer}
      title={t('pay.title')}
      text={answer.data?.days ? t('pay.text', { count: answer.data.days }) : t('pay.textUndated')}
      lines={12}
    >
      {({ records }) => (
        <div className="stack gap-4">
          <Best terms={records} />
          <p className="quiet text-2">
            {t(records.some(({ floor }) => floor) ? 'pay.floor' : 'pay.noFloor')}
          </p>
          <PartedTable
            caption={t('pay.title')}
            hideCaption
            columns={columns}
            rows={byHour(records)}
            rowKey={({ kind }) => kind}
            empty={<p>{t('pay.none')}</p>}
          />
        </div>
      )}
    </LoadedSection>
  )
}

function useKindName(): (kind: string) => string {
  const { t } = useTranslation()
  return (kind) => {
    const found = known(workerKinds, kind)
    return found ? t(`taskKind.${found}`) : plainCode(kind)
  }
}

/** The kinds that paid this worker most, at the accuracy they have. */
function Best({ terms }: { terms: readonly PayTerms[] }) {
  const { t } = useTranslation('earnings')
  const format = useFormat()
  const money = useMoneyText()
  const nameOf = useKindName()
  const best = bestKinds(terms)
  if (best.length === 0) return <p>{t('pay.bestNone')}</p>
  return (
    <div className="stack gap-2">
      <h3 className="text-3">{t('pay.best')}</h3>
      <ol className="bare grid gap-1">
        {best.map(
          ({ kind, mine }) =>
            mine && (
              <li key={kind}>
                <b>{nameOf(kind)}</b>
                {format.colon}
                {t('pay.hour', { sum: money(mine.perHour.amount, mine.perHour.currency) })}
                {mine.accuracy !== null &&
                  `${format.comma}${t('pay.at', { share: format.rate(mine.accuracy) })}`}
              </li>
            ),
        )}
      </ol>
    </div>
  )
}

function useColumns(): Column<PayTerms>[] {
  const { t } = useTranslation('earnings')
  const locale = useLocale()
  const format = useFormat()
  const money = useMoneyText()
  const nameOf = useKindName()
  const hour = (sum: { perHour: PayTerms['per1000'] } | null) =>
    sum ? <Money {...sum.perHour} locale={locale} perUnit={t('pay.anHour')} /> : '—'
  return [
    {
      key: 'kind',
      header: t('pay.column.kind'),
      rowHeader: true,
      cell: (terms) => (
        // One child, whose parts a card would lay beside each other. The mark is here, where no
        // amount has to give way for it.
        <span>
          {nameOf(terms.kind)}{' '}
          {terms.locked && (
            <RouteLink className="text-1 regular" to={{ id: 'cabinetTraining' }}>
              {t('pay.locked')}
            </RouteLink>
          )}
          {terms.floor && isUnderFloor(terms) && (
            <Badge tone="warn">
              {t('pay.under', { sum: money(terms.floor.amount, terms.floor.currency) })}
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'mine',
      header: t('pay.column.mine'),
      lead: 'bare',
      numeric: true,
      cell: ({ mine }) => hour(mine),
    },
    {
      key: 'others',
      header: t('pay.column.others'),
      numeric: true,
      cell: ({ others }) => hour(others),
    },
    {
      key: 'per1000',
      folds: true,
      header: t('pay.column.per1000'),
      numeric: true,
      cell: ({ per1000 }) => <Money {...per1000} locale={locale} />,
    },
    {
      key: 'bonus',
      header: t('pay.column.bonus'),
      folds: true,
      cell: ({ bonus }) =>
        bonus
          ? t(bonus.accuracy === null ? 'pay.bonus' : 'pay.bonusFrom', {
              sum: money(bonus.per1000.amount, bonus.per1000.currency),
              share: bonus.accuracy === null ? '' : format.percent(bonus.accuracy),
            })
          : '—',
    },
    {
      key: 'floor',
      header: t('pay.column.floor'),
      folds: true,
      numeric: true,
      cell: ({ floor }) =>
        floor ? <Money {...floor} locale={locale} perUnit={t('pay.anHour')} /> : t('pay.unset'),
    },
    {
      key: 'fine',
      header: t('pay.column.fine'),
      folds: true,
      numeric: true,
      lead: false,
      cell: ({ fine }) => (fine ? <Money {...fine} locale={locale} /> : '—'),
    },
  ]
}
