/** Formats that pictures and screens commonly have, as width and height; each also stands upright. */
export const commonRatios: readonly (readonly [number, number])[] = [
  [1, 1],
  [5, 4],
  [4, 3],
  [7, 5],
  [3, 2],
  [16, 10],
  [5, 3],
  [16, 9],
  [2, 1],
  [21, 9],
  [3, 1],
]
