import { useTranslation } from '@/i18n/use-translation.ts'
import { toProblem } from '@/api/problem.ts'
import { Split } from '@/shared/landing/Split.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { ServedTime } from '@/shared/ServedTime.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Forward } from '@/ui/Forward.tsx'
import { Section } from '@/ui/Section.tsx'
import { PriceList } from './PriceList.tsx'
import { PricePlaceholder } from './PricePlaceholder.tsx'
import type { PriceView } from './PricePlaceholder.tsx'
import { useProxyPrices } from './use-proxy-prices.ts'
import s from '../proxy.module.css'

interface PricesProps extends PriceView {
  title: string
  lead: string
  tone?: 'plain' | 'alice'
}

/** The current prices; until they have loaded, those of the prerendered file. */
export function ProxyPricesSection({ title, lead, tone = 'plain', only, look }: PricesProps) {
  const { t } = useTranslation('proxy')
  const { data, currentData, error, isFetching, refetch, currency, choose } = useProxyPrices()
  const retry = () => void refetch()
  const isCurrent = currentData !== undefined && currentData.asOf === undefined
  const problem = error === undefined || isCurrent ? undefined : toProblem(error)
  // The prices of the file stay if the current ones cannot be loaded.
  const prices = problem && data?.asOf === undefined ? undefined : data
  const body = (
    <>
      {!prices && !problem && <PricePlaceholder only={only} look={look} />}
      {problem && <ProblemState problem={problem} onRetry={retry} busy={isFetching} level={3} />}
      {prices && (
        <PriceList
          only={only}
          look={look}
          prices={prices}
          currency={currency}
          choose={choose}
          busy={isFetching}
          onRetry={retry}
        />
      )}
      <p className="faint text-1 mt-3">
        {prices?.asOf ? <ServedTime at={prices.asOf} of="prices" /> : '\u00a0'}
      </p>
      {look !== 'full' && (
        <p className="mt-5">
          <RouteLink
            to={{ id: 'proxy', hash: 'prices' }}
            className={`inline-row gap-1 text-2 bold ${s.way}`}
          >
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
