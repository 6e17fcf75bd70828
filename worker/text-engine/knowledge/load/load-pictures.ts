import { createPictureKinds, kindsSchema, type PictureKinds } from '../../pictures/picture-kinds.ts'
import { readYaml } from './read-yaml.ts'

/** Reads and checks the kinds of pictures. */
export function loadPictures(): PictureKinds {
  return createPictureKinds(readYaml('kinds.yaml', kindsSchema))
}
