/** A secret is told once: what shows it must be there before there is one. Whatever makes one waits for this, too. */
export const loadSecret = async () => (await import('./SecretDialog.tsx')).SecretDialog
