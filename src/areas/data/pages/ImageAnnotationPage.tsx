import { faqPage } from '@/head/structured.ts'
import type { Structured } from '@/head/structured.ts'
import { four, KindPage } from '../parts/KindPage.tsx'

export const structured: Structured = (context) => [faqPage(context, 'labellingKind:kind.image.faq', four)]

export default function ImageAnnotationPage() {
  return <KindPage id="imageAnnotation" />
}
