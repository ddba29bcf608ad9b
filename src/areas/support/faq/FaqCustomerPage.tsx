import { SectionView } from './SectionView.tsx'

export default function FaqCustomerPage() {
  return <SectionView section="customer" />
}
