import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { four, KindPage } from '../parts/KindPage.tsx'

export const structured: Structured = (context) => [faqPage(context, 'labellingKind:kind.dataset.faq', four)]

export default function DatasetAnnotationPage() {
  return <KindPage id="datasetAnnotation" />
}
