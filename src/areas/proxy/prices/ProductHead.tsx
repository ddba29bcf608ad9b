import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { proxyPools } from '../product/proxy-types.ts'
import s from '../proxy.module.css'

interface ProductHeadProps {
  /** The product's id. It links to the page of its kind, if there is one. */
  id: string
  /** The backend's title, for a product without a page. */
  title?: string
  /** Whether to add a line that describes it. */
  told?: boolean
  /** Whether this is the page of its kind. */
  here?: boolean
  aside?: ReactNode
}

/** The name of a product, in the list and in its placeholder. */
export function ProductHead({
  id,
  title = '',
  told = false,
  here = false,
  aside,
}: ProductHeadProps) {
  const { t } = useTranslation('proxy')
  const known = proxyPools.find((pool) => pool === id)
  const name = known ? t(`kinds.${known}.name`) : title || id
  return (
    <>
      <div className={`cluster gap-x-4 align-baseline between ${s.productHead}`}>
        <h3 className="heading">
          {known && !here ? (
            <RouteLink to={{ id: 'proxyType', params: { slug: known } }}>{name}</RouteLink>
          ) : (
            name
          )}
        </h3>
        {aside && <span>{aside}</span>}
      </div>
      {told && <p className="quiet">{known && t(`kinds.${known}.text`)}</p>}
    </>
  )
}
