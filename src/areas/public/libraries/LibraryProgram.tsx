import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useWordsOf } from '@/i18n/page-context.ts'
import { codeLanguages } from '@/routes/slugs/code-languages.ts'
import type { CodeLanguage } from '@/routes/slugs/code-languages.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { CodeSample } from '@/shared/code-sample/CodeSample.tsx'
import { Section } from '@/ui/Section.tsx'
import { libraries } from './libraries.ts'
import { librarySamples } from './samples.ts'
import s from '../public.module.css'

const steps = ['read', 'send', 'ask', 'print'] as const

/** The complete program, with its steps beside it, and the way to it in the other languages. */
export function LibraryProgram({ lang }: { lang: CodeLanguage }) {
  const { t } = useTranslation('library')
  const { t: common } = useTranslation()
  const word = useWordsOf(`library/${lang}`)
  const title = useId()
  return (
    <Section aria-labelledby={title}>
      <div className={`stack gap-6 gap-x-7 ${s.program}`}>
        <div className={`stack gap-3 content-start ${s.words}`}>
          <h2 id={title} className="title">
            {common('label.fullProgram')}
          </h2>
          <h3 className="mt-3">{t('steps.title')}</h3>
          <ol className={`grid gap-4 text-2 ${s.steps}`}>
            {steps.map((id) => (
              <li key={id}>
                <b>{t(`steps.${id}`)}</b>
                <span className="quiet">{word(`steps.${id}`)}</span>
              </li>
            ))}
          </ol>
          <p className="quiet text-2 mt-3">{t('run.note')}</p>
        </div>
        <div className="stack gap-3 min-0">
          <nav className={`cluster gap-x-5 text-2 ${s.langs}`} aria-label={t('others.title')}>
            {codeLanguages.map((other) => (
              <RouteLink
                key={other}
                to={{ id: 'library', slugs: { lang: other } }}
                aria-current={other === lang ? 'page' : undefined}
              >
                {libraries[other].name}
              </RouteLink>
            ))}
          </nav>
          <CodeSample
            label={libraries[lang].file}
            variants={[{ id: lang, label: libraries[lang].file, code: librarySamples[lang].solve }]}
          />
        </div>
      </div>
    </Section>
  )
}
