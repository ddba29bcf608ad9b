import { SectionView } from './SectionView.tsx'

export default function FaqWorkerPage() {
  return <SectionView section="worker" />
}
