/** The languages the engine writes labels in; `und` when a text's language cannot be told. */
export type LanguageCode = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'hi' | 'zh' | 'ja' | 'und'
