import { readDecisions } from '../read-decision-pool.ts'

/** What suits any list of ideas; in several wordings, since few of them fit each draft. */
export const namingGenerals = readDecisions(`
  Spread the ideas over clearly different directions, and label each. || Go in at least three directions, each with its label. || Let each group of ideas start from another thought, and name that thought.
  Include one safe choice and one bold one. || Put one idea in that everybody accepts, and one that splits the room. || Mark the safest and the boldest of the list.
  Replace near-duplicates with a different idea. || Where two entries say the same, keep the better one. || Swap any second version of an idea for a new one.
  Give each idea one line on why it works. || Add to each entry its reason, in half a line. || Say beside each idea what speaks for it.
  Judge the ideas by two criteria, named before the list. || Name the two tests that an idea has to pass, then apply them. || Rank by two measures that the request implies, and say which.
  Say why the favourite wins. || Give the reason for the first choice in one sentence. || Close with the pick, and what put it ahead.
  Go past the first answers that anyone would give. || Leave out the five answers that come to everybody first. || Begin where the obvious list ends.
  Note whom each idea suits best. || Say for each entry who would choose it. || Tie every idea to the person who would like it most.
  Let at least one idea combine two of the wishes stated here. || Join two of the given wishes in one entry. || Build one idea from two parts of the request.
  Use the details stated here as raw material. || Take words and facts from the request, and make ideas of them. || Let what is told here show in the ideas.
  Name the main drawback of the favourite. || Say what speaks against the first choice. || Add the one weakness of the pick.
  Include one idea that turns the usual approach around. || Put one entry in that does the opposite of the usual. || Reverse a habit of the field in one of the ideas.
  Keep the same form for every entry. || Give all entries the same build, so that they can be compared. || Write each entry on the same plan.
  Show for each idea what makes it different from the one before. || Let each entry bring something the last one lacked. || Make each step from entry to entry a change of kind.
  Sort the list from easiest to hardest to carry out. || Begin with what takes least effort. || Order the entries by effort.
  Drop any idea that needs two sentences to be understood. || Keep only what is clear at first hearing. || Leave out what has to be explained.
  Mark one idea that could be shown to somebody today. || Point out the entry that can be tried at once. || Name the quickest one to test.
  Keep clear of what the best-known rivals do. || Check the list against what is common in the field. || Stay away from the pattern everyone else uses.
  Say which idea to keep in reserve. || Name a second choice for the case that the first is taken. || Give the runner-up and when it would win.
  Ask one question at the end that would sharpen the list. || Close with the one fact that would change the order. || End on the question whose answer would halve the list.
`)
