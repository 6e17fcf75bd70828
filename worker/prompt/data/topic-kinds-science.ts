import { splitTerms } from '../split-terms.ts'
import type { TopicKind } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'
import { scienceFamily } from './topic-families-exact.ts'

/** The sciences and mathematics. */
export const scienceKinds: readonly TopicKind[] = [
  {
    id: 'science',
    family: scienceFamily,
    group: 'general_knowledge',
    isDepictable: false,
    strong: splitTerms(`
      photosynthesis, volcanoes, airplanes fly, aerodynamics, mars, venus, jupiter, saturn, mars colonization,
      space exploration, gemstone, microplastic, microplastics in ocean, plastic pollution, air pollution, noise pollution, light pollution,
      deforestation, biodiversity, renewable energy, evolution, natural selection, gravity, relativity,
      general relativity, quantum mechanics, quantum entanglement, black hole, big bang, dark matter,
      dark energy, supernova, exoplanet, solar system, plate tectonics, volcano, earthquake, climate change,
      global warming, greenhouse effect, ocean acidification, water cycle, carbon cycle, dna, rna, mrna,
      protein folding, cell division, mitosis, meiosis, mitochondria, enzyme, epigenetics, genetics, microbiome,
      ecosystem, food chain, thermodynamics, entropy, electromagnetism, electricity, magnetism, optics,
      refraction, sound wave, periodic table, chemical bond, chemical reaction, catalysis, acid, polymer,
      crystal, superconductivity, nuclear fission, nuclear fusion, radioactivity, particle physics, higgs boson,
      standard model, string theory, astrophysics, astronomy, geology, physics, chemistry, biology, neuroscience,
      biochemistry, ecology, meteorology, oceanography, paleontology, osmosis, diffusion, surface tension, tide,
      eclipse, aurora, ozone layer
    `),
    weak: splitTerms(`
      science, scientific, molecule, atom, cell, gene, species, energy, wave, particle, force, star, planet,
      climate, organism, experiment, theory, light, temperature, pressure, radiation, magnetic, reaction,
      biological, physical
    `),
    facets: {
      basic: splitLines(`
        What can be seen, felt or measured at home that belongs to this? [c]
        Which everyday word has a stricter meaning here, and what is it?
        What happens in order, told as a chain of causes? [c]
        Which wrong idea do most people start with, and what observation corrects it? [m]
        How large, small, fast or slow is it, compared with something familiar?
      `),
      common: splitLines(`
        Which observation demanded an explanation in the first place? [c]
        What is the mechanism, at the level where it can be followed link by link?
        Which quantities matter, in which units, and how do they depend on each other? [k]
        What evidence carries the most weight, and how was it obtained?
        Under which conditions does it stop, reverse or behave differently? [k]
        How do we know it is this cause and not one that looks the same?
        Where does it show up outside the laboratory, and for whom does it matter? [bm]
        How did the present understanding replace an earlier one? [c]
        What can be predicted with it, and how precise is the prediction? [bk]
      `),
      deep: splitLines(`
        Which approximations does the standard account make, and where do they break? [k]
        Which measurement is the hardest to get right, and what are its systematic errors?
        What do competing models agree on, and which observation would separate them?
        Which result has failed to replicate or been revised, and what changed because of it?
        How do processes on different scales of space or time connect here? [k]
        Which boundary conditions or parameters dominate the outcome? [k]
        What remains open about {topic}, and what makes the question hard?
        Which technique is likely to settle the next open point, and what limits it? [b]
      `),
    },
  },
  {
    id: 'mathematics',
    family: scienceFamily,
    group: 'math_reasoning',
    isDepictable: false,
    strong: splitTerms(`
      algebra, linear algebra, calculus, derivative, integral, geometry, trigonometry, topology, number theory,
      prime number, probability, statistics, bayes theorem, bayes' theorem, bayesian inference,
      pythagorean theorem, pythagoras theorem, fourier transform, laplace transform, differential equation,
      matrix, matrices, eigenvalue, eigenvector, vector space, group theory, graph theory, set theory,
      game theory, combinatorics, fibonacci, golden ratio, logarithm, exponential function, complex number,
      imaginary number, infinity, riemann hypothesis, fermat, gödel, incompleteness theorem, chaos theory,
      fractal, standard deviation, normal distribution, central limit theorem, regression, hypothesis testing,
      p-value, markov chain, monte carlo, linear programming, gradient descent, fractions, long division,
      quadratic equation
    `),
    weak: splitTerms(`
      math, maths, mathematics, mathematical, theorem, proof, equation, formula, number, conjecture, lemma,
      axiom, limit, series, sequence, function, distribution, set, angle, polynomial, numerical
    `),
    facets: {
      basic: splitLines(`
        Which concrete puzzle makes someone want this idea before it has a name? [c]
        What does each symbol stand for, read aloud in words?
        Which drawing or table shows the idea before any formula does?
        What is one fully worked case with small whole numbers? [k]
        Which slip do learners make most often, and how does it show in the result?
      `),
      common: splitLines(`
        What exactly does it say, and which conditions does the statement need?
        Why is it true: which one idea carries the argument?
        What goes wrong when one condition is dropped, shown by a counterexample? [k]
        How is it computed by hand, and how by machine? [k]
        Which sanity check (units, limits, symmetry, a known case) exposes a wrong answer? [k]
        Where is it used outside mathematics, and what does it decide there? [bm]
        Which similar-looking result is it confused with, and how do they differ?
        How does it connect to what the reader already knows?
        Which question led people to it, and what did they try first? [c]
      `),
      deep: splitLines(`
        Which formulation generalises best, and what does the generalisation cost? 
        Where is the statement sharp, and which examples show that it cannot be improved?
        Which proofs exist, and what does each one reveal that the others hide?
        How does it behave numerically: conditioning, rounding, growth of error? [k]
        How does the effort grow with the size of the problem, and is that known to be necessary? [k]
        Which structure is preserved, and which is deliberately forgotten?
        Which open problem lies next to {topic}, and what blocks the obvious attack?
        How would the idea be stated in a neighbouring field, and what becomes easier there? [b]
      `),
    },
  },
]
