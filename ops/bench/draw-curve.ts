const [width, height, margin] = [640, 320, 56]

interface Point {
  x: number
  y: number
}

/** An SVG of one curve: x by its logarithm to the base 2, y from 0. Each point has its value. */
export function drawCurve(points: readonly Point[], axes: { x: string; y: string }): string {
  const xs = points.map(({ x }) => Math.log2(x))
  const [left, right, top] = [Math.min(...xs), Math.max(...xs), Math.max(...points.map(({ y }) => y))]
  const place = ({ x, y }: Point) => ({
    cx: Math.round(margin + ((Math.log2(x) - left) / (right - left)) * (width - 2 * margin)),
    cy: Math.round(height - margin - (y / top) * (height - 2 * margin)),
  })
  const line = points.map(place).map(({ cx, cy }) => `${cx},${cy}`)
  const labels = points.map((point) => {
    const { cx, cy } = place(point)
    return `<circle cx="${cx}" cy="${cy}" r="4" fill="#2563eb"/>
<text x="${cx}" y="${cy - 10}">${point.y.toFixed(2)}</text>
<text x="${cx}" y="${height - margin + 20}">${point.x}</text>`
  })
  const [bottom, end] = [height - margin, width - margin]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" text-anchor="middle" fill="#374151">
<title>${axes.y}, by ${axes.x.toLowerCase()}</title>
<rect width="${width}" height="${height}" fill="#ffffff"/>
<path d="M${margin} ${margin / 2}V${bottom}H${end}" fill="none" stroke="#9ca3af"/>
<polyline points="${line.join(' ')}" fill="none" stroke="#2563eb" stroke-width="2"/>
${labels.join('\n')}
<text x="${width / 2}" y="${height - 10}">${axes.x}</text>
<text x="16" y="${height / 2}" transform="rotate(-90 16 ${height / 2})">${axes.y}</text>
</svg>
`
}
