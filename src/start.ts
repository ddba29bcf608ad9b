import '@/styles/index.css'
import { collectFaults } from './app/reports/collect.ts'
import { boot } from './app/boot.tsx'
import { showHostNotice } from './app/errors/host-notice.ts'
import { report } from '@/lib/report.ts'
import { showLostMessage } from '@/lib/lost.ts'
import { surviveTranslation } from '@/lib/page-translation.ts'
import { parsePageState } from '@/lib/page-state.ts'
import type { ServedState } from '@/lib/page-state.ts'
import { site } from '@/site/site.ts'

// Not awaited at the top level: pages import from this module's chunk, and would wait for what
// waits for them.
async function start(served: ServedState): Promise<void> {
  // The page is mounted only on the host it was made for (specification, section 2). Elsewhere
  // nothing is called.
  if (served.hostname !== '' && served.hostname !== location.hostname) {
    return showHostNotice(served.hostname)
  }
  if (import.meta.env.DEV && import.meta.env['VITE_MOCKS'] !== 'off') {
    const { startMocks } = await import('./mocks/browser.ts')
    await startMocks()
  }
  return boot(served)
}

if (site.reportUrl) collectFaults()
surviveTranslation()

start(parsePageState(document.getElementById('page-state')?.textContent)).catch(
  (error: unknown) => {
    console.error(error)
    report({ kind: 'error', error })
    showLostMessage()
  },
)
