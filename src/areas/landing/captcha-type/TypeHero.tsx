import { useTranslation } from '@/i18n/use-translation.ts'
import { useWordsOf } from '@/i18n/page-context.ts'
import { captchaChallenge, traitsOf } from '@/shared/captcha-type/challenge.ts'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { demoTarget } from '@/shared/demo-target.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StartLink } from '@/shared/StartLink.tsx'
import { Badge } from '@/ui/Badge.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { captchaCatalogue, typeTasks } from '@/task-api/captcha-types.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { demoOf } from '@/task-api/requests/demos.ts'
import { TypeFigures } from './TypeFigures.tsx'
import s from './type.module.css'

/** Decorative, so it loads after the page, in a place of its size. */
const loadChallengeArt = async () =>
  (await import('@/shared/captcha-type/art/ChallengeArt.tsx')).ChallengeArt

export function TypeHero({ slug }: { slug: TypeSlug }) {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  const word = useWordsOf(`type/${slug}`)
  const { kind } = captchaCatalogue[slug]
  const demo = demoOf(slug)
  // One sentence of the type's own words, and its end, which is highlighted.
  const mark = word('mark')
  const title = word('title').slice(0, -mark.length).trim()
  // Text has surcharges: for long answers and large pictures.
  const roomy = typeTasks(slug)[0] === 'ImageToTextTask'
  return (
    <PageHero
      over={
        <span className="cluster gap-2 gap-x-3 quiet text-2 break">
          <Badge tone="info">{t(`kind.${kind}`)}</Badge>
          <code translate="no">{typeTasks(slug)[0]}</code>
        </span>
      }
      title={title}
      mark={mark}
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
          {demo && (
            <RouteLink
              to={demoTarget(demo)}
              className={buttonClass({ variant: 'tertiary', size: 'lg' })}
            >
              {t('hero.demo')}
            </RouteLink>
          )}
        </>
      }
      facts={[
        t('hero.refund'),
        kind === 'image' ? t('hero.complain') : t('hero.allowed'),
        t('hero.fixed'),
      ]}
      aside={
        <>
          <div className={s.art}>
            <LatePart
              load={loadChallengeArt}
              props={{ challenge: captchaChallenge(slug), look: traitsOf(slug) }}
              fallback={null}
            />
          </div>
          <TypeFigures slug={slug} roomy={roomy} />
        </>
      }
    />
  )
}
