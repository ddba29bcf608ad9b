import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { demoApi } from '@/api/endpoints/demo.ts'
import { toProblem } from '@/api/problem.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import type { DemoSlug } from '@/routes/slugs/demos.ts'
import { ProblemState } from '@/shared/ProblemState.tsx'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'
import { jsonLines } from '@/shared/captcha-type/json-lines.ts'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Notice } from '@/ui/Notice.tsx'
import s from '../demo.module.css'

/** The answer as the page holds it. Nothing is removed before it is sent. */
export type Held = Readonly<Record<string, unknown>>

/** Sends the answer, and holds the result of the check. */
export function useVerify(slug: DemoSlug) {
  const [send, state] = demoApi.useVerifyDemoMutation()
  return {
    /** Ignored while a check is running. */
    verify: (response: Held) => {
      if (!state.isLoading) void send({ slug, response: { ...response } })
    },
    state,
  }
}
export type Verify = ReturnType<typeof useVerify>

export function HeldAnswer({ held }: { held: Held | null }) {
  const { t } = useTranslation('demo')
  const copyLabels = useCopyLabels()
  const id = useId()
  return (
    <section aria-labelledby={id} className={`grid gap-3 fill measure min-0 ${s.part}`}>
      <h3 id={id} className="heading">
        {t('holds.title')}
      </h3>
      {held ? (
        <CodeBlock
          wrap
          label={t('holds.label')}
          samples={[{ id: 'held', label: 'JSON', lines: jsonLines(held) }]}
          copyLabels={copyLabels}
        />
      ) : (
        <p className="quiet">{t('holds.none')}</p>
      )}
    </section>
  )
}

/** The result of the check: success, score, errors and the whole answer. */
export function VerdictView({
  verify: { state },
  onRetry,
}: {
  verify: Verify
  onRetry: () => void
}) {
  const { t } = useTranslation('demo')
  const format = formatFor(useLocale())
  const { data, error, isLoading } = state
  const copyLabels = useCopyLabels()
  return (
    <div className={`grid gap-3 fill measure min-0 ${s.part}`}>
      <div role="status" className="grid gap-3">
        {error && (
          <ProblemState level={3} problem={toProblem(error)} onRetry={onRetry} busy={isLoading} />
        )}
        {data && (
          <>
            <Notice
              tone={data.success ? 'ok' : 'bad'}
              title={data.success ? t('verify.accepted') : t('verify.rejected')}
            />
            <DescriptionList layout="inline" terms="quiet" details="strong" className="stack gap-2">
              {data.score !== null && (
                <Description term={t('verify.score')}>{format.number(data.score, 2)}</Description>
              )}
              <Description term={t('verify.errors')}>
                {data.errors.length > 0 ? (
                  <code translate="no">{data.errors.join(', ')}</code>
                ) : (
                  t('verify.none')
                )}
              </Description>
            </DescriptionList>
          </>
        )}
      </div>
      {/* The whole answer is to be read, not to be heard at once. */}
      {data && data.raw !== null && (
        <CodeBlock
          wrap
          label={t('verify.raw')}
          samples={[{ id: 'raw', label: t('verify.raw'), lines: jsonLines(data.raw) }]}
          copyLabels={copyLabels}
        />
      )}
    </div>
  )
}
