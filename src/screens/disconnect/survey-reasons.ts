import { __ } from '@wordpress/i18n';
import type { DisconnectReason } from '../../api/survey';

interface SurveyReason {
	readonly slug: DisconnectReason;
	readonly label: () => string;
}

/** The reason with a free-text field. */
export const OTHER_REASON = 'another-reason' satisfies DisconnectReason;

/** In the spec's order. The spec fixes only the text of 'Other'. */
export const SURVEY_REASONS: readonly SurveyReason[] = [
	{
		slug: 'troubleshooting',
		label: () => __( 'I’m troubleshooting a problem', 'jetpack-dashboard' ),
	},
	{
		slug: 'not-working',
		label: () => __( 'I can’t get it to work', 'jetpack-dashboard' ),
	},
	{
		slug: 'slowed-down-site',
		label: () => __( 'It slowed down my site', 'jetpack-dashboard' ),
	},
	{
		slug: 'buggy',
		label: () => __( 'It has too many bugs', 'jetpack-dashboard' ),
	},
	{
		slug: 'what-does-it-do',
		label: () => __( 'I don’t know what it does', 'jetpack-dashboard' ),
	},
	{
		slug: OTHER_REASON,
		label: () => __( 'Other', 'jetpack-dashboard' ),
	},
];
