import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { CryptoPayment } from '@/api/contract/crypto.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { groupByFour } from '@/lib/group-by-four.ts'
import { sentences } from '@/lib/sentences.ts'
import { clock, useSecondsTo } from '@/shared/form/retry.ts'
import { Qr } from '@/shared/qr/Qr.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Money } from '@/ui/Money.tsx'
import { walletLink } from './crypto.ts'
import { NetworkWarning } from './NetworkWarning.tsx'
import s from '../pay.module.css'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import { deviceTime } from '@/lib/server-clock.ts'

/** The address, the exact amount, and how long the rate applies. */
export function PayTo({ answer, onTime }: { answer: CryptoPayment; onTime: () => void }) {
  const { t } = useTranslation('cryptoPanel')
  const locale = useLocale()
  const amountLabels = useCopyLabels(t('copy.amount'))
  const addressLabels = useCopyLabels(t('copy.address'))
  const memoLabels = useCopyLabels(t('copy.memo'))
  const {
    payment,
    asset,
    network,
    address,
    memo,
    assetAmount,
    underpaidBy,
    rate,
    rateValidUntil,
    uri,
    persistentAddress,
  } = answer
  const missing = payment.status === 'underpaid' ? underpaidBy : null
  const due = missing ?? assetAmount
  const wallet = missing ? null : walletLink(uri)
  return (
    <div className={`stack gap-5 ${s.payTo}`}>
      <div className="grid gap-3 items-center content-start">
        {/* The QR code contains the whole amount, so it would be wrong for a remaining one. */}
        <Qr text={wallet ?? address} label={t('qr.label', { asset })} failed={t('qr.failed')} />
        {wallet && (
          <a className={buttonClass({ variant: 'secondary', block: true })} href={wallet}>
            {t('wallet')}
          </a>
        )}
      </div>
      <div className="stack gap-5 content-start">
        <div className="stack gap-2 items-start">
          <p id="crypto-amount" className="quiet text-2">
            {missing ? t('amount.missing') : t('amount.exact')}
          </p>
          <p className="text-4 break" aria-labelledby="crypto-amount" translate="no">
            <span className={`bold ${s.figure}`}>{due}</span> {asset}
          </p>
          <CopyButton value={due} labels={amountLabels} />
          <p className={`quiet text-2 ${s.help}`}>
            {sentences(t('amount.help'), rate && !missing && t('amount.rate', { asset }))}
            {rate && !missing && (
              <>
                {' '}
                <Money amount={rate} currency={payment.amount.currency} locale={locale} />
              </>
            )}
          </p>
        </div>
        <div className="stack gap-2 items-start">
          <p id="crypto-address" className="quiet text-2">
            {t('address.label', { asset })}
          </p>
          <p
            className={`row wrap text-3 ${s.address}`}
            aria-labelledby="crypto-address"
            dir="ltr"
            translate="no"
          >
            {groupByFour(address).map((four, index) => (
              <span key={index}>{four}</span>
            ))}
          </p>
          <CopyButton value={address} labels={addressLabels} />
        </div>
        {memo && (
          <div className="stack gap-2 items-start">
            <p id="crypto-memo" className="quiet text-2">
              {t('memo.label')}
            </p>
            <p className="text-4 break" aria-labelledby="crypto-memo" dir="ltr" translate="no">
              {memo}
            </p>
            <CopyButton value={memo} labels={memoLabels} />
            <p className={`quiet text-2 ${s.help}`}>{t('memo.help')}</p>
          </div>
        )}
        {rateValidUntil && (
          <Countdown until={rateValidUntil} stays={persistentAddress} onTime={onTime} />
        )}
        {persistentAddress && <p className={`quiet text-2 ${s.help}`}>{t('stays')}</p>}
        <NetworkWarning asset={asset} network={network} />
      </div>
    </div>
  )
}

/** How long the rate applies. Its end is requested at once, and the countdown is not announced. */
function Countdown({
  until,
  stays,
  onTime,
}: {
  until: string
  stays: boolean
  onTime: () => void
}) {
  const { t } = useTranslation('cryptoPanel')
  const time = deviceTime(until)
  const left = useSecondsTo(Number.isNaN(time) ? 0 : time)
  const told = useRef(onTime)
  useEffect(() => {
    told.current = onTime
  })
  const over = left === 0
  useEffect(() => {
    if (over) told.current()
  }, [over])
  if (over) return <p className="text-2">{stays ? t('time.overStays') : t('time.over')}</p>
  return (
    <p className="text-2">
      {t('time.left')} <b className="num">{clock(left)}</b>
    </p>
  )
}
