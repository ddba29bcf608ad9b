import { useTranslation } from 'react-i18next'
import { anyType, domainActions } from '@/api/contract/manual-domains.ts'
import { withParam } from '@/shared/account/lists.ts'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import type { DomainQuery } from '../../model/domains.ts'
import { SearchBox } from '../SearchBox.tsx'
import { useAddress } from '../use-address.ts'
import { TypeOptions } from './TypeOptions.tsx'
import s from './domains.module.css'

export function DomainFilters({ query }: { query: DomainQuery }) {
  const { t } = useTranslation('manualDomains')
  const [, set] = useAddress()
  const change = (name: 'type' | 'action', value: string) => set((now) => withParam(now, name, value))
  return (
    <div className={s.filters} role="search" aria-label={t('filter.label')}>
      <SearchBox label={t('filter.search')} help={t('filter.searchHelp')} />
      <Field label={t('filter.type')}>
        <Select value={query.captchaType ?? ''} onChange={({ target }) => change('type', target.value)}>
          <option value="">{t('filter.everyType')}</option>
          <option value={anyType}>{t('type.any')}</option>
          <TypeOptions chosen={query.captchaType} />
        </Select>
      </Field>
      <Field label={t('filter.action')}>
        <Select value={query.action ?? ''} onChange={({ target }) => change('action', target.value)}>
          <option value="">{t('filter.everyAction')}</option>
          {domainActions.map((action) => (
            <option key={action} value={action}>
              {t(`action.${action}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
