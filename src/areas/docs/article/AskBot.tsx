import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { docsApi } from '@/api/endpoints/docs.ts'
import { toProblem } from '@/api/problem.ts'
import { usePage } from '@/i18n/page-context.ts'
import { seenText } from '@/lib/unseen.ts'
import { useKeptText } from '@/shared/form/use-kept-text.ts'
import { ServerAddress } from '@/shared/html/ServerAddress.tsx'
import { ServerHtml } from '@/shared/html/ServerHtml.tsx'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { KeptWorkOffer } from '@/shared/work/KeptWorkOffer.tsx'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Textarea } from '@/ui/Textarea.tsx'

const longest = 500
const shortest = 3

/** Asks the bot about the open article, without an account: it answers from what is public. */
export function AskBot({ slug }: { slug: string }) {
  const { t } = useTranslation('apiDocs')
  const { language } = usePage()
  const id = useId()
  const [text, setText, forget, work] = useKeptText('docs-question')
  const [ask, { data: reply, error, isLoading }] = docsApi.useAskDocsMutation()
  const problem = error && toProblem(error)
  const question = seenText(text)

  async function send(): Promise<void> {
    if (question.length < shortest) return
    const { error: refusal } = await ask({ language, slug, text: question })
    if (!refusal) forget()
  }

  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <h2 id={id}>{t('ask.title')}</h2>
      <p className="quiet text-2">{t('ask.lead')}</p>
      <form
        className="stack gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <KeptWorkOffer keeper={work} />
        <Field label={t('ask.label')}>
          <Textarea
            rows={2}
            value={text}
            most={longest}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <div>
          <Button type="submit" variant="secondary" loading={isLoading}>
            {t('ask.send')}
          </Button>
        </div>
      </form>
      <div role="status">
        {reply && !isLoading && (
          <div className="stack gap-3">
            {reply.answerHtml === null ? (
              <p>{t('ask.nothing')}</p>
            ) : (
              <ServerHtml html={reply.answerHtml} kind="message" />
            )}
            {reply.sources.length > 0 && (
              <div>
                <p className="quiet text-1">{t('ask.sources')}</p>
                <ul>
                  {reply.sources.map(({ title, url }) => (
                    <ServerAddress key={url} as="li" url={url}>
                      {title}
                    </ServerAddress>
                  ))}
                </ul>
              </div>
            )}
          </div>
        )}
      </div>
      {problem?.status === 404 ? (
        <p role="alert">{t('ask.gone')}</p>
      ) : (
        problem && <ProblemState level={3} problem={problem} onRetry={() => void send()} />
      )}
      <p>
        <RouteLink to={{ id: 'support' }}>{t('ask.person')}</RouteLink>
      </p>
    </section>
  )
}
