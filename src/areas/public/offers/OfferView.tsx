import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageHead } from '@/head/PageHead.tsx'
import type { Target } from '@/routes/href.ts'
import type { PageId } from '@/routes/table/index.ts'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { EarnSteps } from '@/shared/landing/EarnSteps.tsx'
import { Faq } from '@/shared/landing/Faq.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { Steps } from '@/shared/landing/Steps.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StartLink } from '@/shared/StartLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Section } from '@/ui/Section.tsx'
import type { OfferRow } from './offers.ts'
import s from './offers.module.css'

export type OfferWord = (key: string) => string

interface OfferPageProps<Point extends string> {
  offer: OfferRow<Point>
  word: OfferWord
  icons: Readonly<Record<Point, LucideIcon>>
  /** The targets of the main action and the one beside it. */
  start: Target<PageId>
  second: Target<PageId>
  /** The picture beside the title. */
  aside: ReactNode
  /** Sections that only this offer has, after the first view and after the steps. */
  first?: ReactNode
  then?: ReactNode
  /** Whether it is an offer for workers, which ends in the steps to the first payout. */
  earns?: boolean
  columns?: 2 | 3
  /** Whether its file contains prices, if the build knows them. */
  priced?: boolean
}

/** The page of an offer: what it is, what it gives, how to start, its rules and questions. */
export function OfferView<Point extends string>(props: OfferPageProps<Point>) {
  const {
    offer,
    word,
    icons,
    start,
    second,
    aside,
    first,
    then,
    earns,
    columns = 3,
    priced,
  } = props
  const { t } = useTranslation()
  const hasSteps = offer.steps.length > 0
  // The backgrounds alternate, with or without the optional sections.
  const bands = [
    first && 'first',
    'get',
    hasSteps && 'begin',
    then && 'then',
    'rules',
    'faq',
    earns && 'earn',
  ]
  const shown = bands.filter(Boolean)
  const toneOf = (band: string) => (shown.indexOf(band) % 2 === 1 ? 'alice' : 'plain')
  return (
    <>
      <PageHead priced={priced} title={word('head.title')} description={word('head.description')} />
      <PageHero
        title={word('hero.title')}
        mark={word('hero.mark')}
        lead={word('hero.lead')}
        facts={offer.facts.map((id) => word(`hero.fact.${id}`))}
        actions={
          <>
            <StartLink to={start} />
            <RouteLink to={second} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
              {word('hero.second')}
            </RouteLink>
          </>
        }
        aside={aside}
      />
      {first}
      <Section title={word('get.title')} tone={toneOf('get')}>
        <Points
          columns={columns}
          items={offer.points.map((id) => {
            const Sign: LucideIcon = icons[id]
            return {
              id,
              title: word(`get.${id}.title`),
              text: word(`get.${id}.text`),
              icon: <Sign size={24} aria-hidden />,
            }
          })}
        />
      </Section>
      {hasSteps && (
        <Section title={word('begin.title')} tone={toneOf('begin')}>
          <Steps
            items={offer.steps.map((id) => ({
              id,
              title: word(`begin.${id}.title`),
              text: word(`begin.${id}.text`),
            }))}
          />
        </Section>
      )}
      {then}
      <Section title={word('rules.title')} tone={toneOf('rules')}>
        <div className={`stack gap-6 gap-x-8 ${s.rules}`}>
          <Rules
            title={t(`rules.${offer.rules}.yes`)}
            icon={<Check size={18} aria-hidden />}
            items={offer.yes.map((id) => word(`rules.yes.${id}`))}
          />
          <Rules
            title={t(`rules.${offer.rules}.no`)}
            icon={<X size={18} aria-hidden />}
            items={offer.no.map((id) => word(`rules.no.${id}`))}
            no
          />
        </div>
      </Section>
      <Faq
        title={t('heading.questions')}
        tone={toneOf('faq')}
        items={offer.questions.map((id) => ({
          id,
          q: word(`faq.${id}.q`),
          a: word(`faq.${id}.a`),
        }))}
      />
      {earns && <EarnSteps tone={toneOf('earn')} />}
      <CallBand title={word('call.title')} actions={<StartLink to={start} />} />
    </>
  )
}

function Rules({
  title,
  icon,
  items,
  no,
}: {
  title: string
  icon: ReactNode
  items: readonly string[]
  no?: boolean
}) {
  const id = useId()
  return (
    <div>
      <h3 id={id} className="heading">
        {title}
      </h3>
      <ul className={`stack text-2 mt-3 ${s.list}`} aria-labelledby={id} data-no={no}>
        {items.map((text) => (
          <li key={text}>
            {icon}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
