import '@/styles/index.css'
import { boot } from './app/boot.tsx'
import { parsePageState } from '@/lib/page-state.ts'

const served = parsePageState(document.getElementById('page-state')?.textContent)

// The page is mounted only on the host it was made for (specification, section 2). Elsewhere nothing is called.
if (served.hostname !== '' && served.hostname !== location.hostname) {
  const { showHostNotice } = await import('./app/errors/host-notice.ts')
  await showHostNotice(served.hostname)
} else {
  if (import.meta.env.DEV && import.meta.env['VITE_MOCKS'] !== 'off') {
    const { startMocks } = await import('./mocks/browser.ts')
    await startMocks()
  }
  await boot(served)
}
