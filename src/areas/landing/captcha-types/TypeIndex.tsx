import { Cookie, Image, KeySquare } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useWordsOf } from '@/i18n/page-context.ts'
import { captchaTypesIndex } from '@/routes/slugs/captcha-types.ts'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { LatePart } from '@/shared/LatePart.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Section } from '@/ui/Section.tsx'
import { solutionKinds } from '@/task-api/captcha-types.ts'
import s from '@/shared/captcha-type/captcha-type.module.css'
import { ExamplesLoading, ExamplesLost } from '@/shared/captcha-type/ExamplesPlace.tsx'
import { StartLink } from '@/shared/StartLink.tsx'
import { TypeCatalogue } from './TypeCatalogue.tsx'

const loadLiveSelection = async () =>
  (await import('@/shared/captcha-type/LiveExamples.tsx')).LiveSelection
const shown = {
  ids: 'clickcaptcha,grid-captcha,rotatecaptcha,slider-captcha,bounding-box,audio-captcha',
}
const icons = { image: Image, token: KeySquare, cookie: Cookie }

/** The page that lists all types. */
export function TypeIndex() {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  const word = useWordsOf(`type/${captchaTypesIndex}`)
  return (
    <>
      <PageHero
        title={t('index.heading')}
        mark={t('index.mark')}
        lead={word('lead')}
        actions={
          <>
            <StartLink>{common('nav.getApiKey')}</StartLink>
            <RouteLink
              to={{ id: 'pricing' }}
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
            >
              {t('hero.prices')}
            </RouteLink>
          </>
        }
      />
      <TypeCatalogue />
      <Section title={t('index.choose.title')} tone="alice">
        <Points
          items={solutionKinds.map((kind) => {
            const Icon = icons[kind]
            return {
              id: kind,
              icon: <Icon size={24} aria-hidden="true" />,
              title: t(`index.choose.${kind}.title`),
              text: t(`index.choose.${kind}.text`),
            }
          })}
        />
      </Section>
      <Section title={t('index.examples.title')} className={s.live}>
        <LatePart
          onSight
          load={loadLiveSelection}
          props={shown}
          fallback={<ExamplesLoading count={6} />}
          failed={<ExamplesLost />}
        />
      </Section>
      <CallBand
        title={t('index.call.title')}
        actions={<StartLink>{common('nav.signUpLong')}</StartLink>}
      />
    </>
  )
}
