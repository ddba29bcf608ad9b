import { PageHead } from '@/head/PageHead.tsx'
import type { Structured } from '@/head/structured.ts'
import { usePage, useWordsOf } from '@/i18n/page-context.ts'
import { loadPrices } from '@/shared/load-figures.ts'
import { isTypeSlug } from '@/task-api/captcha-types.ts'
import { typeJsonLd } from './questions.ts'
import { CaptchaTypeView } from './CaptchaTypeView.tsx'

export const loader = loadPrices

/** One template for all captcha types. */
export default function CaptchaTypePage() {
  const { slugs } = usePage()
  const slug = slugs['slug']
  const word = useWordsOf(`type/${slug}`)
  return (
    <>
      <PageHead priced title={word('title')} description={word('description')} />
      {isTypeSlug(slug) && <CaptchaTypeView key={slug} slug={slug} />}
    </>
  )
}

export const structured: Structured = (context) => {
  const slug = context.page.slugs['slug']
  return isTypeSlug(slug) ? typeJsonLd(context, slug) : []
}
