/** Readers who know nothing of a subject. */
export const newcomers: ReadonlySet<string> = new Set(
  'child children kid toddler preschooler pupil schoolchildren beginner novice layperson laypeople layman five-year-old'.split(
    ' ',
  ),
)
/** Readers who work with it. */
export const practitioners: ReadonlySet<string> = new Set(
  `nurse doctor surgeon physician expert specialist professional engineer developer lawyer attorney scientist researcher
   executive investor accountant cfo ceo cto cardiologist radiologist pharmacist economist auditor`.split(/\s+/u),
)
