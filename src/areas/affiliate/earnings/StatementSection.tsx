import { Link } from 'react-router'
import { isAbsent } from '@/api/problem.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Statement } from '@/api/contract/worker-money.ts'
import { workerMoneyApi } from '@/api/endpoints/worker.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { readable, subtract } from '@/lib/decimal.ts'
import { withGap } from '@/lib/sentences.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { DownloadCsv } from '@/shared/list/DownloadCsv.tsx'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import { useAddress, withValues } from '@/shared/query/use-address.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Money } from '@/ui/Money.tsx'
import { netOf } from './earnings.ts'
import { ReceiptHead } from '../ReceiptHead.tsx'

/** A statement of earnings for each year, to print or to save. */
export function StatementSection() {
  const { t } = useTranslation('earnings')
  const [params, change] = useAddress()
  const locale = useLocale()
  const answer = workerMoneyApi.useStatementsQuery()
  if (isAbsent(answer)) return null
  const open = answer.data?.records.find(({ year }) => year === params.get('statement'))
  return (
    <LoadedSection answer={answer} title={t('year.title')} text={t('year.text')} lines={4}>
      {({ records }) => (
        <>
          {records.length === 0 ? (
            <p className="quiet">{t('year.none')}</p>
          ) : (
            <ul className="bare grid gap-3">
              {records.map((statement) => (
                <li key={statement.year} className="row wrap between gap-2">
                  <Link
                    to={{ search: withValues(params, { statement: statement.year }).toString() }}
                    preventScrollReset
                  >
                    {t(statement.isComplete ? 'year.whole' : 'year.soFar', {
                      year: statement.year,
                    })}
                  </Link>
                  <b>
                    <Money
                      amount={readable(netOf(statement))}
                      currency={statement.earned.currency}
                      locale={locale}
                    />
                  </b>
                </li>
              ))}
            </ul>
          )}
          {open && <StatementDialog statement={open} onClose={() => change({ statement: null })} />}
        </>
      )}
    </LoadedSection>
  )
}

/** The rows of the file, with the API's names, the same in every language. */
const monthTable = ({ months, year, ...sums }: Statement): string[][] => [
  ['period', 'earned', 'bonus', 'fines', 'net', 'paidOut', 'currency'],
  ...[
    ...months.map((one) => ({ ...one, period: one.month.slice(0, 7) })),
    { ...sums, period: year },
  ].map((one) => [
    one.period,
    one.earned.amount,
    one.bonus?.amount ?? '0',
    one.fines?.amount ?? '0',
    netOf(one),
    one.paidOut?.amount ?? '0',
    one.earned.currency,
  ]),
]

/** A statement. Only the statement is printed, not the page. */
function StatementDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const { t } = useTranslation('earnings')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const { year, holder, taxId, solved, earned, bonus, fines, paidOut, fees, months } = statement
  const { currency } = earned
  const sum = (money: Statement['bonus']) =>
    money ? (
      <Money amount={readable(money.amount)} currency={money.currency} locale={locale} />
    ) : (
      '—'
    )
  const rows = [
    [t('year.holder'), holder],
    [t('year.taxId'), taxId],
    [t('year.solved'), format.number(solved)],
    [t('year.earned'), sum(earned)],
    [t('year.bonus'), bonus && sum(bonus)],
    [t('year.fines'), fines && sum(fines)],
    [
      t('year.net'),
      <b key="net">
        <Money amount={readable(netOf(statement))} currency={currency} locale={locale} />
      </b>,
    ],
    [t('year.paidOut'), paidOut && sum(paidOut)],
    [t('year.fees'), fees && sum(fees)],
    [
      t('year.received'),
      paidOut && fees && (
        <Money amount={subtract(paidOut.amount, fees.amount)} currency={currency} locale={locale} />
      ),
    ],
  ] as const
  return (
    <Modal
      open
      title={t('year.name', { year })}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => window.print()}>{t('year.print')}</Button>
          <DownloadCsv name={t('year.file', { year })} rows={() => monthTable(statement)} />
        </>
      }
    >
      <div className="stack gap-4" data-receipt="">
        <ReceiptHead />
        <DescriptionList layout="rows" terms="quiet" lines="box">
          {rows.map(
            ([name, value]) =>
              value !== null && (
                <Description key={name} term={name}>
                  {value}
                </Description>
              ),
          )}
        </DescriptionList>
        {!statement.isComplete && <p className="quiet text-2">{t('year.running')}</p>}
        <p className="quiet text-2">
          {withGap(t('year.declare'))}
          {!taxId && <RouteLink to={{ id: 'profileDocs' }}>{t('year.addTaxId')}</RouteLink>}
        </p>
        <PartedTable
          caption={t('year.months')}
          columns={[
            {
              key: 'month',
              header: t('history.column.month'),
              rowHeader: true,
              cell: ({ month }) => format.date(`${month}T12:00:00Z`, 'month'),
            },
            {
              key: 'net',
              header: t('year.net'),
              numeric: true,
              cell: (month) => (
                <Money amount={readable(netOf(month))} currency={currency} locale={locale} />
              ),
            },
            {
              key: 'paidOut',
              header: t('year.paidOut'),
              numeric: true,
              cell: ({ paidOut: sent }) => sum(sent),
            },
          ]}
          rows={months}
          rowKey={({ month }) => month}
        />
      </div>
    </Modal>
  )
}
