// Our own files in base64 that samples of requests send: small, and yet files that can be opened.

/** A PNG of 136 × 44 pixels that shows `W9kHp`. */
export const samplePicture =
  'iVBORw0KGgoAAAANSUhEUgAAAIgAAAAsAQAAAACWTM0HAAAAd0lEQVR42rXSPQ6AIAwF4DoxciSOxsi1TLiI3oCRweRZf8BEbSVRX7dvaNOmhHPod4mqWK4XMnIVyeSbZHK6BARJEtlDIjSxqiBV6d2NDNRVyWREKZ1ZuPNV6nRKfLEgyrrpLtumgiyXz75FACjCyQaS4Ek+/tUZ4Lxer4AZHv0AAAAASUVORK5CYII='

/** One silent frame of an MP3. */
export const sampleSound =
  '/+MYxAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
