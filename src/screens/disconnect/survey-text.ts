/** Of the free text, in code points. */
export const SURVEY_TEXT_LIMIT = 1000;

export function countCharacters( text: string ): number {
	return [ ...text ].length;
}

/** As much of the text as the survey takes; no character is cut in two. */
export function limitSurveyText( text: string ): string {
	return [ ...text ].slice( 0, SURVEY_TEXT_LIMIT ).join( '' );
}
