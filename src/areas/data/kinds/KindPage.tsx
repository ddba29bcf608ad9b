import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { usePageOf } from '@/i18n/page-context.ts'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { Faq } from '@/shared/landing/Faq.tsx'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { Split } from '@/shared/landing/Split.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { Section } from '@/ui/Section.tsx'
import { isKeyOf, keysOf } from '@/lib/object.ts'
import { kindPages, samples } from './kinds.ts'
import { SceneDrawing } from '../scene/SceneDrawing.tsx'
import { datasetTiles, Sheet, tile } from '../scene/Sheet.tsx'
import { TryIt } from './TryIt.tsx'

const three = ['one', 'two', 'three'] as const
const four = ['one', 'two', 'three', 'four'] as const
const facts = ['pixels', 'quote', 'accept'] as const

export const structured: Structured = (context) =>
  isKeyOf(kindPages, context.page.id)
    ? [faqPage(context, `labellingKind:kind.${kindPages[context.page.id].words}.faq`, four)]
    : []

/**
 * A kind of labelling: the result, the annotator to try, the file, rules, questions, and the next
 * step.
 */
export default function KindPage() {
  const id = usePageOf(kindPages)
  const { t } = useTranslation('labellingKind')
  const { t: common } = useTranslation()
  const { words, scene, tool, sample } = kindPages[id]
  const request = (
    <RouteLink to={{ id: 'data', hash: 'request' }} className={buttonClass({ size: 'lg' })}>
      {t('common.request')}
    </RouteLink>
  )
  const { file, text } = samples[sample]
  return (
    <>
      <PageHead
        title={t(`kind.${words}.head.title`)}
        description={t(`kind.${words}.head.description`)}
      />
      <PageHero
        title={t(`kind.${words}.title`)}
        mark={t(`kind.${words}.mark`)}
        lead={t(`kind.${words}.lead`)}
        actions={
          <>
            {request}
            {tool && (
              <a href="#try" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
                {t('common.try')}
              </a>
            )}
          </>
        }
        facts={facts.map((fact) => t(`common.fact.${fact}`))}
        aside={
          scene ? (
            <SceneDrawing
              scene={scene}
              nameOf={(object) => t(`object.${object}`)}
              label={t(`kind.${words}.art`)}
            />
          ) : (
            <Sheet
              label={t(`kind.${words}.art`)}
              tiles={datasetTiles.map((object) => tile(object, t(`object.${object}`)))}
            />
          )
        }
      />
      <Section title={t('common.get')}>
        <Points
          items={three.map((point) => ({
            id: point,
            title: t(`kind.${words}.get.${point}.title`),
            text: t(`kind.${words}.get.${point}.text`),
          }))}
        />
      </Section>
      {words !== 'dataset' && scene && tool && (
        <Section
          id="try"
          tone="alice"
          title={t(`kind.${words}.tryTitle`)}
          lead={t(`kind.${words}.tryLead`)}
        >
          <TryIt scene={scene} tool={tool} />
        </Section>
      )}
      <Split title={t(`kind.${words}.formatTitle`)} lead={t(`kind.${words}.formatLead`)}>
        <CodeBlock
          label={t('common.copyLabel')}
          samples={[{ id: sample, label: file, lines: text }]}
          copyLabels={{
            copy: common('action.copy'),
            copied: common('action.copied'),
            failed: common('action.copyFailed'),
          }}
        />
      </Split>
      <Section tone="alice" title={t('common.tips')} lead={t('common.tipsLead')}>
        <Points
          columns={2}
          items={four.map((point) => ({
            id: point,
            title: t(`kind.${words}.tips.${point}.title`),
            text: t(`kind.${words}.tips.${point}.text`),
          }))}
        />
      </Section>
      <Faq
        title={common('heading.questions')}
        items={four.map((item) => ({
          id: item,
          q: t(`kind.${words}.faq.${item}.q`),
          a: t(`kind.${words}.faq.${item}.a`),
        }))}
      />
      <Section title={t('common.related')} tone="alice">
        <LinkCards
          items={[
            ...keysOf(kindPages)
              .filter((other) => other !== id)
              .map((other) => ({
                id: other,
                to: { id: other },
                title: t(`card.${kindPages[other].words}.title`),
                text: t(`card.${kindPages[other].words}.text`),
              })),
            {
              id: 'data',
              to: { id: 'data' as const },
              title: common('nav.crumb.data'),
              text: t('card.data.text'),
            },
          ]}
        />
      </Section>
      <CallBand title={t('common.callTitle')} text={t('common.callText')} actions={request} />
    </>
  )
}
