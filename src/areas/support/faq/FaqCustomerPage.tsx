import { loadFaqSection } from '@/shared/faq/FaqPlace.tsx'
import { SectionView } from './SectionView.tsx'

export const loader = loadFaqSection('customer')

export default function FaqCustomerPage() {
  return <SectionView section="customer" />
}
