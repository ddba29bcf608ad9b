import { useTranslation } from '@/i18n/use-translation.ts'
import type { FaqAnswer } from '@/api/contract/faq.ts'
import { faqApi } from '@/api/endpoints/faq.ts'
import { firstPaint } from '@/api/first-paint.ts'
import { toProblem } from '@/api/problem.ts'
import { seenOr } from '@/lib/unseen.ts'
import { PageHead } from '@/head/PageHead.tsx'
import { snippet } from '@/head/snippet.ts'
import type { OwnHead } from '@/head/PageHead.tsx'
import type { Structured } from '@/head/structured.ts'
import { usePage } from '@/i18n/page-context.ts'
import { answerPath } from '@/routes/faq.ts'
import { canonicalUrl } from '@/routes/language.ts'
import type { PageLoader } from '@/session/person.ts'
import { useOwnCrumb } from '@/shared/crumb-name.ts'
import { faqJsonLd } from '@/shared/faq/structured.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { buttonClass } from '@/ui/button-class.ts'
import { Container } from '@/ui/Container.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '@/ui/Skeleton.tsx'
import { contentLanguages, isLanguage, languages } from '@/site/languages.ts'
import { site } from '@/site/site.ts'
import { HelpNextStep } from '../help/HelpNextStep.tsx'
import { FaqAnswerView } from './FaqAnswerView.tsx'
import s from '../support.module.css'

export const structured: Structured = faqJsonLd

export const loader: PageLoader = ({ store, language, params: { id = '' } }) =>
  firstPaint(store.dispatch(faqApi.endpoints.faqAnswer.initiate({ id, language })))

/** An answer exists only in the languages that it is written in. */
function headOf({ id, language, languages: own, question }: FaqAnswer): OwnHead {
  const path = answerPath(id)
  const written = contentLanguages.filter((one) => own.includes(one))
  const links = written.map((one) => ({
    hreflang: languages[one].tag,
    href: canonicalUrl(path, one, site.hosts),
  }))
  const usual = written.includes('en') ? 'en' : written[0]
  return {
    canonical: canonicalUrl(path, isLanguage(language) ? language : 'en', site.hosts),
    alternates: [
      ...links,
      ...(usual
        ? [{ hreflang: 'x-default' as const, href: canonicalUrl(path, usual, site.hosts) }]
        : []),
    ],
    type: 'article',
    language: isLanguage(language) ? language : 'en',
    ogTitle: question,
  }
}

/** One question with its answer, at its own address. */
export default function FaqAnswerPage() {
  const { params } = usePage()
  const id = params['id'] ?? ''
  return <OneAnswer key={id} id={id} />
}

function OneAnswer({ id }: { id: string }) {
  const { t } = useTranslation('faq')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = faqApi.useFaqAnswerQuery({ id, language })
  const problem = error === undefined ? null : toProblem(error)
  useOwnCrumb(data?.question)
  const missing = problem?.status === 404 || problem?.status === 400
  const title = data
    ? seenOr([data.question, data.topic.title], common('label.answer'))
    : t(missing ? 'answer.missing.title' : 'answer.wait')
  return (
    <>
      <PageHead
        title={title}
        description={data ? snippet(data.answer, data.language, title) : title}
        noindex={missing}
        own={data ? headOf(data) : undefined}
      />
      <Container width="text" className={`grid gap-5 ${s.answerPage}`}>
        {data ? (
          <FaqAnswerView answer={data} />
        ) : missing ? (
          <EmptyState
            level={1}
            title={title}
            action={
              <RouteLink to={{ id: 'support' }} className={buttonClass()}>
                {t('answer.missing.action')}
              </RouteLink>
            }
          >
            {t('answer.missing.text')}
          </EmptyState>
        ) : (
          <>
            <h1 className="title">{title}</h1>
            {problem ? (
              <ProblemState problem={problem} onRetry={() => void refetch()} busy={isFetching} />
            ) : (
              <SkeletonGroup label={common('loading')}>
                <Skeleton lines={5} />
              </SkeletonGroup>
            )}
          </>
        )}
      </Container>
      {data && (
        <footer>
          <HelpNextStep />
        </footer>
      )}
    </>
  )
}
