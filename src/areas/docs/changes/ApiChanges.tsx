import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { DocsChange } from '@/api/contract/docs.ts'
import type { ApiUsage } from '@/api/contract/task-figures.ts'
import { docsApi } from '@/api/endpoints/docs.ts'
import { taskFigureApi } from '@/api/endpoints/tasks.ts'
import { formatFor } from '@/i18n/format.ts'
import { useLocale, usePage } from '@/i18n/page-context.ts'
import { capitalized } from '@/lib/capitalized.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { inBrackets } from '@/lib/sentences.ts'
import { apiFeedPath, typeArticle } from '@/routes/docs.ts'
import { useUser } from '@/session/use-user.ts'
import { useAddressQuery } from '@/shared/query/use-address-query.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { products } from '@/task-api/methods.ts'
import type { ApiProduct } from '@/task-api/methods.ts'
import { changeConcerns, changeKinds } from '@/task-api/releases.ts'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { ChoiceField } from '@/ui/ChoiceField.tsx'
import { AnchorHeading } from '../AnchorHeading.tsx'
import { useProductName } from '../product-name.ts'
import { byMonth, changesQuery, volumeOf } from './changes.ts'
import s from '../docs.module.css'

const tones = {
  added: 'ok',
  changed: 'info',
  deprecated: 'warn',
  removed: 'bad',
  docs: 'neutral',
} as const

const chosen = (product: ApiProduct | undefined, type: string | undefined) => ({
  ...(product && { product }),
  ...(type && { type }),
})

interface ApiChangesProps {
  changes: readonly DocsChange[]
  /** The language tag of the texts, if it is not the page's. */
  lang: string | undefined
}

/**
 * The changes of the API by product and task type, each with its feed. A signed-in person also sees
 * how many of their own requests a change concerns.
 */
export function ApiChanges({ changes, lang }: ApiChangesProps) {
  const { t } = useTranslation('apiChanges')
  const { t: docs } = useTranslation('apiDocs')
  const { t: common } = useTranslation()
  const { language } = usePage()
  const locale = useLocale()
  // Months and days of releases are the same for every reader.
  const format = formatFor(locale, 'UTC')
  const productName = useProductName()
  const typeName = useTypeTitle()
  const [query, change] = useAddressQuery(changesQuery)
  const usage = useUsage()
  const [isOwn, setIsOwn] = useState(false)
  const { product, type } = query
  const types = [...new Set([...changes.flatMap((one) => one.types), ...(type ? [type] : [])])]
  const shown = changes.filter(
    (one) =>
      changeConcerns(one, { product, type }) && (!isOwn || !usage || volumeOf(one, usage) > 0),
  )
  const feed =
    (type ?? product)
      ? docs('files.feedOf', { name: type ? typeName(type) : productName(product ?? '') })
      : docs('files.feed')
  return (
    <div className="stack gap-5 mt-4">
      <div className="cluster gap-3 gap-x-4 align-end">
        <ChoiceField
          label={t('product')}
          options={products}
          nameOf={productName}
          value={product}
          none={t('allProducts')}
          onChange={(next) => change(() => chosen(next, type))}
        />
        {types.length > 0 && (
          <ChoiceField
            label={t('type')}
            options={types}
            nameOf={typeName}
            value={type}
            none={t('allTypes')}
            onChange={(next) => change(() => chosen(product, next))}
          />
        )}
        {usage && (
          <Checkbox
            label={t('onlyOwn')}
            checked={isOwn}
            onChange={({ currentTarget }) => setIsOwn(currentTarget.checked)}
          />
        )}
      </div>
      <p className="row wrap gap-4 text-2">
        <a href={apiFeedPath(language, type ?? product)} type="application/rss+xml">
          {feed + inBrackets('RSS', feed)}
        </a>
        <RouteLink to={{ id: 'profileNotif' }}>{t('mail')}</RouteLink>
      </p>
      <p className="visually-hidden" role="status">
        {t('count', { count: shown.length })}
      </p>
      {shown.length === 0 && (
        <div className="stack gap-3">
          <p className="quiet">{t('none')}</p>
          <div>
            <Button
              variant="secondary"
              onClick={() => {
                setIsOwn(false)
                change(() => ({}))
              }}
            >
              {common('action.resetFilters')}
            </Button>
          </div>
        </div>
      )}
      {byMonth(shown).map(([month, all]) => (
        <section key={month} className="stack gap-3" aria-labelledby={month}>
          <AnchorHeading
            level={2}
            id={month}
            title={capitalized(format.date(`${month}-01`, 'month'), locale)}
            label={docs('anchor')}
          />
          <ul className={`stack gap-4 ${s.changes}`}>
            {all.map((one) => (
              <li key={one.id} className="stack gap-1">
                <Entry change={one} lang={lang} typeName={typeName} />
                {usage && one.kind !== 'docs' && <Own change={one} usage={usage} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface EntryProps {
  change: DocsChange
  lang: string | undefined
  typeName: (type: string) => string
}

function Entry({ change, lang, typeName }: EntryProps) {
  const { t } = useTranslation('apiChanges')
  const format = formatFor(useLocale(), 'UTC')
  const productName = useProductName()
  const { version, date, kind: code, text, products: of, types, retiresOn, replacement } = change
  const kind = known(changeKinds, code)
  const names = [...of.map(productName), ...types.map(typeName)]
  return (
    <>
      <p className="cluster gap-1 gap-x-3">
        <b>{version}</b>
        <time dateTime={date} className="faint text-1">
          {format.date(date)}
        </time>
        <Badge tone={kind ? tones[kind] : 'neutral'}>
          {kind ? t(`kind.${kind}`) : plainCode(code)}
        </Badge>
        {names.length > 0 && <span className="quiet text-1">{format.list(names)}</span>}
      </p>
      <p lang={lang}>{text}</p>
      {retiresOn !== null && (
        <p>
          <b>{t('until', { date: format.date(retiresOn) })}</b>{' '}
          {replacement && (
            <RouteLink to={{ id: 'apiDocsArticle', params: { slug: replacement.slug } }}>
              {t('instead', { name: replacement.title })}
            </RouteLink>
          )}
        </p>
      )}
    </>
  )
}

/** Whether a change concerns the reader, by what they have sent. */
function Own({ change, usage }: { change: DocsChange; usage: ApiUsage }) {
  const { t } = useTranslation('apiChanges')
  const format = formatFor(useLocale())
  const count = volumeOf(change, usage)
  const { days } = usage
  return (
    <p className="text-2">
      {count > 0 ? (
        <b>{t('own', { count, number: format.number(count), days })}</b>
      ) : (
        <span className="quiet">{t('notOwn', { days })}</span>
      )}
    </p>
  )
}

/**
 * How much the reader has sent of each task type. Absent for guests and workers, and where the
 * backend cannot say (404).
 */
function useUsage(): ApiUsage | undefined {
  const { user } = useUser()
  const isCustomer = Boolean(user) && user?.userType !== 'worker'
  const { data } = taskFigureApi.useApiUsageQuery(undefined, { skip: !isCustomer })
  return isCustomer ? data : undefined
}

/** Task types are named as their articles are. */
function useTypeTitle(): (type: string) => string {
  const { language } = usePage()
  const { data } = docsApi.useDocsIndexQuery({ language })
  const items = data?.groups.flatMap((group) => group.items)
  return (type) => items?.find(({ slug }) => slug === typeArticle(type))?.title ?? plainCode(type)
}
