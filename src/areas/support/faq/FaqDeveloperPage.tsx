import { loadFaqSection } from '@/shared/faq/FaqPlace.tsx'
import { SectionView } from './SectionView.tsx'

export const loader = loadFaqSection('developer')

export default function FaqDeveloperPage() {
  return <SectionView section="developer" />
}
