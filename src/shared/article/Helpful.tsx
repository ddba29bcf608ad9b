import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { articlesApi } from '@/api/endpoints/articles.ts'
import { toProblem } from '@/api/problem.ts'
import type { ArticleKind } from '@/routes/articles.ts'
import { Button } from '@/ui/Button.tsx'

type State = 'open' | 'sending' | 'done' | 'already' | 'failed'

/** Asks once whether the article was helpful. */
export function Helpful({
  kind,
  id,
  said,
}: {
  kind: ArticleKind
  id: string
  said: boolean | null
}) {
  const { t } = useTranslation('articles')
  const { t: common } = useTranslation()
  const [vote] = articlesApi.useVoteOnArticleMutation()
  const [state, setState] = useState<State>('open')
  const lock = useRef(false)
  const thanks = useRef<HTMLParagraphElement>(null)
  const over = state === 'done' || state === 'already'
  // The buttons disappear with the focus, so the thanks take it.
  useLayoutEffect(() => {
    if (over) thanks.current?.focus({ preventScroll: true })
  }, [over])

  async function send(helpful: boolean): Promise<void> {
    if (lock.current) return
    lock.current = true
    setState('sending')
    try {
      await vote({ kind, id, helpful }).unwrap()
      setState('done')
    } catch (error) {
      setState(toProblem(error).status === 409 ? 'already' : 'failed')
    } finally {
      lock.current = false
    }
  }

  const earlier = said !== null && state === 'open'
  return (
    <section className="stack gap-3 items-start" aria-labelledby="helpful">
      <h2 id="helpful">{common('vote.ask')}</h2>
      {earlier || over ? (
        <p ref={thanks} tabIndex={-1} role={over ? 'status' : undefined}>
          {t(state === 'done' ? 'helpful.thanks' : 'helpful.already')}
        </p>
      ) : (
        <p className="cluster bare gap-2">
          <Button
            variant="secondary"
            loading={state === 'sending'}
            prepend={<ThumbsUp size={18} aria-hidden="true" />}
            onClick={() => void send(true)}
          >
            {common('vote.yesShort')}
          </Button>
          <Button
            variant="secondary"
            loading={state === 'sending'}
            prepend={<ThumbsDown size={18} aria-hidden="true" />}
            onClick={() => void send(false)}
          >
            {common('vote.noShort')}
          </Button>
        </p>
      )}
      {state === 'failed' && <p role="alert">{t('helpful.failed')}</p>}
    </section>
  )
}
