import { Type } from 'typebox'
import { slots } from '../../analyze/slots.ts'
import { createPictureKinds, type PictureKinds } from '../../pictures/picture-kinds.ts'
import { readYaml } from './read-yaml.ts'

const text = Type.String({ minLength: 1 })
/** Empty words, and negations, which some targets do not read. */
const stockWords = 'cinematic|dramatic|epic|stunning|beautiful|detailed|intricate|professional|perfect|no|not|without'
/** Goes behind any caption: begins small, holds no punctuation and stays short. */
const clause = Type.Optional(
  Type.String({
    minLength: 8,
    maxLength: 70,
    pattern: `^(?!.*\\b(?:${stockWords})\\b)[a-z][^.,;:!?"]*[a-z]$`,
  }),
)

const kindsSchema = Type.Array(
  Type.Object(
    {
      id: text,
      group: text,
      isUse: Type.Optional(Type.Boolean()),
      isTiled: Type.Optional(Type.Boolean()),
      ownSlots: Type.Optional(Type.Array(Type.Enum(slots))),
      ratio: Type.Optional(Type.String({ pattern: '^[0-9]{1,2}:[0-9]{1,2}$' })),
      view: clause,
      viewOfSeveral: clause,
      light: clause,
      space: clause,
      severalAs: Type.Optional(text),
      negatives: Type.Optional(Type.Array(text)),
    },
    { additionalProperties: false },
  ),
)

/** Reads and checks the kinds of pictures. */
export function loadPictures(): PictureKinds {
  return createPictureKinds(readYaml('kinds.yaml', kindsSchema))
}
