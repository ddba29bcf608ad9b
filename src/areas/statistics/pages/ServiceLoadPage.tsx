import { GraphPage } from '../parts/GraphPage.tsx'

export default function ServiceLoadPage() {
  return <GraphPage id="serviceLoad" />
}
