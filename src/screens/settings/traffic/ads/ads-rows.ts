import { __ } from '@wordpress/i18n';
import type { SettingsRow } from '../../declarations/settings-section';
import { AD_CODE_ROWS } from './ad-code-rows';
import {
	ADS_TXT,
	AdsTxtRow,
	CcpaRow,
	EarningsRow,
	PRIVACY_POLICY_URL,
} from './ads-extras';

/** Ad placements and codes, privacy settings and earnings. */
export const ADS_ROWS: readonly SettingsRow[] = [
	{
		kind: 'module',
		slug: 'wordads',
		label: () => __( 'Enable ads', 'jetpack-dashboard' ),
		help: () =>
			__(
				'Shows the ad code that you paste below, only where you allow it.',
				'jetpack-dashboard'
			),
		rows: [
			{
				kind: 'toggle',
				key: 'wordads_display_front_page',
				label: () =>
					__( 'Show ads on the front page', 'jetpack-dashboard' ),
			},
			{
				kind: 'toggle',
				key: 'wordads_display_post',
				label: () => __( 'Show ads on posts', 'jetpack-dashboard' ),
			},
			{
				kind: 'toggle',
				key: 'wordads_display_page',
				label: () => __( 'Show ads on pages', 'jetpack-dashboard' ),
			},
			{
				kind: 'toggle',
				key: 'wordads_display_archive',
				label: () => __( 'Show ads on archives', 'jetpack-dashboard' ),
			},
			...AD_CODE_ROWS,
			{
				kind: 'custom',
				component: CcpaRow,
				keys: [ PRIVACY_POLICY_URL ],
			},
			{ kind: 'custom', component: AdsTxtRow, keys: [ ADS_TXT ] },
			{ kind: 'custom', component: EarningsRow },
		],
	},
];
