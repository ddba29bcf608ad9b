import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { pools } from '../product/proxy-types.ts'
import s from '../product/proxy.module.css'

interface ProductHeadProps {
  /** Of the product; the page of its kind is linked where there is one. */
  id: string
  /** What the backend calls it: for one that has no page. */
  title?: string
  /** With a line on what it is. */
  told?: boolean
  /** On the page of this very kind. */
  here?: boolean
  aside?: ReactNode
}

/** The name of a product, in the list and in its place before the list has come. */
export function ProductHead({
  id,
  title = '',
  told = false,
  here = false,
  aside,
}: ProductHeadProps) {
  const { t } = useTranslation('proxy')
  const known = pools.find((pool) => pool === id)
  const name = known ? t(`kinds.${known}.name`) : title || id
  return (
    <>
      <div className={s.productHead}>
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
