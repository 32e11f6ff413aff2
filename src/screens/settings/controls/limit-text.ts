/** Server's limit for single-line texts such as headings, in code points. */
export const LINE_LIMIT = 500;

/** Server's limit for URLs. */
export const ADDRESS_LIMIT = 2000;

/** Counts code points rather than UTF-16 units, as the server does. */
export function limitText( text: string, maxLength?: number ): string {
	return maxLength === undefined
		? text
		: [ ...text ].slice( 0, maxLength ).join( '' );
}
