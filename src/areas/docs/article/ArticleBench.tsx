import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { DocsMethod } from '@/api/contract/docs.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { Workbench } from '@/shared/code-sample/Workbench.tsx'
import bench from '@/shared/code-sample/workbench.module.css'
import { requestOf } from '@/task-api/request-of.ts'
import { keyPlace } from '@/task-api/curl.ts'
import type { SampleRequest } from '@/task-api/curl.ts'
import { AnchorHeading } from '../AnchorHeading.tsx'
import s from '../docs.module.css'
import { Samples } from '../Samples.tsx'
import { SendPart } from '../send/SendPart.tsx'

interface ArticleBenchProps {
  method: DocsMethod
  /** The type whose request can be built here. */
  captchaType: string | null
}

const loadBuilder = async () => (await import('../builder/Builder.tsx')).Builder

/** The workbench of a method: its code, its answer, and the form of a task's request. */
export function ArticleBench({ method, captchaType }: ArticleBenchProps) {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const { name, sample, samples, responses, request, response } = method
  /** The request of the form, once something is typed. */
  const [typed, setTyped] = useState<SampleRequest | null>(null)
  const example = useMemo(() => sample && requestOf(sample), [sample])
  const label = t('codeOf', { name })
  const code =
    typed ??
    example ??
    (Object.keys(samples).length > 0 && <Samples label={label} code={samples} />)
  return (
    <section className={`min-0 ${bench.beside} ${s.bench}`} aria-labelledby="code">
      <AnchorHeading level={2} id="code" title={t('code')} label={t('anchor')} />
      <Workbench
        label={label}
        code={code}
        hasKey={sample !== null || Object.values(samples).some((one) => one.includes(keyPlace))}
        answers={responses.map(({ title, json }) => ({
          title: t('answerOf', { name: title }),
          json,
        }))}
      >
        {captchaType === null && (
          <SendPart
            name={name}
            fields={response.map((one) => ({ name: one.name, meaning: one.description }))}
          />
        )}
        {captchaType !== null && (
          <section aria-labelledby="builder" data-print="no">
            <AnchorHeading level={2} id="builder" title={t('builder.title')} label={t('anchor')} />
            <p className="quiet">{t('builder.lead')}</p>
            <LatePart
              onSight
              load={loadBuilder}
              props={{ type: captchaType, params: request, onRequest: setTyped }}
              fallback={<p className={`faint ${s.room}`}>{common('loading')}</p>}
            />
          </section>
        )}
      </Workbench>
    </section>
  )
}
