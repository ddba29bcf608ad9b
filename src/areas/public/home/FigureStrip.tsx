import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Container } from '@/ui/Container.tsx'
import { DescriptionList } from '@/ui/DescriptionList.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import type { FiguresState } from '../live-figures/figures-state.ts'
import s from './home.module.css'
import { LiveFoot } from './LiveFoot.tsx'

export interface StripFigure {
  value: ReactNode
  unit?: ReactNode
  /** Shown beside the value: a line or a bar. */
  visual?: ReactNode
  note?: ReactNode
}
const ids = ['rate', 'speed', 'load', 'workers'] as const
export type FigureId = (typeof ids)[number]

interface FigureStripProps {
  state: FiguresState
  onRetry: () => void
  figures?: Partial<Record<FigureId, StripFigure>>
  solved?: ReactNode
  accuracy?: ReactNode
}

/** The service in figures. Its boxes are the same in every state, so that nothing moves. */
export function FigureStrip({ state, onRetry, figures, solved, accuracy }: FigureStripProps) {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  const waiting = state.is === 'loading'
  const or = (value: ReactNode, size: 's' | 'm'): ReactNode =>
    waiting ? <Skeleton size={size} className={s.skeleton} /> : (value ?? '—')
  return (
    <section aria-label={t('figures.title')} className="line-below">
      <Container>
        <DescriptionList terms="faint" className={`grid line-below ${s.figures}`}>
          {ids.map((id) => (
            <div key={id} className={`grid ${s.figure}`}>
              <dt>{t(`figures.${id}.caption`)}</dt>
              <dd className={`row align-center between gap-3 text-5 ${s.line}`}>
                <span className={`grow bold nowrap ${s.value}`}>
                  {or(figures?.[id]?.value, 'm')}
                  {figures?.[id]?.unit && <small> {figures[id].unit}</small>}
                </span>
                <span className={`rigid ${s.visual}`}>{figures?.[id]?.visual}</span>
              </dd>
              <dd className={`faint text-1 ${s.note}`}>{figures?.[id]?.note}</dd>
            </div>
          ))}
        </DescriptionList>
        <LiveFoot state={state} onRetry={onRetry} loading={common('loading')}>
          <span className={`row nowrap ${s.also}`}>
            {t('figures.solved')} <b>{or(solved, 's')}</b>
          </span>
          <span className={`row nowrap ${s.also}`}>
            {t('figures.accuracy')} <b>{or(accuracy, 's')}</b>
          </span>
        </LiveFoot>
      </Container>
    </section>
  )
}
