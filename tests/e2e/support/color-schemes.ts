/** WordPress's admin color schemes. */
export const SCHEMES = [
	'fresh',
	'light',
	'modern',
	'blue',
	'coffee',
	'ectoplasm',
	'midnight',
	'ocean',
	'sunrise',
] as const;
