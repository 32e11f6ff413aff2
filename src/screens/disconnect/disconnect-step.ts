/**
 * Where the dialog stands: confirm, success, survey where somebody
 * wants it, thank-you. Disconnecting is the confirm step at work.
 */
export type DisconnectStep =
	| { readonly kind: 'confirm' }
	| {
			readonly kind: 'success';
			readonly canGiveFeedback: boolean;
			readonly isServiceTold: boolean;
	  }
	| { readonly kind: 'survey' }
	| { readonly kind: 'thank-you' };

/** Who answers the survey, as it was before the disconnect, which forgets it; 0 is unknown. */
export interface SurveyIds {
	readonly siteId: number;
	readonly userId: number;
}

/** Without both ids there is nobody to speak for. */
function canGiveFeedback( { siteId, userId }: SurveyIds ): boolean {
	return siteId > 0 && userId > 0;
}

/** What disconnecting leads to. */
export function successStep(
	ids: SurveyIds,
	isServiceTold: boolean
): DisconnectStep {
	return {
		kind: 'success',
		canGiveFeedback: canGiveFeedback( ids ),
		isServiceTold,
	};
}
