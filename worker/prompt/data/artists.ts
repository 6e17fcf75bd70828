import { splitTerms } from '../split-terms.ts'

/** Names of artists and studios that an image prompt may carry only when its author named them. */
export const artistNames = splitTerms(`
  greg rutkowski, artgerm, alphonse mucha, van gogh, vincent van gogh, claude monet, monet, picasso, pablo picasso,
  salvador dali, salvador dalí, rembrandt van rijn, caravaggio, vermeer, johannes vermeer, leonardo da vinci,
  michelangelo, raphael sanzio, gustav klimt, klimt, egon schiele, edvard munch, frida kahlo, andy warhol,
  roy lichtenstein, jackson pollock, mark rothko, keith haring, basquiat, banksy, hayao miyazaki, studio ghibli,
  makoto shinkai, hokusai, hiroshige, wes anderson, tim burton, studio trigger, pixar, disney, ansel adams,
  annie leibovitz, henri cartier-bresson, steve mccurry, vivian maier, zdzisław beksiński, beksinski, h r giger,
  hr giger, simon stålenhag, simon stalenhag, syd mead, moebius, ilya kuvshinov, wlop, sakimichan, loish, ross tran,
  thomas kinkade, bob ross, norman rockwell, edward hopper, georgia o'keeffe, piet mondrian, kandinsky, paul klee,
  henri matisse, matisse, cezanne, cézanne, gauguin, degas, renoir, toulouse-lautrec, william turner, goya, el greco,
  velázquez, titian, botticelli, dürer, bruegel, hieronymus bosch, escher, m c escher, magritte, rene magritte,
  yayoi kusama, takashi murakami, damien hirst, jeff koons, frank frazetta, boris vallejo, james gurney, craig mullins,
  peter mohrbacher, yoji shinkawa, akira toriyama, junji ito, osamu tezuka, dr seuss, beatrix potter, raja ravi varma
`)
