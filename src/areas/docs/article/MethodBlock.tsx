import { useTranslation } from '@/i18n/use-translation.ts'
import type { DocsMethod, DocsParam } from '@/api/contract/docs.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { asciiSlug } from '@/lib/encode-part.ts'
import { AnchorHeading } from '../AnchorHeading.tsx'
import { ParamTable } from '../ParamTable.tsx'
import s from '../docs.module.css'
import { methodParts } from './method-parts.ts'

/** The call of a method: its parameters, its result and its errors. The workbench has the code. */
export function MethodBlock({ method }: { method: DocsMethod }) {
  const { t } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const { name, http, url, request, response, errors } = method
  // On a narrow screen the name takes a line of its own, whole.
  const atName = url.lastIndexOf('/') + 1
  const anchor = t('anchor')
  const head = {
    name: common('table.field'),
    type: common('label.type'),
    note: t('field.note'),
    required: common('table.required'),
  }
  const row = ({ name: field, type, required, default: value, description }: DocsParam) => ({
    name: field,
    type,
    required,
    note: description,
    fallback: value === null ? undefined : common('table.default', { value }),
  })
  const parts = methodParts(method)
  return (
    <>
      <p className={`box pad-y-3 pad-x-4 alice text-2 break ${s.address}`} translate="no">
        <b>{http}</b>{' '}
        <code translate="no">
          {url.slice(0, atName)}
          <wbr />
          {url.slice(atName)}
        </code>
      </p>
      <section aria-labelledby="request">
        <AnchorHeading level={2} id="request" title={common('label.request')} label={anchor} />
        {request.length > 0 ? (
          <ParamTable
            caption={t('requestOf', { name })}
            head={head}
            rows={request.map(row)}
            anchor="param"
          />
        ) : (
          <p className="quiet">{t('noFields')}</p>
        )}
      </section>
      {parts.includes('response') && (
        <section aria-labelledby="response">
          <AnchorHeading level={2} id="response" title={t('response')} label={anchor} />
          {response.length > 0 && (
            <ParamTable
              caption={t('responseOf', { name })}
              head={head}
              rows={response.map(row)}
              anchor="answer"
            />
          )}
        </section>
      )}
      {parts.includes('errors') && (
        <section aria-labelledby="errors">
          <AnchorHeading level={2} id="errors" title={t('errors')} label={anchor} />
          <p className="quiet">{t('errorsOf', { name })}</p>
          <ul className={`cluster gap-2 text-1 mt-3 ${s.codes}`}>
            {errors.map((code) => (
              <li key={code}>
                <RouteLink
                  to={{
                    id: 'apiDocsArticle',
                    params: { slug: 'error-codes' },
                    hash: asciiSlug(code),
                  }}
                >
                  <code translate="no">{code}</code>
                </RouteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
