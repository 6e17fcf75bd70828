const written =
  'SOP PRD RTI NDA MCQ MCQs GST VAT EMI UPI OKR OKRs KPIs FAQs CRM ERP UI UX iOS WhatsApp NEET UPSC Aadhaar CSV JSON SQL API HTML CSS URL PDF XML YAML HTTP AWS GPU CPU SEO FAQ KPI Python JavaScript TypeScript PostgreSQL MySQL GitHub LinkedIn Instagram YouTube TikTok Linux CEO Lisbon Madrid Kubernetes Docker WordPress English Spanish French German Italian Portuguese Chinese Japanese Korean Hindi Arabic Russian Monday Tuesday Wednesday Thursday Friday Saturday Sunday Paris London Tokyo Berlin Japan Spain Italy India China Germany Europe I'

/** Lower-case spelling → usual spelling, only for words that mean nothing else. */
export const properCasing: ReadonlyMap<string, string> = new Map(
  written.split(' ').map((word) => [word.toLowerCase(), word]),
)
