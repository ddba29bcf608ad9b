import { GraphPage } from '../parts/GraphPage.tsx'

export default function SolvingSpeedPage() {
  return <GraphPage id="customerSolvingSpeed" />
}
