import { useTranslation } from '@/i18n/use-translation.ts'
import { publicApi } from '@/api/endpoints/public.ts'
import { usePage } from '@/i18n/page-context.ts'
import { useCurrency } from '@/session/currency.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Forward } from '@/ui/Forward.tsx'
import { Section } from '@/ui/Section.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { figuresState } from '../live-figures/figures-state.ts'
import { LoadedPrices } from './LoadedPrices.tsx'
import { PriceTable } from './PriceTable.tsx'
import s from './home.module.css'

export function HomePrices() {
  const { t } = useTranslation('home')
  const { currency } = useCurrency()
  const { language } = usePage()
  const { refetch, ...answer } = publicApi.useCustomerPricesQuery({ currency, language })
  const state = figuresState(answer)
  const retry = () => void refetch()
  return (
    <Section id="prices" aria-labelledby="prices-title" className={s.splitSection}>
      <div className={`stack gap-6 ${s.split}`}>
        <div className={`stack gap-4 content-start measure ${s.words}`}>
          <h2 id="prices-title" className="title">
            {t('prices.title')}
          </h2>
          <p className="quiet">{t('prices.lead')}</p>
          <p className="quiet">{t('prices.cap')}</p>
          <p>
            <RouteLink to={{ id: 'pricing' }} className={buttonClass({ variant: 'secondary' })}>
              {t('prices.all')}
              <Forward size={18} />
            </RouteLink>
          </p>
        </div>
        {answer.data ? (
          <LoadedPrices prices={answer.data} state={state} onRetry={retry} />
        ) : (
          <PriceTable state={state} onRetry={retry} />
        )}
      </div>
    </Section>
  )
}
