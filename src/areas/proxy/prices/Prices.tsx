import { useTranslation } from 'react-i18next'
import { Split } from '@/shared/landing/Split.tsx'
import { LivePart } from '@/shared/LivePart.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Forward } from '@/ui/Forward.tsx'
import { Section } from '@/ui/Section.tsx'
import { PricePlaceholder, PricesLost } from './PricePlaceholder.tsx'
import type { PriceView } from './PricePlaceholder.tsx'
import s from '../product/proxy.module.css'

const load = async () => (await import('./LivePrices.tsx')).LivePrices

interface PricesProps extends PriceView {
  title: string
  lead: string
  tone?: 'plain' | 'alice'
}

/** Prices as they are at this moment; they come when the reader is about to see them. */
export function Prices({ title, lead, tone = 'plain', only, look }: PricesProps) {
  const { t } = useTranslation('proxy')
  const body = (
    <>
      <LivePart
        onSight
        load={load}
        props={{ only, look }}
        fallback={<PricePlaceholder only={only} look={look} />}
        failed={<PricesLost />}
      />
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
