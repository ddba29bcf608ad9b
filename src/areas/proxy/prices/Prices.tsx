import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProxyPrices } from '@/api/contract/public.ts'
import { Split } from '@/shared/landing/Split.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { useServedProxyPrices } from '@/shared/served-figures.ts'
import { ServedTime } from '@/shared/ServedTime.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Forward } from '@/ui/Forward.tsx'
import { Section } from '@/ui/Section.tsx'
import { PriceList } from './PriceList.tsx'
import type { LivePrices } from '@/shared/use-tell-prices.ts'
import { PricePlaceholder, PricesLost } from './PricePlaceholder.tsx'
import type { PriceView } from './PricePlaceholder.tsx'
import s from '../product/proxy.module.css'

const loadPriceReader = async () => (await import('./PriceReader.tsx')).PriceReader

const noRetry = (): void => {}

interface PricesProps extends PriceView {
  title: string
  lead: string
  tone?: 'plain' | 'alice'
}

/** The current prices. They load when they are about to scroll into view. */
export function Prices({ title, lead, tone = 'plain', only, look }: PricesProps) {
  const { t } = useTranslation('proxy')
  const served = useServedProxyPrices()
  const [live, setLive] = useState<LivePrices<ProxyPrices> | null>(null)
  const [isLost, setIsLost] = useState(false)
  const lose = useCallback(() => setIsLost(true), [])
  // The prices of the file stay if the current ones cannot be loaded.
  const prices = (live?.problem ? undefined : live?.prices) ?? served?.prices
  const body = (
    <>
      <LatePart
        onSight
        load={loadPriceReader}
        props={{ tell: setLive }}
        fallback={null}
        failed={served ? null : <PricesLost />}
        lost={lose}
      />
      {!prices && !live?.problem && !isLost && <PricePlaceholder only={only} look={look} />}
      {live?.problem && (
        <ProblemState problem={live.problem} onRetry={live.retry} busy={live.busy} level={3} />
      )}
      {prices && (
        <PriceList
          only={only}
          look={look}
          prices={prices}
          currency={live?.currency ?? 'USD'}
          choose={live?.choose}
          busy={live?.busy === true}
          onRetry={live?.retry ?? noRetry}
        />
      )}
      <p className={s.time}>
        {served && prices === served.prices ? <ServedTime at={served.at} of="prices" /> : '\u00a0'}
      </p>
      {look !== 'full' && (
        <p className={s.after}>
          <RouteLink to={{ id: 'proxy', hash: 'prices' }} className={s.way}>
            {t('prices.all')} <Forward />
          </RouteLink>
        </p>
      )}
    </>
  )
  return look === 'tiers' ? (
    <Split id="prices" title={title} lead={lead} tone={tone}>
      {body}
    </Split>
  ) : (
    <Section id="prices" title={title} lead={lead} tone={tone}>
      {body}
    </Section>
  )
}
