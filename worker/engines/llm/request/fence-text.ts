import { createHash } from 'node:crypto'

const markerLength = 10

/** Text between two lines that do not occur in it, so that nothing in it can end it. The same text, the same marker. */
export function fenceText(text: string): { marker: string; fenced: string } {
  const marker = chooseMarker(text)
  return { marker, fenced: `<<<${marker}\n${text}\n${marker}>>>` }
}

function chooseMarker(text: string): string {
  for (let round = 0; ; round += 1) {
    const marker = `text-${createHash('sha256').update(`${round}:${text}`).digest('hex').slice(0, markerLength)}`
    if (!text.includes(marker)) return marker
  }
}
