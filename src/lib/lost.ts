/** Uncovers what every document says in plain HTML where a piece of it can't be had (builds/plugins/lost.ts). */
export function sayLost(): void {
  const box = document.getElementById('lost')
  if (box) box.hidden = false
}
