import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { colour } from '@/shared/article-body/colour.ts'
import { PageHero } from '@/shared/landing/PageHero.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { apiMethod, methodsOf } from '@/task-api/methods.ts'
import type { ApiProduct } from '@/task-api/methods.ts'
import { sampleRequest } from '@/task-api/sample-request.ts'
import { buttonClass } from '@/ui/button-class.ts'
import { Container } from '@/ui/Container.tsx'
import { useSampleWriter } from '@/shared/code-sample/code-language.ts'
import { AnchorHeading } from '../AnchorHeading.tsx'
import { ApiFiles } from '../ApiFiles.tsx'
import s from '../docs.module.css'
import { RequestSamples } from '@/shared/code-sample/RequestSamples.tsx'
import { useSampleKey } from '@/shared/code-sample/sample-key.ts'
import { OwnKey } from '@/shared/code-sample/own-key/OwnKey.tsx'
import { firstCalls, leadOf, limitRows, states } from './content.ts'
import type { ReferenceHead } from './content.ts'
import { ErrorRows } from './ErrorRows.tsx'
import { MethodSection } from './MethodSection.tsx'
import { MoreReferences } from './MoreReferences.tsx'
import { ReferenceParts } from './ReferenceParts.tsx'
import { TwoColumns } from './TwoColumns.tsx'

/** The whole API of a product on one page, from the tables. */
export function ReferenceView({ product, head }: { product: ApiProduct; head: ReferenceHead }) {
  const { t } = useTranslation('apiReference')
  const { writes } = useSampleWriter()
  const root = useRef<HTMLDivElement>(null)
  const ownKey = useSampleKey()
  useEffect(() => (root.current ? colour(root.current) : undefined), [ownKey, product, writes])
  const ids = methodsOf(product)
  const first = apiMethod(firstCalls[product])
  const isTasks = product === 'v2' || product === 'classic'
  return (
    <>
      <PageHero
        title={t(`page.${head}.heading`)}
        mark={t(`page.${head}.mark`)}
        lead={t(`page.${head}.lead`)}
        actions={
          <RouteLink to={{ id: 'apiDocs' }} className={buttonClass({ variant: 'secondary' })}>
            {t('docs')}
          </RouteLink>
        }
      />
      <Container className={`stack gap-5 ${s.page}`}>
        <div className={`stack gap-3 content-start ${s.rail}`} data-print="no">
          <ReferenceParts product={product} />
        </div>
        <div ref={root} className={s.article}>
          <section aria-labelledby="start">
            <AnchorHeading level={2} id="start" title={t('start.title')} label={t('anchor')} />
            <p>{t(`page.${head}.start`)}</p>
            <OwnKey />
            <div className="mt-4">
              <RequestSamples label={t('start.first')} request={sampleRequest(first)} />
            </div>
          </section>
          <section aria-labelledby="auth">
            <AnchorHeading level={2} id="auth" title={t('auth.title')} label={t('anchor')} />
            <p>{t(`page.${head}.auth`)}</p>
          </section>
          <section aria-labelledby="methods">
            <AnchorHeading level={2} id="methods" title={t('methods')} label={t('anchor')} />
            <p className="row wrap gap-4">
              <ApiFiles labels={{ openapi: t('files.openapi'), postman: t('files.postman') }} />
            </p>
            {ids.map((id) => (
              <MethodSection key={id} id={id} lead={t(leadOf(head, id))} />
            ))}
          </section>
          <section aria-labelledby="states">
            <AnchorHeading level={2} id="states" title={t('states.title')} label={t('anchor')} />
            <TwoColumns
              caption={t('states.caption')}
              head={[t('states.name'), t('states.meaning')]}
              rows={states[product].map(([name, key]) => ({ id: name, code: name, text: t(key) }))}
            />
          </section>
          <section aria-labelledby="limits">
            <AnchorHeading level={2} id="limits" title={t('limits.title')} label={t('anchor')} />
            <TwoColumns
              caption={t('limits.caption')}
              head={[t('limits.name'), t('limits.value')]}
              rows={limitRows[product].map(([name, value]) => ({
                id: name,
                name: t(name),
                text: t(value),
              }))}
            />
          </section>
          <section aria-labelledby="errors">
            <AnchorHeading level={2} id="errors" title={t('errors.title')} label={t('anchor')} />
            {isTasks ? (
              <ErrorRows version={product === 'v2' ? 'v2' : 'v1'} />
            ) : (
              <p>{t('errors.site')}</p>
            )}
          </section>
          <MoreReferences product={product} />
        </div>
      </Container>
    </>
  )
}
