import type { Structured } from '@/head/structured.ts'
import { sectionKey } from '@/routes/faq.ts'
import { faqThings } from '@/shared/faq/structured.ts'
import { SectionView } from './SectionView.tsx'

export const structured: Structured = (context) =>
  faqThings(context, sectionKey('customer', context.language))

export default function FaqCustomerPage() {
  return <SectionView section="customer" />
}
