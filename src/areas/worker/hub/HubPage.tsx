import {
  BoxSelect,
  Grid3x3,
  Headphones,
  MousePointerClick,
  RotateCwSquare,
  Type,
} from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { EarnSteps } from '@/shared/landing/EarnSteps.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { Split } from '@/shared/landing/Split.tsx'
import { Steps } from '@/shared/landing/Steps.tsx'
import { loadStatistics } from '@/shared/load-figures.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Section } from '@/ui/Section.tsx'
import { useLocale } from '@/i18n/page-context.ts'
import { glyphH, glyphK, glyphP } from '@/lib/glyph-paths.ts'
import { Art, Box, ArtTag } from '@/ui/illustrations/Art.tsx'
import i from '@/ui/small.module.css'
import { moneyText } from '@/ui/Money.tsx'
import { LiveNow } from './LiveNow.tsx'
import { HubNav } from '../hub-nav/HubNav.tsx'
import { StartBand, WorkStart } from '../hub-nav/Start.tsx'
import s from './hub.module.css'

const icons = {
  read: Type,
  click: MousePointerClick,
  grid: Grid3x3,
  rotate: RotateCwSquare,
  outline: BoxSelect,
  listen: Headphones,
}
const kinds = ['read', 'click', 'grid', 'rotate', 'outline', 'listen'] as const
const counters = ['rewards', 'reputation', 'board'] as const
const wrong = ['complaint', 'second', 'dispute'] as const
const facts = ['training', 'price', 'dispute'] as const

export const loader = loadStatistics

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
          <div className={`stack gap-6 align-center ${s.view}`}>
            <PhoneTask />
            <LiveNow />
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
      <Section title={t('hub.score.title')} lead={t('hub.score.lead')} tone="alice">
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
      <Split title={t('hub.pay.title')}>
        <PayTrail />
      </Split>
      <Section title={t('hub.wrong.title')} tone="alice">
        <Steps
          items={wrong.map((id) => ({
            id,
            title: t(`hub.wrong.${id}.title`),
            text: t(`hub.wrong.${id}.text`),
          }))}
        />
      </Section>
      <Split title={t('hub.ladder.title')}>
        <Ladder />
      </Split>
      <EarnSteps tone="alice" />
      <StartBand page="hub" />
    </>
  )
}

const levels = ['pause', 'moderation', 'training', 'closed'] as const

/** The levels of suspension, in order of severity. */
function Ladder() {
  const { t } = useTranslation('hub')
  return (
    <ol className={`stack ${s.ladder}`}>
      {levels.map((level, index) => (
        <li className="grid gap-1 gap-x-4 pad-y-4 line-above" key={level}>
          <span className={`pad-y-1 bold center blue ${s.level}`} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="heading">{t(`hub.ladder.${level}.title`)}</h3>
          <p className="quiet">{t(`hub.ladder.${level}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}

const moments = ['before', 'after', 'held', 'withdraw', 'sent', 'deposit'] as const

/** How a task's money moves. */
function PayTrail() {
  const { t } = useTranslation('hub')
  return (
    <DescriptionList layout="columns" terms="strong" lines="above" className={s.trail}>
      {moments.map((moment) => (
        <Description key={moment} term={t(`hub.pay.${moment}.title`)}>
          {t(`hub.pay.${moment}.text`)}
        </Description>
      ))}
    </DescriptionList>
  )
}

/** The example earnings of a few minutes. */
const earned = { amount: '0.0412', currency: 'USD' } as const
const answers = [14, 22, 18, 30, 26, 34, 40]

/** A phone with a task and the earnings of the last answers. */
function PhoneTask() {
  const locale = useLocale()
  const amount = moneyText(earned.amount, earned.currency, locale)
  return (
    <div className={s.phone}>
      <Art width={220} height={420}>
        <rect className={i.paper} x="1" y="1" width="218" height="418" rx="26" />
        <path className={i.ink} d="M88 18h44" />
        <text className={s.earned} x="20" y="62">
          {amount}
        </text>
        {answers.map((height, index) => (
          <path key={height} className={i.box} d={`M${136 + index * 11} 64v${-height}`} />
        ))}
        <path className={i.illustrationLine} d="M1 84H219" />
        <rect className={i.soft} x="20" y="116" width="180" height="96" />
        <g transform="translate(-84 92) scale(.56)">
          {[glyphK, glyphH, glyphP].map(({ letter, d }) => (
            <path key={letter} className={i.glyph} d={d} />
          ))}
        </g>
        <path className={i.ink} d="M20 186c34-34 52 8 92-14s44 10 88-8" />
        <Box x={20} y={116} width={180} height={96} />
        <ArtTag x={19.25} y={98} width={46} text="kHp" />
        <rect className={i.illustrationLine} x="20" y="232" width="180" height="46" rx="6" />
        <text className={s.typing} x="34" y="262">
          kH
        </text>
        <path className={i.box} d="M66 244v22" />
        <path className={i.illustrationLine} d="M20 296H200" />
        <path className={i.box} d="M20 296H128" />
        <rect className={s.send} x="20" y="318" width="180" height="46" rx="6" />
        <path className={s.arrow} d="M96 341h26m-9-9 9 9-9 9" />
        <path className={i.illustrationLine} d="M80 398h60" />
      </Art>
    </div>
  )
}
