import { useTranslation } from 'react-i18next'
import { articleStatuses, difficulties, editorLanguages } from '@/api/contract/editor.ts'
import type { EditorKind } from '@/api/contract/editor.ts'
import { withParam } from '@/shared/account/lists.ts'
import { site } from '@/site/site.ts'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { usualSort } from '../../model/list-query.ts'
import type { ListQuery } from '../../model/list-query.ts'
import { SearchBox } from '../SearchBox.tsx'
import { useAddress } from '../use-address.ts'
import s from './list.module.css'

const orders = ['-updatedAt', 'updatedAt', '-publishedAt', '-views', 'title', '-title'] as const
const orderWords = {
  '-updatedAt': 'updatedLast',
  updatedAt: 'updatedFirst',
  '-publishedAt': 'published',
  '-views': 'views',
  title: 'title',
  '-title': 'titleBack',
} as const

export function ListFilters({ kind, query }: { kind: EditorKind; query: ListQuery }) {
  const { t } = useTranslation('editor')
  const [, set] = useAddress()
  const change = (name: 'status' | 'language' | 'site' | 'difficulty' | 'sort', value: string) => set((now) => withParam(now, name, value))
  return (
    <div className={s.filters} role="search" aria-label={t('list.filter.label')}>
      <div className={s.search}>
        <SearchBox label={t('list.filter.search')} help={t('list.filter.searchHelp')} />
      </div>
      <Field label={t('list.filter.status')}>
        <Select value={query.status ?? ''} onChange={({ target }) => change('status', target.value)}>
          <option value="">{t('list.filter.anyStatus')}</option>
          {articleStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
          <option value="deleted">{t('status.deleted')}</option>
        </Select>
      </Field>
      <Field label={t('list.filter.language')}>
        <Select value={query.language ?? ''} onChange={({ target }) => change('language', target.value)}>
          <option value="">{t('list.filter.anyLanguage')}</option>
          {editorLanguages.map((language) => (
            <option key={language} value={language}>
              {t(`list.language.${language}`)}
            </option>
          ))}
        </Select>
      </Field>
      {kind === 'tutorial' && (
        <Field label={t('list.filter.difficulty')}>
          <Select value={query.difficulty ?? ''} onChange={({ target }) => change('difficulty', target.value)}>
            <option value="">{t('list.filter.anyDifficulty')}</option>
            {difficulties.map((difficulty) => (
              <option key={difficulty} value={difficulty}>
                {t(`list.difficulty.${difficulty}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t('list.filter.site')}>
        <Select value={query.hostname ?? ''} onChange={({ target }) => change('site', target.value)}>
          <option value="">{t('list.filter.anySite')}</option>
          {Object.values(site.hosts).map((host) => (
            <option key={host} value={host}>
              {host}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('list.filter.sort')}>
        <Select value={query.sort} onChange={({ target }) => change('sort', target.value === usualSort ? '' : target.value)}>
          {orders.map((order) => (
            <option key={order} value={order}>
              {t(`list.sort.${orderWords[order]}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
