import { GraphPage } from '../parts/GraphPage.tsx'

export default function CustomerRatePage() {
  return <GraphPage id="customerRate" />
}
