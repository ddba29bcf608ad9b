import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// "No connection" is true until the line is back. `useProblemWords` knows that, so it names every
// attempt that stays on the screen. What else names a problem goes by itself.

const root = join(import.meta.dirname, '..', '..')
const query = 'A query, which is asked again when the line is back.'
const toast = 'A toast, which goes.'

const others: Readonly<Record<string, string>> = {
  'src/app/errors/PageError.tsx': 'It loads the page again when the line is back.',
  'src/app/palette/use-action-commands.ts': toast,
  'src/app/shell/ApiKey.tsx': query,
  'src/app/shell/NotificationList.tsx': query,
  'src/areas/customer/unsolved/UnsolvedGallery.tsx': toast,
  'src/areas/data/settings/PricePanel.tsx': query,
  'src/areas/editor/manual-domains/ManualDomainsPage.tsx': toast,
  'src/areas/landing/captcha-type/TypeFigures.tsx': query,
  'src/areas/proxy/account/purchase/PurchasePromoEntry.tsx': query,
  'src/areas/public/home/LiveFoot.tsx': query,
  'src/areas/public/offers/OfferNowCard.tsx': query,
  'src/areas/worker/desk/PhaseView.tsx': 'The desk asks again when the line is back.',
  'src/areas/worker/desk/WorkerDesk.tsx': toast,
  'src/areas/worker/hub/HubNowCard.tsx': query,
  'src/shared/list/List.tsx': query,
  'src/shared/use-problem-words.ts': 'It knows whether the line is back.',
}

it('says “No connection” no longer than it is true', () => {
  const named = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.spec.'))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return text.includes('problemKey(') && text.includes('`problem.${')
    })
  expect(named.toSorted()).toEqual(Object.keys(others).toSorted())
})
