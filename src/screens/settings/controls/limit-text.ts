/** Code points that the server takes of a line of words, such as a heading. */
export const LINE_LIMIT = 500;

/** Characters count as code points, in the browser and on the server. */
export function limitText( text: string, maxLength?: number ): string {
	return maxLength === undefined
		? text
		: [ ...text ].slice( 0, maxLength ).join( '' );
}
