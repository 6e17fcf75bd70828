/** Sends the parent process (`npm start`) one line for its console. */
export function reportToParent(line: string): void {
  // The parent may have ended meanwhile.
  if (process.connected) process.send?.(line, undefined, undefined, () => {})
}
