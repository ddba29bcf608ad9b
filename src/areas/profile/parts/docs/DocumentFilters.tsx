import { withParam } from '@/shared/account/lists.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { documentKinds } from '@/api/contract/documents.ts'
import { userApi } from '@/api/endpoints/user.ts'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { yearsOf } from '../../model/lists.ts'
import type { DocumentQuery } from '../../model/lists.ts'
import s from './docs.module.css'

export function DocumentFilters({ query }: { query: DocumentQuery }) {
  const { t } = useTranslation('profileDocs')
  const { data: user } = userApi.useUserQuery()
  const [params, setParams] = useSearchParams()
  const [now] = useState(() => Date.now())
  const change = (name: 'kind' | 'year', value: string) => setParams(withParam(params, name, value), { preventScrollReset: true })
  return (
    <div className={s.filters}>
      <Field label={t('docs.filter.kind')}>
        <Select value={query.kind ?? ''} onChange={({ target }) => change('kind', target.value)}>
          <option value="">{t('docs.filter.anyKind')}</option>
          {documentKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`docs.kind.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('docs.filter.year')}>
        <Select value={query.year ?? ''} onChange={({ target }) => change('year', target.value)}>
          <option value="">{t('docs.filter.anyYear')}</option>
          {yearsOf(user?.createdAt, now, query.year).map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
