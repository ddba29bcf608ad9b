/**
 * Loads the dialog of a secret. Every action that creates a secret waits for it, because a secret
 * can be shown only once.
 */
export const loadSecret = async () => (await import('./SecretDialog.tsx')).SecretDialog
