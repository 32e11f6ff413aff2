/** Limit of the free text, in code points. */
export const SURVEY_TEXT_LIMIT = 1000;

export function countCharacters( text: string ): number {
	return [ ...text ].length;
}

/** Truncates the text to the limit without splitting surrogate pairs. */
export function limitSurveyText( text: string ): string {
	return [ ...text ].slice( 0, SURVEY_TEXT_LIMIT ).join( '' );
}
