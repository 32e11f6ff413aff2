/**
 * The dialog's steps: confirm, success, survey (optional), thank you. While the
 * request is in flight, the step is still confirm.
 */
export type DisconnectStep =
	| { readonly kind: 'confirm' }
	| {
			readonly kind: 'success';
			readonly canGiveFeedback: boolean;
			readonly isServiceNotified: boolean;
	  }
	| { readonly kind: 'survey' }
	| { readonly kind: 'thank-you' };

/** IDs for the survey, saved before disconnecting removes them; 0 if unknown. */
export interface SurveyIds {
	readonly siteId: number;
	readonly userId: number;
}

/** The survey requires both IDs. */
function canGiveFeedback( { siteId, userId }: SurveyIds ): boolean {
	return siteId > 0 && userId > 0;
}

/** The step after a successful disconnect. */
export function successStep(
	ids: SurveyIds,
	isServiceNotified: boolean
): DisconnectStep {
	return {
		kind: 'success',
		canGiveFeedback: canGiveFeedback( ids ),
		isServiceNotified,
	};
}
