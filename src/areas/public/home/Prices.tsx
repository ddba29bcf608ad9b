import { useTranslation } from 'react-i18next'
import { LatePart } from '@/shared/LatePart.tsx'
import { useServedPrices } from '@/shared/served-figures.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Forward } from '@/ui/Forward.tsx'
import { Section } from '@/ui/Section.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import type { FiguresState } from '../live-figures/figures-state.ts'
import { servedState } from '../live-figures/figures-state.ts'
import { lostChunk, reload, waiting } from '../live-figures/lost-chunk.ts'
import { LoadedPrices } from './LoadedPrices.tsx'
import { PriceTable } from './PriceTable.tsx'
import s from './Split.module.css'

const loadLivePrices = async () => (await import('./late.tsx')).LivePrices

export function Prices() {
  const { t } = useTranslation('home')
  const served = useServedPrices()
  const table = (state: FiguresState) =>
    served ? (
      <LoadedPrices
        prices={served}
        state={servedState(served, state === lostChunk)}
        onRetry={reload}
      />
    ) : (
      <PriceTable state={state} onRetry={reload} />
    )
  return (
    <Section id="prices" aria-labelledby="prices-title" className={s.section}>
      <div className={s.split}>
        <div className={s.words}>
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
        <LatePart
          onSight
          load={loadLivePrices}
          props={{ served }}
          fallback={table(waiting)}
          failed={table(lostChunk)}
        />
      </div>
    </Section>
  )
}
