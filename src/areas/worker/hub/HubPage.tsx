import {
  BoxSelect,
  Grid3x3,
  Headphones,
  MousePointerClick,
  RotateCwSquare,
  Type,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '@/head/PageHead.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { Split } from '@/shared/landing/Split.tsx'
import { Steps } from '@/shared/landing/Steps.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Section } from '@/ui/Section.tsx'
import { NowCard } from './NowCard.tsx'
import { PhoneTask } from './PhoneTask.tsx'
import { Ladder, PayTrail } from './Rules.tsx'
import { HubNav } from '../hub-nav/HubNav.tsx'
import { StartBand, WorkStart } from '../hub-nav/Start.tsx'
import s from './hub.module.css'

const loadLiveNow = async () => (await import('./LiveNow.tsx')).LiveNow
const lost = {
  problem: { kind: 'PART_LOST' },
  busy: false,
  onRetry: (): void => location.reload(),
} as const

const icons = {
  read: Type,
  click: MousePointerClick,
  grid: Grid3x3,
  rotate: RotateCwSquare,
  outline: BoxSelect,
  listen: Headphones,
}
const kinds = ['read', 'click', 'grid', 'rotate', 'outline', 'listen'] as const
const steps = ['register', 'train', 'play', 'withdraw'] as const
const counters = ['rewards', 'reputation', 'board'] as const
const wrong = ['complaint', 'second', 'dispute'] as const
const facts = ['training', 'price', 'dispute'] as const

export default function HubPage() {
  const { t } = useTranslation('hub')
  return (
    <>
      <PageHead title={t('hub.head.title')} description={t('hub.head.description')} />
      <HubNav here="playAndEarn" />
      <PageHero
        title={t('hub.title')}
        mark={t('hub.mark')}
        lead={t('hub.lead')}
        facts={facts.map((id) => t(`hub.fact.${id}`))}
        actions={
          <>
            <WorkStart />
            <RouteLink
              to={{ id: 'leaderboard' }}
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
            >
              {t('hub.second')}
            </RouteLink>
          </>
        }
        aside={
          <div className={s.view}>
            <PhoneTask />
            <LatePart
              load={loadLiveNow}
              props={{}}
              fallback={<NowCard />}
              failed={<NowCard failed={lost} />}
            />
          </div>
        }
      />
      <Section title={t('hub.kinds.title')} lead={t('hub.kinds.lead')}>
        <Points
          items={kinds.map((id) => {
            const Sign = icons[id]
            return {
              id,
              title: t(`hub.kinds.${id}.title`),
              text: t(`hub.kinds.${id}.text`),
              icon: <Sign size={24} aria-hidden />,
            }
          })}
        />
      </Section>
      <Section title={t('hub.path.title')} tone="alice">
        <Steps
          items={steps.map((id) => ({
            id,
            title: t(`hub.path.${id}.title`),
            text: t(`hub.path.${id}.text`),
          }))}
        />
      </Section>
      <Section title={t('hub.score.title')} lead={t('hub.score.lead')}>
        <Points
          items={counters.map((id) => ({
            id,
            title: t(`hub.score.${id}.title`),
            text: t(`hub.score.${id}.text`),
            more: id === 'board' && (
              <RouteLink to={{ id: 'leaderboard' }}>{t('hub.score.board.link')}</RouteLink>
            ),
          }))}
        />
      </Section>
      <Split title={t('hub.pay.title')} tone="alice">
        <PayTrail />
      </Split>
      <Section title={t('hub.wrong.title')}>
        <Steps
          items={wrong.map((id) => ({
            id,
            title: t(`hub.wrong.${id}.title`),
            text: t(`hub.wrong.${id}.text`),
          }))}
        />
      </Section>
      <Split title={t('hub.ladder.title')} tone="alice">
        <Ladder />
      </Split>
      <StartBand page="hub" />
    </>
  )
}
