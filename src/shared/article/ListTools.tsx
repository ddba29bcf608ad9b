import { Rss } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { articleSortings } from '@/api/contract/articles.ts'
import type { ArticleSorting } from '@/api/contract/articles.ts'
import { Field } from '@/ui/Field.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import { Select } from '@/ui/Select.tsx'
import { useSearchBox } from '../query/use-search-box.ts'
import { articleTextField } from './list-state.ts'
import s from './article.module.css'

interface ListToolsProps {
  search: boolean
  /** The search text of the address. */
  text: string
  sorting: ArticleSorting
  onText: (text: string) => void
  onSorting: (sorting: ArticleSorting) => void
  /** True from the first key until the search starts: a running request is aborted. */
  onTyping: (typing: boolean) => void
  feed: string | undefined
}

/** Search, order and feed of a list. */
export function ListTools({
  search,
  text,
  sorting,
  onText,
  onSorting,
  onTyping,
  feed,
}: ListToolsProps) {
  const { t } = useTranslation('articles')
  const { t: common } = useTranslation()
  const { typed, type, begin } = useSearchBox({ field: articleTextField, text, onText, onTyping })
  const length = [...typed.trim()].length
  return (
    <div className="cluster gap-3 gap-x-4 align-start mt-5">
      {search && (
        <form
          role="search"
          className={s.search}
          onSubmit={(event) => {
            event.preventDefault()
            begin()
          }}
        >
          <Field
            label={t('tools.search')}
            hideLabel
            help={
              <span aria-live="polite">
                {length > 0 && length < articleTextField.least
                  ? t('tools.short', { count: articleTextField.least })
                  : ''}
              </span>
            }
          >
            <SearchInput
              value={typed}
              placeholder={t('tools.search')}
              clearLabel={common('action.clearSearch')}
              most={100}
              onChange={({ target }) => type(target.value)}
            />
          </Field>
        </form>
      )}
      <Field label={common('label.sort')} className={`row gap-2 align-center ${s.sort}`}>
        <Select
          value={sorting}
          onChange={({ target: { value } }) => {
            const next = articleSortings.find((one) => one === value)
            if (next) onSorting(next)
          }}
        >
          {articleSortings.map((one) => (
            <option key={one} value={one}>
              {t(`tools.by.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {feed !== undefined && (
        <a className="inline-row gap-2 control" href={feed} type="application/rss+xml">
          <Rss size={18} aria-hidden="true" />
          {t('tools.feed')}
        </a>
      )}
    </div>
  )
}
