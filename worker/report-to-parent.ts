/** Tells the process that started this one, if it listens (`npm start` does): one line for its console. */
export function reportToParent(line: string): void {
  // The parent may have ended meanwhile.
  if (process.connected) process.send?.(line, undefined, undefined, () => {})
}
