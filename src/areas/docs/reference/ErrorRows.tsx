import { useTranslation } from '@/i18n/use-translation.ts'
import { withGap } from '@/lib/sentences.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { apiErrors } from '@/task-api/errors.ts'
import { tableRoles } from '@/ui/table-roles.ts'
import s from '../docs.module.css'

/** Every error code of an API, with a link to its description. */
export function ErrorRows({ version }: { version: 'v1' | 'v2' }) {
  const { t } = useTranslation('apiReference')
  const { t: common } = useTranslation()
  const { t: words } = useTranslation('apiErrors')
  return (
    <>
      <p>
        {withGap(t('errors.lead'))}
        <RouteLink to={{ id: 'apiDocsArticle', params: { slug: 'error-codes' } }}>
          {t('errors.link')}
        </RouteLink>
      </p>
      <table className={`grid-table text-2 ${s.params}`} data-two="" {...tableRoles.table}>
        <caption className="visually-hidden">{t('errors.title')}</caption>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th scope="col" {...tableRoles.head}>
              {common('label.code')}
            </th>
            <th scope="col" {...tableRoles.head}>
              {t('states.meaning')}
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {apiErrors
            .filter(({ apiVersion }) => apiVersion === version || apiVersion === 'both')
            .map(({ key, code, titleKey, docsSlug }) => (
              <tr key={key} {...tableRoles.row}>
                <th {...tableRoles.name}>
                  <RouteLink
                    to={{
                      id: 'apiDocsArticle',
                      params: { slug: 'error-codes' },
                      hash: docsSlug,
                    }}
                  >
                    <code translate="no">{code}</code>
                  </RouteLink>
                </th>
                <td {...tableRoles.cell}>{words(titleKey)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  )
}
