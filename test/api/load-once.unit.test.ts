import { expect, it } from 'vitest'
import { loadOnce } from '../../api/resources/docs/static-response.ts'

it('a value is loaded once, and again only after a failure or a value that is not final', async () => {
  const ends = ['failure', 'not final', 'final', 'too late']
  const load = loadOnce(
    () => {
      const end = ends.shift()
      if (end === 'failure') throw new Error(end)
      return Promise.resolve(end)
    },
    (end) => end === 'final',
  )
  await expect(Promise.all([load(), load()])).rejects.toThrow('failure')
  expect(await Promise.all([load(), load()])).toEqual(['not final', 'not final'])
  expect(await load()).toBe('final')
  expect(await load()).toBe('final')
})
