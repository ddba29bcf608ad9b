import { useTranslation } from '@/i18n/use-translation.ts'
import { useWordsOf } from '@/i18n/page-context.ts'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { Faq } from '@/shared/landing/Faq.tsx'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import { Split } from '@/shared/landing/Split.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Forward } from '@/ui/Forward.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Section } from '@/ui/Section.tsx'
import { captchaCatalogue, typeTasks } from '@/task-api/captcha-types.ts'
import type { TypeSlug } from '@/task-api/captcha-types.ts'
import { Code } from './Code.tsx'
import { TypeExamplesSection } from './TypeExamplesSection.tsx'
import { SignSheet } from '@/shared/captcha-type/art/TypeSign.tsx'
import { exampleTypeOf } from '@/shared/example-task/example-type.ts'
import { ExampleTaskSection } from '@/shared/example-task/ExampleTaskSection.tsx'
import { SignOf } from '@/shared/captcha-type/SignOf.tsx'
import { TypeFields } from '@/shared/captcha-type/TypeFields.tsx'
import { TaskName } from '@/shared/captcha-type/TaskName.tsx'
import { questions } from './questions.ts'
import s from './type.module.css'
import { typeTarget } from '@/shared/type-target.ts'
import { StartLink } from '@/shared/StartLink.tsx'
import { TypeHero } from './TypeHero.tsx'

const tips = ['tip1', 'tip2'] as const

/** The page of a type. Its catalogue row and its words hold what is specific to it. */
export function CaptchaTypeView({ slug }: { slug: TypeSlug }) {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  const { t: nameOf } = useTranslation('captchaNames')
  const word = useWordsOf(`type/${slug}`)
  const { kind, note, related } = captchaCatalogue[slug]
  const example = exampleTypeOf(slug)
  return (
    <>
      <TypeHero slug={slug} />
      {example && (
        <ExampleTaskSection
          title={t('example.title')}
          lead={t('example.lead')}
          tone="alice"
          first={example}
        />
      )}
      <Split title={t('what.title')}>
        <div className={`stack gap-4 ${s.text}`}>
          <p>{word('what')}</p>
          {note && <Notice tone={note === 'retired' ? 'info' : 'warn'}>{t(`note.${note}`)}</Notice>}
          {kind !== 'image' && note !== 'consent' && <Notice>{t('note.allowed')}</Notice>}
        </div>
      </Split>
      <TypeFields slug={slug} send={word('send')} get={word('get')} />
      <Code slug={slug} />
      {kind === 'image' && <TypeExamplesSection slug={slug} />}
      <Section title={t('tips.title')} tone={kind === 'image' ? 'plain' : 'alice'}>
        <ol className={`bare grid gap-5 ${s.tips}`}>
          {tips.map((tip) => (
            <li className="grid gap-3" key={tip}>
              {word(tip)}
            </li>
          ))}
        </ol>
      </Section>
      <Faq
        title={common('heading.questions')}
        tone={kind === 'image' ? 'alice' : 'plain'}
        items={questions.map(({ q, a }) => ({ id: q, q: word(q), a: word(a) }))}
      />
      <CallBand
        title={common('heading.who')}
        text={word('use')}
        actions={<StartLink>{common('nav.signUpLong')}</StartLink>}
      />
      <Section title={t('related.title')}>
        <SignSheet />
        <LinkCards
          items={related.map((other) => ({
            id: other,
            to: typeTarget(other),
            sign: <SignOf slug={other} />,
            title: nameOf(other),
            text: <TaskName name={typeTasks(other)[0]} />,
          }))}
        />
        <p className={`row wrap mt-5 text-2 bold ${s.ways}`}>
          <RouteLink to={{ id: 'captchaTypes' }}>
            {common('link.allTypes')} <Forward />
          </RouteLink>
          <RouteLink to={{ id: 'libraries' }}>
            {t('code.languages')} <Forward />
          </RouteLink>
          {slug === 'bounding-box' && (
            <RouteLink to={{ id: 'dataBoundingBox' }}>
              {t('related.labelling')} <Forward />
            </RouteLink>
          )}
        </p>
      </Section>
    </>
  )
}
