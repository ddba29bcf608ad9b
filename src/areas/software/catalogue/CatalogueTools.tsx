import { useTranslation } from '@/i18n/use-translation.ts'
import type { SoftwareCategory } from '@/api/contract/software.ts'
import {
  platforms,
  pricings,
  softwareLanguages,
  softwareSortings,
} from '@/api/contract/software-terms.ts'
import { cutText } from '@/lib/cut-text.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { captchaTypes } from '@/routes/slugs/captcha-types.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useSearchBox } from '@/shared/query/use-search-box.ts'
import type { ListQuery } from '@/shared/query/use-list-query.ts'
import { Field } from '@/ui/Field.tsx'
import { NarrowFold } from '@/ui/NarrowFold.tsx'
import { SearchInput } from '@/ui/SearchInput.tsx'
import { Select } from '@/ui/Select.tsx'
import { useTerms } from '@/shared/program/use-terms.ts'
import { catalogueTextField } from './query.ts'
import type { CatalogueFields } from './query.ts'
import s from '../software.module.css'

interface CatalogueToolsProps {
  query: ListQuery<CatalogueFields>
  categories: readonly SoftwareCategory[]
  onTyping: (typing: boolean) => void
}

/** Search, order and filters of the catalogue. */
export function CatalogueTools({ query, categories, onTyping }: CatalogueToolsProps) {
  const { t } = useTranslation('software')
  const { t: common } = useTranslation()
  const terms = useTerms()
  const format = useFormat()
  const { value, change } = query
  const { typed, type, begin } = useSearchBox({
    field: catalogueTextField,
    text: value.text ?? '',
    onText: (text) => change({ text: text || undefined }),
    onTyping,
  })
  const length = [...typed.trim()].length
  const chosen = value.categories
  const isStrange = chosen !== undefined && !categories.some(({ slug }) => slug === chosen)
  const choices: readonly ChoiceProps[] = [
    {
      label: common('label.category'),
      any: t('tools.anyCategory'),
      value: chosen,
      options: [
        ...categories.map(({ slug, title, count }) => ({
          value: slug,
          label:
            count === null
              ? cutText(title)
              : t('tools.counted', { name: cutText(title), number: count }),
        })),
        ...(isStrange ? [{ value: chosen, label: plainCode(chosen) }] : []),
      ],
      onChange: (next) => change({ categories: next }),
    },
    {
      label: t('tools.type'),
      any: t('tools.anyType'),
      value: value.types,
      options: captchaTypes.map((one) => ({ value: one, label: terms.type(one) })),
      onChange: (next) => change({ types: captchaTypes.find((one) => one === next) }),
    },
    {
      label: t('tools.platform'),
      any: t('tools.anyPlatform'),
      value: value.platforms,
      options: platforms.map((one) => ({ value: one, label: terms.platform(one) })),
      onChange: (next) => change({ platforms: platforms.find((one) => one === next) }),
    },
    {
      label: common('label.price'),
      any: t('tools.anyPrice'),
      value: value.pricing,
      options: pricings.map((one) => ({ value: one, label: terms.pricing(one) })),
      onChange: (next) => change({ pricing: pricings.find((one) => one === next) }),
    },
    {
      label: t('tools.language'),
      any: t('tools.anyLanguage'),
      value: value.languages,
      options: softwareLanguages.map((one) => ({ value: one, label: terms.language(one) })),
      onChange: (next) => change({ languages: softwareLanguages.find((one) => one === next) }),
    },
  ]
  return (
    <div className="stack gap-2 mt-5">
      <form
        role="search"
        className={`stack gap-3 align-start ${s.search}`}
        onSubmit={(event) => {
          event.preventDefault()
          begin()
        }}
      >
        <Field
          label={t('tools.search')}
          help={
            <span aria-live="polite">
              {length > 0 && length < catalogueTextField.least
                ? t('tools.short', { count: catalogueTextField.least })
                : ''}
            </span>
          }
        >
          <SearchInput
            value={typed}
            clearLabel={common('action.clearSearch')}
            most={catalogueTextField.most}
            onChange={({ target }) => type(target.value)}
          />
        </Field>
        <Field label={common('label.sort')}>
          <Select
            value={value.sorting}
            onChange={({ target }) =>
              change({ sorting: softwareSortings.find((one) => one === target.value) })
            }
          >
            {softwareSortings.map((one) => (
              <option key={one} value={one}>
                {t(`tools.by.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </form>
      <div className={`grid gap-3 ${s.filters}`} role="group" aria-label={common('label.filters')}>
        <NarrowFold
          label={common('label.filters')}
          note={format.list(
            choices
              .flatMap(({ value: one, options }) =>
                options.filter((option) => option.value === one),
              )
              .map(({ label }) => label),
          )}
        >
          {choices.map((one) => (
            <Choice key={one.label} {...one} />
          ))}
        </NarrowFold>
      </div>
    </div>
  )
}

interface ChoiceProps {
  label: string
  any: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChange: (value: string | undefined) => void
}

function Choice({ label, any, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
        <option value="">{any}</option>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
