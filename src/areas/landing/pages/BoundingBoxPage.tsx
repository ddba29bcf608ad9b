import { PageHead } from '@/head/PageHead.tsx'
import type { Structured } from '@/head/structured.ts'
import { useWordsOf } from '@/i18n/page-context.ts'
import { TypeView } from '../parts/type/TypeView.tsx'
import { typeQuestions } from '../parts/type/questions.ts'

export default function BoundingBoxPage() {
  const word = useWordsOf('type/bounding-box')
  return (
    <>
      <PageHead title={word('title')} description={word('description')} />
      <TypeView slug="bounding-box" />
    </>
  )
}

export const structured: Structured = ({ words }) => [typeQuestions('bounding-box', words)]
