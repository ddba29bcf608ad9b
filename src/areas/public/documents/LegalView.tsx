import { useTranslation } from '@/i18n/use-translation.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { useWordsOf } from '@/i18n/page-context.ts'
import { LandingDocument } from '@/shared/landing/LandingDocument.tsx'

interface LegalPageProps {
  ns: 'terms' | 'privacy' | 'paymentPolicy' | 'sendPush' | 'workerTerms'
  /** The sections in order. The words determine their paragraphs and points. */
  sections: readonly string[]
}

/** The numbered texts of a section, from p1 on. */
function* texts(word: (key: string) => string, stem: string): Generator<string> {
  for (let n = 1; ; n += 1) {
    const text = word(`${stem}${n}`)
    if (text === '') return
    yield text
  }
}

/** A legal document. Its words determine its structure. */
export function LegalView({ ns, sections }: LegalPageProps) {
  const { t } = useTranslation()
  const word = useWordsOf(ns)
  return (
    <>
      <PageHead title={word('head') || word('title')} description={word('description')} />
      <LandingDocument
        title={word('title')}
        lead={word('lead')}
        note={word('note') || undefined}
        contents={t('contents')}
        parts={sections.map((id) => {
          const points = [...texts(word, `s.${id}.l`)]
          return {
            id,
            title: word(`s.${id}.title`),
            body: (
              <>
                {[...texts(word, `s.${id}.p`)].map((text) => (
                  <p key={text}>{text}</p>
                ))}
                {points.length > 0 && (
                  <ul>
                    {points.map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                )}
              </>
            ),
          }
        })}
      />
    </>
  )
}
