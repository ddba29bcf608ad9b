import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { usePage, useWordsOf } from '@/i18n/page-context.ts'
import { codeLanguages } from '@/routes/slugs/code-languages.ts'
import type { CodeLanguage } from '@/routes/slugs/code-languages.ts'
import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { Faq } from '@/shared/landing/Faq.tsx'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StartLink } from '@/shared/StartLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Forward } from '@/ui/Forward.tsx'
import { Section } from '@/ui/Section.tsx'
import { libraries } from './libraries.ts'
import { librarySamples } from './samples.ts'
import run from './samples/run.shell.sample?highlighted'
import { CodeBoard } from './CodeBoard.tsx'
import { LibraryProgram } from './LibraryProgram.tsx'
import s from '../public.module.css'

const calls = ['report', 'balance'] as const
const errors = ['stop', 'again', 'key'] as const
const tips = ['timeout', 'connection', 'parallel'] as const
const questions = ['memory', 'package'] as const

const isCodeLanguage = (slug: string | undefined): slug is CodeLanguage =>
  codeLanguages.some((lang) => lang === slug)

/** One template for seven languages. Its row, samples and words hold what is specific to one. */
export default function LibraryPage() {
  const { lang } = usePage().slugs
  if (!isCodeLanguage(lang)) throw new Error(`There is no sample in ${lang}.`)
  return <LibraryView key={lang} lang={lang} />
}

function LibraryView({ lang }: { lang: CodeLanguage }) {
  const { t } = useTranslation('library')
  const { t: common } = useTranslation()
  const word = useWordsOf(`library/${lang}`)
  const { name, version, run: command, prepare = '' } = libraries[lang]
  const samples = librarySamples[lang]
  return (
    <>
      <PageHead title={word('title')} description={word('description')} />
      <PageHero
        title={t('title')}
        mark={name}
        lead={word('lead')}
        actions={
          <>
            <StartLink>{common('nav.getApiKey')}</StartLink>
            <RouteLink
              to={{ id: 'libraries' }}
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
            >
              {t('others.all')}
            </RouteLink>
          </>
        }
        facts={[t('newer', { version }), t('packages'), t('pay')]}
        aside={
          <CodeBoard
            picture={common('picture.glyphs')}
            label={t('run.label')}
            name={t('run.title')}
            code={run}
            values={{ RUN_PROGRAM: command, PREPARE: prepare }}
          />
        }
      />
      <LibraryProgram lang={lang} />
      <Section title={t('after.title')}>
        <div className={`stack gap-6 ${s.pair}`}>
          {calls.map((id) => (
            <div key={id}>
              <h3 className="heading">{t(`after.${id}.title`)}</h3>
              <p className="quiet">{t(`after.${id}.text`)}</p>
              <CodeSample
                label={t(`after.${id}.title`)}
                variants={[{ id, label: name, code: samples[id] }]}
              />
            </div>
          ))}
        </div>
      </Section>
      <Section title={t('errors.title')} tone="alice">
        <Points
          items={errors.map((id) => ({
            id,
            title: t(`errors.${id}`),
            text: word(`errors.${id}`),
          }))}
        />
      </Section>
      <Section title={t('tips.title')}>
        <Points items={tips.map((id) => ({ id, title: t(`tips.${id}`), text: word(id) }))} />
      </Section>
      <Faq
        title={common('heading.questions')}
        tone="alice"
        items={questions.map((id) => ({ id, q: word(`faq.${id}.q`), a: word(`faq.${id}.a`) }))}
      />
      <Section title={t('others.title')}>
        <LinkCards
          items={codeLanguages
            .filter((other) => other !== lang)
            .map((other) => ({
              id: other,
              to: { id: 'library', slugs: { lang: other } },
              title: libraries[other].name,
              text: t(`text.${other}`),
            }))}
        />
        <p className={`row wrap gap-2 gap-x-5 mt-5 bold ${s.more}`}>
          <RouteLink to={{ id: 'libraries' }}>
            {t('others.all')} <Forward />
          </RouteLink>
        </p>
      </Section>
      <CallBand
        title={t('call.title')}
        actions={<StartLink>{common('nav.signUpLong')}</StartLink>}
      />
    </>
  )
}

export const structured: Structured = (context) => {
  const { lang } = context.page.slugs
  if (!isCodeLanguage(lang)) return []
  return [
    {
      '@type': 'SoftwareSourceCode',
      name: context.words(`library/${lang}:title`),
      description: context.words(`library/${lang}:description`),
      url: context.url,
      inLanguage: context.language,
      programmingLanguage: libraries[lang].name,
      runtimePlatform: libraries[lang].version,
    },
    faqPage(context, `library/${lang}:faq`, questions),
  ]
}
