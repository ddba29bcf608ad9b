import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { codeLanguages } from '@/routes/slugs/code-languages.ts'
import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import { CallBand } from '@/shared/landing/CallBand.tsx'
import { Faq } from '@/shared/landing/Faq.tsx'
import { FieldTable } from '@/shared/landing/FieldTable.tsx'
import { LinkCards } from '@/shared/landing/LinkCards.tsx'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { Points } from '@/shared/landing/Points.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { StartLink } from '@/shared/StartLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Section } from '@/ui/Section.tsx'
import { libraries } from './libraries.ts'
import exchange from './samples/exchange.json.sample?highlighted'
import first from './samples/first.curl.sample?highlighted'
import { CodeBoard } from './CodeBoard.tsx'
import { ErrorTable } from './ErrorTable.tsx'

const facts = ['whole', 'key'] as const
const calls = ['createTask', 'getTaskResult', 'getBalance', 'reportIncorrect'] as const
const limits = ['poll', 'rate', 'size', 'time', 'report', 'key'] as const
const questions = ['package', 'other', 'kinds', 'callback', 'old'] as const

/** The API in four calls, and the languages with a complete sample. */
export default function LibrariesPage() {
  const { t } = useTranslation('libraries')
  const { t: word } = useTranslation('library')
  const { t: common } = useTranslation()
  return (
    <>
      <PageHead title={t('head.title')} description={t('head.description')} />
      <PageHero
        title={t('hero.title')}
        mark={t('hero.mark')}
        lead={t('hero.lead')}
        actions={
          <>
            <StartLink>{common('nav.getApiKey')}</StartLink>
            <RouteLink
              to={{ id: 'captchaTypes' }}
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
            >
              {common('label.allTaskTypes')}
            </RouteLink>
          </>
        }
        facts={[word('packages'), ...facts.map((fact) => t(`hero.fact.${fact}`))]}
        aside={
          <CodeBoard
            picture={common('picture.glyphs')}
            label={t('hero.label')}
            name="JSON"
            code={exchange}
          />
        }
      />
      <Section title={t('list.title')}>
        <LinkCards
          items={codeLanguages.map((lang) => ({
            id: lang,
            to: { id: 'library', slugs: { lang } },
            title: libraries[lang].name,
            text: word(`text.${lang}`),
            aside: (
              <span className="faint text-1">
                {word('newer', { version: libraries[lang].version })}
              </span>
            ),
          }))}
        />
      </Section>
      <Section title={t('calls.title')} lead={t('calls.lead')} tone="alice">
        <FieldTable
          caption={t('calls.title')}
          head={{
            name: t('calls.head.name'),
            type: t('calls.head.sends'),
            note: t('calls.head.gets'),
          }}
          rows={calls.map((call) => ({
            name: call,
            type: <span>{t(`calls.${call}.sends`)}</span>,
            note: t(`calls.${call}.gets`),
          }))}
        />
      </Section>
      <Section title={t('first.title')}>
        <CodeSample
          label={t('first.label')}
          variants={[{ id: 'curl', label: 'cURL', code: first }]}
        />
        <p className="quiet text-2 mt-3">{t('first.note')}</p>
      </Section>
      <Section title={t('errors.title')} lead={t('errors.lead')} tone="alice">
        <ErrorTable />
      </Section>
      <Section title={t('limits.title')}>
        <Points
          items={limits.map((id) => ({
            id,
            title: t(`limits.${id}.title`),
            text: t(`limits.${id}.text`),
          }))}
        />
      </Section>
      <Faq
        title={common('heading.questions')}
        tone="alice"
        items={questions.map((id) => ({ id, q: t(`faq.${id}.q`), a: t(`faq.${id}.a`) }))}
      />
      <CallBand
        title={t('call.title')}
        actions={<StartLink>{common('nav.signUpLong')}</StartLink>}
      />
    </>
  )
}

export const structured: Structured = (context) => [faqPage(context, 'libraries:faq', questions)]
