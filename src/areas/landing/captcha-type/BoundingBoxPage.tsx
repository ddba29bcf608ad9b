import { PageHead } from '@/head/PageHead.tsx'
import type { Structured } from '@/head/structured.ts'
import { useWordsOf } from '@/i18n/page-context.ts'
import { loadPrices } from '@/shared/load-figures.ts'
import { CaptchaTypeView } from './CaptchaTypeView.tsx'
import { typeJsonLd } from './questions.ts'

export const loader = loadPrices

export default function BoundingBoxPage() {
  const word = useWordsOf('type/bounding-box')
  return (
    <>
      <PageHead priced title={word('title')} description={word('description')} />
      <CaptchaTypeView slug="bounding-box" />
    </>
  )
}

export const structured: Structured = (context) => typeJsonLd(context, 'bounding-box')
