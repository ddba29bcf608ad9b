import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import type { Structured } from '@/head/structured.ts'
import { href } from '@/routes/href.ts'
import { canonicalUrl } from '@/routes/language.ts'
import { demoSlugs } from '@/routes/slugs/demos.ts'
import type { DemoSlug } from '@/routes/slugs/demos.ts'
import { demoTarget } from '@/shared/demo-target.ts'
import s from '@/shared/captcha-type/captcha-type.module.css'
import { SignSheet } from '@/shared/captcha-type/art/TypeSign.tsx'
import { SignOf } from '@/shared/captcha-type/SignOf.tsx'
import { ExamplesLoading, ExamplesLost } from '@/shared/captcha-type/ExamplesPlace.tsx'
import { TaskName } from '@/shared/captcha-type/TaskName.tsx'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { typeTasks } from '@/task-api/captcha-types.ts'
import { demos } from '@/task-api/requests/demos.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { Section } from '@/ui/Section.tsx'

const loadLiveSelection = async () => (await import('../late.tsx')).LiveSelection
const shown = { ids: 'image-picture-captcha-solver,text-captcha,rotatecaptcha,clickcaptcha' }

/** All demos: first those that the page draws itself, then those with a vendor's script. */
export default function DemosPage() {
  const { t } = useTranslation('demo')
  const cards = (wanted: (slug: DemoSlug) => boolean) =>
    demoSlugs.filter(wanted).map((slug) => ({
      id: slug,
      to: demoTarget(slug),
      sign: <SignOf slug={demos[slug].type} />,
      title: t(`name.${slug}`),
      text: <TaskName name={typeTasks(demos[slug].type)[0]} />,
    }))
  return (
    <>
      <PageHead title={t('index.title')} description={t('index.description')} />
      <PageHero
        title={t('index.heading')}
        mark={t('index.mark')}
        lead={t('index.lead')}
        actions={
          <RouteLink
            to={{ id: 'apiDocs' }}
            className={buttonClass({ variant: 'secondary', size: 'lg' })}
          >
            {t('index.docs')}
          </RouteLink>
        }
      />
      <SignSheet />
      <Section title={t('index.drawn')} lead={t('index.drawnLead')}>
        <LinkCards label={t('index.drawn')} items={cards((slug) => demos[slug].vendor === null)} />
      </Section>
      <Section title={t('index.widgets')} lead={t('index.widgetsLead')} tone="alice">
        <LinkCards
          label={t('index.widgets')}
          items={cards((slug) => demos[slug].vendor !== null)}
        />
      </Section>
      <Section title={t('index.examples')} lead={t('index.examplesLead')} className={s.live}>
        <LatePart
          onSight
          load={loadLiveSelection}
          props={shown}
          fallback={<ExamplesLoading count={4} />}
          failed={<ExamplesLost />}
        />
      </Section>
    </>
  )
}

export const structured: Structured = ({ site, language, words }) => [
  {
    '@type': 'ItemList',
    itemListElement: demoSlugs.map((slug, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: words(`demo:name.${slug}`),
      url: canonicalUrl(
        href(demoTarget(slug), { language: 'en', prefixPolicy: 'none' }),
        language,
        site.hosts,
      ),
    })),
  },
]
