import { SectionView } from './SectionView.tsx'

export default function FaqDeveloperPage() {
  return <SectionView section="developer" />
}
