import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Payout } from '@/api/contract/payouts.ts'
import { payoutsApi } from '@/api/endpoints/payouts.ts'
import { toProblem } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { Button } from '@/ui/Button.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Money } from '@/ui/Money.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { useAssetText } from '../method/use-asset-text.ts'
import { payoutInfo } from './payouts.ts'
import s from '../affiliate.module.css'
import { ReceiptHead } from '../ReceiptHead.tsx'

/** The receipt of a payout. Only the receipt is printed, not the page. */
export function ReceiptDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('payouts')
  const { t: common } = useTranslation()
  const { data: payout, error, isFetching, refetch } = payoutsApi.usePayoutQuery({ id })
  return (
    <Modal
      open
      title={t('receipt.title', { id })}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        payout && (
          <>
            <Button onClick={() => window.print()}>{t('receipt.print')}</Button>
            <Button variant="secondary" onClick={onClose}>
              {common('action.close')}
            </Button>
          </>
        )
      }
    >
      {payout ? (
        <Receipt payout={payout} />
      ) : error ? (
        <ProblemState
          problem={toProblem(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          level={3}
        />
      ) : (
        <SkeletonGroup label={common('loading')}>
          <Skeleton lines={9} />
        </SkeletonGroup>
      )}
    </Modal>
  )
}

function Receipt({ payout }: { payout: Payout }) {
  const { t } = useTranslation('payouts')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const asset = useAssetText()
  const { amount, fee, receive, methodTitle, methodId, account, createdAt, paidAt, txid, status } =
    payout
  const found = payoutInfo(status).status
  return (
    <div className="stack gap-4" data-receipt="">
      <ReceiptHead />
      <DescriptionList layout="rows" terms="quiet" lines="box">
        <Fact name={common('label.status')}>
          {found ? t(`status.${found}`) : plainCode(status)}
        </Fact>
        <Fact name={t('column.when')}>{format.date(createdAt, 'dateTime')}</Fact>
        {paidAt && <Fact name={t('receipt.paid')}>{format.date(paidAt, 'dateTime')}</Fact>}
        <Fact name={common('label.amount')}>
          <Money amount={amount.amount} currency={amount.currency} locale={locale} />
        </Fact>
        {fee && (
          <Fact name={common('label.fee')}>
            <Money amount={fee.amount} currency={fee.currency} locale={locale} />
          </Fact>
        )}
        {receive && <Fact name={common('label.youReceive')}>{asset(receive)}</Fact>}
        <Fact name={common('label.method')}>{methodTitle || methodId || '—'}</Fact>
        {account && <Fact name={t('receipt.account')}>{account}</Fact>}
        {txid && (
          <Fact name={t('receipt.txid')}>
            <span className={`text-1 ${s.tx}`} translate="no">
              {txid}
            </span>
          </Fact>
        )}
      </DescriptionList>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return <Description term={name}>{children}</Description>
}
