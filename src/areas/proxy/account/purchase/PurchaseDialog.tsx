import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { ProxyOrder } from '@/api/contract/proxy-account.ts'
import { proxyAccountApi } from '@/api/endpoints/proxy.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { Outcome } from '@/shared/account/Outcome.tsx'
import { Loaded } from '@/shared/document-form/Loaded.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Button } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { readProducts } from '../../prices/prices.ts'
import { useProxyPrices } from '../../prices/use-proxy-prices.ts'
import { useProxyProductName, useUnits } from '../../cabinet/use-proxy-words.ts'
import { PurchaseForm } from './PurchaseForm.tsx'

/** Buys traffic or addresses from the balance, at current prices. */
export function PurchaseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('proxyPurchase')
  const { t: common } = useTranslation()
  const { data, ...prices } = useProxyPrices(30)
  const { data: overview } = proxyAccountApi.useProxyAccountQuery()
  const [done, setDone] = useState<ProxyOrder | null>(null)
  return (
    <Modal
      open
      title={common('action.addTraffic')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      {done ? (
        <Bought order={done} onAgain={() => setDone(null)} />
      ) : (
        <Loaded
          // Nobody orders at the prices that a prerendered file contains.
          answer={{ ...prices, data: data?.asOf === undefined ? data : undefined }}
          level={3}
          skeleton={
            <SkeletonGroup label={common('loading')}>
              <Skeleton lines={12} />
            </SkeletonGroup>
          }
        >
          {(list) => {
            const products = readProducts(list, undefined)
            return products.length === 0 ? (
              <EmptyState level={3} title={t('empty.title')}>
                {t('empty.text')}
              </EmptyState>
            ) : (
              <PurchaseForm
                products={products}
                available={overview?.available ?? null}
                onPrices={() => void prices.refetch()}
                onDone={setDone}
              />
            )
          }}
        </Loaded>
      )}
    </Modal>
  )
}

function Bought({ order, onAgain }: { order: ProxyOrder; onAgain: () => void }) {
  const { t } = useTranslation('proxyPurchase')
  const format = useFormat()
  const money = useMoneyText()
  const nameOf = useProxyProductName()
  const units = useUnits()
  return (
    <Outcome fresh title={t('done.title', { id: String(order.id) })}>
      <div className="stack gap-3">
        <p>
          {t('done.text', {
            what: `${nameOf(order.product)}, ${units(order.unit, order.units)}`,
            sum: order.price ? money(order.price.amount, order.price.currency) : '',
          })}{' '}
          {order.expiresAt && t('done.until', { date: format.date(order.expiresAt) })}
        </p>
        <div className="cluster gap-3">
          <RouteLink to={{ id: 'proxyUsers' }} className={buttonClass()}>
            {t('done.users')}
          </RouteLink>
          <Button variant="secondary" onClick={onAgain}>
            {t('done.again')}
          </Button>
        </div>
      </div>
    </Outcome>
  )
}
