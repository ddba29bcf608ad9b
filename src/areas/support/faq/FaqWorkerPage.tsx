import { loadFaqSection } from '@/shared/faq/FaqPlace.tsx'
import { SectionView } from './SectionView.tsx'

export const loader = loadFaqSection('worker')

export default function FaqWorkerPage() {
  return <SectionView section="worker" />
}
