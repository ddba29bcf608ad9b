/**
 * Shows the plain HTML message that every document contains for a part that cannot be loaded
 * (builds/plugins/lost.ts).
 */
export function showLostMessage(): void {
  const box = document.getElementById('lost')
  if (box) box.hidden = false
}
