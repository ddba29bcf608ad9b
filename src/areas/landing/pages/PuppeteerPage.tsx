import { AutomationView, automationStructured } from '../parts/automation/AutomationView.tsx'

export default function PuppeteerPage() {
  return <AutomationView tool="puppeteer" />
}

export const structured = automationStructured('puppeteer')
