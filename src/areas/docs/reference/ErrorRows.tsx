import { useTranslation } from 'react-i18next'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { apiErrors } from '@/task-api/errors.ts'
import s from '../docs.module.css'

/** Every code of an API, each leading to its cause and cure. */
export function ErrorRows({ version }: { version: 'v1' | 'v2' }) {
  const { t } = useTranslation('apiReference')
  const { t: words } = useTranslation('apiErrors')
  return (
    <>
      <p>
        {t('errors.lead')}{' '}
        <RouteLink to={{ id: 'apiDocsArticle', params: { slug: 'error-codes' } }}>
          {t('errors.link')}
        </RouteLink>
      </p>
      <table className={s.params} data-two="">
        <caption className="visually-hidden">{t('errors.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('errors.code')}</th>
            <th scope="col">{t('states.meaning')}</th>
          </tr>
        </thead>
        <tbody>
          {apiErrors
            .filter(({ apiVersion }) => apiVersion === version || apiVersion === 'both')
            .map(({ key, code, titleKey, docsSlug }) => (
              <tr key={key}>
                <th scope="row">
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
                <td>{words(titleKey)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  )
}
