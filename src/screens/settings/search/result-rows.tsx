import { __ } from '@wordpress/i18n';
import { ADDRESS_LIMIT } from '../controls/limit-text';
import type { SettingsRow } from '../declarations/settings-section';
import { AppsLink } from './apps-link';
import { ModuleNote } from './module-note';

/** Settings of modules without a card, by slug, below the module's toggle. */
export const RESULT_ROWS: Readonly< Record< string, readonly SettingsRow[] > > =
	{
		'enhanced-distribution': [
			{
				kind: 'text',
				key: 'websub_hub',
				label: () =>
					__( 'Address of a WebSub hub', 'jetpack-dashboard' ),
				help: () =>
					__(
						'For example https://pubsubhubbub.appspot.com/. Only the address of your feed is sent to it.',
						'jetpack-dashboard'
					),
				isCode: true,
				maxLength: ADDRESS_LIMIT,
			},
			{
				kind: 'custom',
				component: () => (
					<ModuleNote slug="enhanced-distribution" name="ping" />
				),
			},
		],
		'json-api': [ { kind: 'custom', component: AppsLink } ],
	};
