import type { Page } from '@playwright/test'
import { personaPassword } from '../../src/mocks/personas.ts'
import { expect, served, settled, signInAs, test } from './site.ts'

const { local } = served.com

/** A device with a screen lock that is opened at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is added and renamed, signs in without a password, and proves who removes it', async ({
  page,
  context,
  quiet,
}) => {
  await addAuthenticator(page)
  // Without a passkey the suggestion waits in the field.
  await page.goto(`${local}/auth/login`)
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  await signInAs(context, local, 'customer')
  await page.goto(`${local}/profile/authentication`)
  await settled(page)
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.scrollIntoViewIfNeeded()
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a passkey' })
  await adding.getByLabel('Name').fill('Work laptop')
  await adding.getByRole('button', { name: 'Continue' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Your password').fill(personaPassword)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(section.getByText('Work laptop')).toBeVisible()
  await expect(section.getByText(/not used yet/)).toBeVisible()

  // What was typed as its new name is open again after a reload.
  await section.getByRole('button', { name: 'Rename Work laptop' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename passkey' })
  await renaming.getByLabel('Name').fill('Office laptop')
  await page.reload()
  await expect(renaming.getByLabel('Name')).toHaveValue('Office laptop')
  await renaming.getByRole('button', { name: 'Save' }).click()
  await expect(section.getByText('Office laptop')).toBeVisible()
  await expect(section.getByText('Work laptop')).toBeHidden()

  await page.goto(`${local}/auth/logout`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out')
  // The virtual device takes the suggestion of the e-mail field at once.
  await page.goto(`${local}/auth/login?return_to=%2Fprofile%2Fauthentication`)
  await page.waitForURL(`${local}/profile/authentication`)

  // From here on the browser suggests nothing, so that the button is what signs in.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await page.goto(`${local}/auth/logout`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out')
  await page.goto(`${local}/auth/login?return_to=%2Fprofile%2Fauthentication`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(`${local}/profile/authentication`)
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByText(/^Last used/)).toBeVisible()

  // A sign-in of the last minutes is a proof itself; this session has none.
  await signInAs(context, local, 'customer')
  await page.goto(`${local}/profile/authentication`)
  await settled(page)
  await section.scrollIntoViewIfNeeded()
  await section.getByRole('button', { name: 'Remove Office laptop' }).click()
  await page
    .getByRole('dialog', { name: 'Remove Office laptop?' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click()
  await proof.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(section.getByText('No passkeys yet.')).toBeVisible()

  // The device still has it, and the account does not.
  await page.goto(`${local}/auth/logout`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out')
  await page.goto(`${local}/auth/login`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey no longer works here')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  // Chromium logs the refusals that ask for the proof, and the one of the sign-in.
  const unexpected = quiet.filter((line) => !/status of 40[03]/.test(line))
  quiet.splice(0, quiet.length, ...unexpected)
})
