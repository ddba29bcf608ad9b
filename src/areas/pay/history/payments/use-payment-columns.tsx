import { Download } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Payment } from '@/api/contract/payments.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { RowTime } from '@/shared/account/RowTime.tsx'
import { linkTarget } from '@/shared/html/link-target.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { refundStatuses } from '@/api/contract/payment-states.ts'
import { StatusBadge } from '@/shared/StatusBadge.tsx'
import type { BadgeTone } from '@/ui/Badge.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { knownPaymentStatus, statusInfo } from '../../payment/status.ts'
import s from '../history.module.css'

const refundTones: Record<(typeof refundStatuses)[number], BadgeTone> = {
  requested: 'warn',
  approved: 'info',
  rejected: 'bad',
  sent: 'ok',
}

export function usePaymentColumns(onRefund: (payment: Payment) => void): Column<Payment>[] {
  const { t } = useTranslation('payments')
  const { t: common } = useTranslation()
  const locale = useLocale()
  return [
    {
      key: 'when',
      header: common('label.payment'),
      rowHeader: true,
      nowrap: true,
      cell: ({ id, createdAt }) => (
        <span className={`gap-0 ${s.stack}`}>
          <RowTime at={createdAt} />
          <span className="quiet text-1 regular" translate="no" data-folds="">
            {common('label.number', { id: String(id) })}
          </span>
        </span>
      ),
    },
    {
      key: 'method',
      plain: true,
      header: common('label.method'),
      cell: ({ methodTitle, method }) => methodTitle || method || '—',
    },
    {
      key: 'amount',
      header: common('label.amount'),
      numeric: true,
      amount: ({ amount }) => amount.amount,
      nowrap: true,
      lead: 'bare',
      cell: ({ amount, fee }) => (
        <span className={`gap-0 ${s.stack}`}>
          <Money amount={amount.amount} currency={amount.currency} locale={locale} />
          {fee && !/^0(?:\.0+)?$/.test(fee.amount) && (
            <span className="quiet text-1 regular" data-folds="">
              {t('column.fee')}{' '}
              <Money amount={fee.amount} currency={fee.currency} locale={locale} />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'credited',
      folds: true,
      header: common('label.credited'),
      numeric: true,
      amount: ({ credited }) => credited?.amount,
      nowrap: true,
      cell: ({ credited, bonus }) =>
        credited ? (
          <span className={`gap-0 ${s.stack}`}>
            <Money amount={credited.amount} currency={credited.currency} locale={locale} />
            {bonus && (
              <span className="quiet text-1 regular">
                {t('column.bonus')}{' '}
                <Money amount={bonus.amount} currency={bonus.currency} locale={locale} />
              </span>
            )}
          </span>
        ) : (
          '—'
        ),
    },
    {
      key: 'status',
      state: true,
      header: common('label.status'),
      cell: (payment) => <Status payment={payment} onRefund={onRefund} />,
    },
    {
      key: 'files',
      folds: true,
      header: common('nav.crumb.profileDocs'),
      cell: (payment) => {
        const files = filesOf(payment)
        return files.length > 0 ? <Files id={payment.id} files={files} /> : '—'
      },
    },
  ]
}

/** The status and the possible actions. */
function Status({ payment, onRefund }: { payment: Payment; onRefund: (payment: Payment) => void }) {
  const { id, status, refund, refundable } = payment
  const { t } = useTranslation('payments')
  const { t: states } = useTranslation('payment')
  const locale = useLocale()
  const found = knownPaymentStatus(status)
  const back = refund && known(refundStatuses, refund.status)
  return (
    <span className={`cluster gap-1 gap-x-2 align-start ${s.states}`}>
      {/* A refund is the newer state, and a narrow row has place for one. */}
      <span data-folds={refund ? '' : undefined}>
        <StatusBadge
          status={status}
          tone={statusInfo(status).tone}
          tip={found && states(`status.${found}.text`)}
        >
          {found && states(`status.${found}.name`)}
        </StatusBadge>
      </span>
      {refund && (
        <span className={`gap-0 ${s.stack}`}>
          <StatusBadge
            status={refund.status}
            tone={back ? refundTones[back] : 'neutral'}
            tip={back ? t(`refund.tip.${back}`) : undefined}
          >
            {back && t(`refund.status.${back}`)}
          </StatusBadge>
          {refund.amount && (
            <span className="quiet text-1 regular" data-folds="">
              <Money
                amount={refund.amount.amount}
                currency={refund.amount.currency}
                locale={locale}
              />
            </span>
          )}
        </span>
      )}
      <span className={s.acts} data-folds="">
        {refundable ? (
          <button
            type="button"
            className={`inline-row bold blue ${s.act}`}
            onClick={() => onRefund(payment)}
            aria-label={t('refund.named', { id: String(id) })}
          >
            {t('refund.button')}
          </button>
        ) : (
          // A running payment has its own page, which also explains a failure.
          statusInfo(status).after !== 'done' && (
            <RouteLink
              to={{ id: 'payOk', search: { paymentId: id } }}
              className={`inline-row bold blue ${s.act}`}
              aria-label={t('column.openNamed', { id: String(id) })}
            >
              {t('column.open')}
            </RouteLink>
          )
        )}
      </span>
    </span>
  )
}

interface PaymentFile {
  name: 'receipt' | 'invoice'
  href: string
}

const filesOf = ({ receiptUrl, invoiceUrl }: Payment): PaymentFile[] =>
  (
    [
      { name: 'receipt', url: receiptUrl },
      { name: 'invoice', url: invoiceUrl },
    ] as const
  ).flatMap(({ name, url }) => {
    const href = url ? linkTarget(url, location.origin) : null
    return href && !href.startsWith('mailto:') ? [{ name, href }] : []
  })

function Files({ id, files }: { id: Payment['id']; files: readonly PaymentFile[] }) {
  const { t } = useTranslation(['payments', 'common'])
  return (
    <span className={`gap-0 ${s.stack}`}>
      {files.map(({ name, href }) => (
        <a
          key={name}
          className={`inline-row gap-1 nowrap ${s.file}`}
          href={href}
          rel="noopener noreferrer"
          aria-label={t(`file.${name}Named`, { id: String(id) })}
          {...(href.startsWith('/') ? { download: '' } : { target: '_blank' })}
        >
          <Download className="rigid" size={16} aria-hidden="true" />
          {t(name === 'receipt' ? 'common:label.receipt' : 'file.invoice')}
        </a>
      ))}
    </span>
  )
}
