import { ExternalLink } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { CryptoPayment } from '@/api/contract/crypto.ts'
import { linkTarget } from '@/shared/html/link-target.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { Progress } from '@/ui/Progress.tsx'
import s from '../pay.module.css'

/** The transfers to the address and their confirmations. */
export function Transactions({
  answer: { txids, asset, confirmations, requiredConfirmations, payment, overpaidBy },
}: {
  answer: CryptoPayment
}) {
  const { t } = useTranslation('cryptoPanel')
  const { t: common } = useTranslation()
  const sure = Math.min(confirmations, requiredConfirmations)
  return (
    <div className={`stack gap-3 ${s.came}`}>
      <h3>{common('label.transfers')}</h3>
      {payment.status === 'confirming' && requiredConfirmations > 0 && (
        <Progress
          label={t('came.confirmations')}
          value={sure}
          max={requiredConfirmations}
          text={t('came.of', { count: sure, total: requiredConfirmations })}
        />
      )}
      {overpaidBy && (
        <p className={`quiet text-2 ${s.help}`}>{t('came.over', { amount: overpaidBy, asset })}</p>
      )}
      <PartedList as="ul" rows={txids} className={`bare grid line-above ${s.transactions}`}>
        {({ txid, amount, confirmations: own, explorerUrl }) => {
          const href = explorerUrl ? linkTarget(explorerUrl, location.origin) : null
          const short = txid.length > 20 ? `${txid.slice(0, 10)}…${txid.slice(-8)}` : txid
          return (
            <li key={txid}>
              <span className={s.txid} translate="no" dir="ltr" title={txid}>
                {short}
              </span>
              {amount && (
                <span className="bold num" translate="no">
                  {amount} {asset}
                </span>
              )}
              <span className={`quiet text-2 ${s.help}`}>{t('came.count', { count: own })}</span>
              {href?.startsWith('https:') && (
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={t('came.explorerOf', { txid: short })}
                >
                  {t('came.explorer')}
                  <ExternalLink size={14} aria-hidden="true" />
                </a>
              )}
            </li>
          )
        }}
      </PartedList>
    </div>
  )
}
