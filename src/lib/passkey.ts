import { credentialStore } from './secure-context.ts'

/** Whether the browser has WebAuthn and reads its options from JSON. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype

/** Whether the browser offers passkeys among its suggestions for a field. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  hasPasskeys() &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  (await PublicKeyCredential.isConditionalMediationAvailable())

const type = 'public-key' as const

/** A person closed the browser's dialog, let it time out, or the page gave it up. */
const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** Nothing was made or given: the person cancelled, or the browser or the device cannot do it. */
function outcomeOf(error: unknown): null | 'refused' {
  if (isCancelled(error)) return null
  if (error instanceof DOMException) return 'refused'
  throw error
}

/**
 * Asks the browser for a new passkey.
 * @param options PublicKeyCredentialCreationOptionsJSON
 * @returns `known` if the device has one of the account already, null if the person cancelled,
 *   `refused` if the browser or the device does not do it
 */
export async function createPasskey(options: object) {
  try {
    const made = await credentialStore().create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      ),
    })
    if (!(made instanceof PublicKeyCredential)) return null
    const { id, rawId, response } = made.toJSON() as RegistrationResponseJSON
    const { clientDataJSON, attestationObject } = response
    return { id, rawId, type, response: { clientDataJSON, attestationObject } }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return 'known'
    return outcomeOf(error)
  }
}

/**
 * Asks the browser for a passkey.
 * @param options PublicKeyCredentialRequestOptionsJSON
 * @param suggest gives up the suggestion; with it the browser shows no dialog of its own, but
 *   suggests passkeys for the field with the autocomplete token `webauthn`
 * @returns null if the person cancelled, `refused` if the browser or the device does not do it
 */
export async function askPasskey(options: object, suggest?: AbortSignal) {
  try {
    const found = await credentialStore().get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      ),
      ...(suggest && { mediation: 'conditional', signal: suggest }),
    })
    if (!(found instanceof PublicKeyCredential)) return null
    const { id, rawId, response } = found.toJSON() as AuthenticationResponseJSON
    const { clientDataJSON, authenticatorData, signature } = response
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } }
  } catch (error) {
    return outcomeOf(error)
  }
}
