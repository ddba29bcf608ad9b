import { expect, it, vi } from 'vitest'
import { guessTimezone } from './guess-timezone.ts'

const zone = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ locale: 'en', calendar: 'gregory', numberingSystem: 'latn', timeZone })

it('is the zone of the browser', () => {
  zone('Pacific/Kiritimati')
  expect(guessTimezone()).toBe('Pacific/Kiritimati')
})

it('is UTC where the browser names none', () => {
  for (const none of ['', 'Etc/Unknown']) {
    zone(none)
    expect(guessTimezone()).toBe('UTC')
  }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(() => {
    throw new RangeError('Unknown zone')
  })
  expect(guessTimezone()).toBe('UTC')
})
