import { __ } from '@wordpress/i18n';
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
