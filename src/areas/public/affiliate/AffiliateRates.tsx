import { formatFor } from '@/i18n/format.ts'
import type { AffiliateRateTable as Rates } from '@/site/content.ts'
import { Figure } from '@/ui/Figure.tsx'
import { Section } from '@/ui/Section.tsx'
import type { OfferWord } from '../offers/OfferView.tsx'
import s from '../public.module.css'

const sources = ['customers', 'workers', 'software'] as const

interface AffiliateRatesProps {
  rates: Rates
  word: OfferWord
  locale: string
}

/** The initial commissions, as the operator of the site has set them. */
export function AffiliateRates({ rates, word, locale }: AffiliateRatesProps) {
  const { percent } = formatFor(locale)
  return (
    <Section title={word('rates.title')} lead={word('rates.lead')}>
      <div className={`grid gap-5 ${s.rates}`}>
        {sources.map((source) => (
          <Figure
            key={source}
            size="lg"
            value={percent(rates[source])}
            caption={word(`rates.${source}`)}
          />
        ))}
      </div>
    </Section>
  )
}
