import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { usePageOf } from '@/i18n/page-context.ts'
import { keysOf } from '@/lib/object.ts'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { loadStatistics } from '@/shared/load-figures.ts'
import { Section } from '@/ui/Section.tsx'
import { graphPages } from './graph-pages.ts'
import { GraphPlaceholder } from './GraphPlaceholder.tsx'
import { NowCard } from './NowCard.tsx'

const loadGraphPanel = async () => (await import('./StatisticsGraphPanel.tsx')).StatisticsGraphPanel
const points = ['what', 'how'] as const
const notes = ['first', 'second', 'third'] as const

export const loader = loadStatistics

/**
 * The page of a graph: what it shows, the graph, how it is made and read, and links to the others.
 */
export default function GraphPage() {
  const id = usePageOf(graphPages)
  const { t } = useTranslation('statistics')
  const { t: common } = useTranslation()
  return (
    <>
      <PageHead title={t(`page.${id}.head`)} description={t(`page.${id}.description`)} />
      <PageHero
        title={t(`page.${id}.heading`)}
        lead={t(`page.${id}.lead`)}
        aside={<NowCard id={id} />}
      />
      <Section title={t('graph.title')}>
        <LatePart
          onSight
          load={loadGraphPanel}
          props={{ id }}
          fallback={<GraphPlaceholder />}
          failed={<p className="quiet">{common('chart.lost')}</p>}
        />
      </Section>
      <Section tone="alice" title={t('graph.read')}>
        <Points
          items={points.map((point) => ({
            id: point,
            title: t(`graph.point.${point}`),
            text: t(`page.${id}.${point}`),
          }))}
        />
      </Section>
      <Section title={t(`page.${id}.note.title`)}>
        <Points
          items={notes.map((note) => ({
            id: note,
            title: t(`page.${id}.note.${note}.title`),
            text: t(`page.${id}.note.${note}.text`),
          }))}
        />
      </Section>
      <Section tone="alice" title={t('graph.others')}>
        <LinkCards
          items={keysOf(graphPages)
            .filter((other) => other !== id)
            .map((other) => ({
              id: other,
              to: { id: other },
              title: common(`nav.crumb.${other}`),
              text: t(`page.${other}.short`),
            }))}
        />
      </Section>
    </>
  )
}
