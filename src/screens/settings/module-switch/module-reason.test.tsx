import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { unfoldFields } from '../../../../tests/unit/unfold-fields';
import type { InitialState } from '../../../api/initial-state';
import { mockNetwork, json } from '../../../api/network.fixture';
import {
	ACCOUNT_SERVICE,
	makeConnectionStatus,
	makeModule,
	makeUser,
} from '../../../api/page-data.fixture';
import { ToggleControl } from '../controls/toggle-control';
import { SettingsDrafts } from '../form/settings-drafts';
import { useNestedReason } from '../../shared/module-switch/module-reason';
import { ModuleSwitch } from './module-switch';

const OFFLINE = makeConnectionStatus( {
	offlineMode: {
		isActive: true,
		constant: true,
		url: false,
		filter: false,
		wpLocalConstant: false,
	},
} );
const CONNECTED = makeConnectionStatus( {
	isActive: true,
	isRegistered: true,
	hasConnectedOwner: true,
} );

function Feature( { slug }: { slug: string } ) {
	const reason = useNestedReason( slug );
	return (
		<ModuleSwitch slug={ slug } label="Feature">
			<ToggleControl
				settingKey="detail"
				label="Detail"
				disabledReason={ reason }
			/>
			<ModuleSwitch
				slug="latex"
				label="Other feature"
				parentReason={ reason }
			/>
		</ModuleSwitch>
	);
}

function renderFeature(
	fields: Readonly< Record< string, unknown > > & { slug?: string },
	state: Partial< InitialState > = {}
) {
	const { slug = 'comments', ...module } = fields;
	const calls = mockNetwork( () => json( { code: 'success' } ) );
	return {
		calls,
		...renderScreen(
			<SettingsDrafts>
				<Feature slug={ slug } />
			</SettingsDrafts>,
			{
				accountService: ACCOUNT_SERVICE,
				connectionStatus: CONNECTED,
				userData: makeUser( {}, { isConnected: true } ),
				getModules: {
					[ slug ]: makeModule( slug, {
						name: 'Comments',
						...module,
					} ),
					latex: makeModule( 'latex' ),
				},
				settings: { [ slug ]: false, latex: false, detail: false },
				...state,
			}
		),
	};
}

const toggle = ( name: string ) => screen.getByRole( 'switch', { name } );

const OFF = 'Turn on Comments to change this.';

/**
 * Title, module, page state, the toggle's reason, the reason for its dependent
 * settings.
 */
const ROWS: readonly [
	string,
	Readonly< Record< string, unknown > > & { slug?: string },
	Partial< InitialState >,
	string,
	string,
][] = [
	[ 'B417 is on', { activated: true }, {}, '', '' ],
	[ 'B419 is off', {}, {}, '', OFF ],
	[
		'B418 is disabled by an administrator',
		{ override: 'inactive' },
		{},
		'Comments has been disabled by a site administrator.',
		'Comments has been disabled by a site administrator.',
	],
	[
		'B418 is kept on by an administrator: its settings can be changed',
		{ activated: true, override: 'active' },
		{},
		'Comments has been enabled by a site administrator.',
		'',
	],
	[
		'B420 B457 is offline',
		{ activated: true, requires_connection: true },
		{ connectionStatus: OFFLINE },
		'Unavailable in Offline Mode',
		'Unavailable in Offline Mode',
	],
	[
		'B420 is offline and needs no connection',
		{ activated: true },
		{ connectionStatus: OFFLINE },
		'',
		'',
	],
	[
		'is off, of a site that is not connected',
		{ requires_connection: true },
		{ connectionStatus: makeConnectionStatus() },
		'Connect this site to turn this on.',
		'Connect this site to turn this on.',
	],
	[
		'is off, of a site without an account service',
		{ slug: 'monitor', requires_connection: true },
		{
			accountService: { ...ACCOUNT_SERVICE, isConfigured: false },
			connectionStatus: makeConnectionStatus(),
		},
		'Needs an account service, and none is configured.',
		'Needs an account service, and none is configured.',
	],
	[
		'B458 is on, and its site has no owner',
		{ activated: true, requires_user_connection: true },
		{
			connectionStatus: makeConnectionStatus( { isRegistered: true } ),
		},
		'Connect your account to change this.',
		'Connect your account to change this.',
	],
	[
		'can’t be had yet',
		{ available: false, unavailable_reason: 'Not built yet.' },
		{},
		'Not built yet.',
		'Not built yet.',
	],
	...[ 'monitor', 'sso', 'publicize' ].map(
		( slug, index ): ( typeof ROWS )[ number ] => [
			`B${
				422 + index
			} is ${ slug }, of a user without a connected account`,
			{ slug, requires_connection: true },
			{ userData: makeUser( {} ) },
			'Connect your account to turn this on.',
			'Connect your account to turn this on.',
		]
	),
	[
		'is another module of a user without a connected account',
		{ activated: true, requires_connection: true },
		{ userData: makeUser( {} ) },
		'',
		'',
	],
];

it.each( ROWS )(
	'a feature whose module %s says why, and so do its settings',
	async ( _title, module, state, reason, nested ) => {
		const { user, calls } = renderFeature( module, state );
		unfoldFields();
		for ( const [ name, why ] of [
			[ 'Feature', reason ],
			[ 'Detail', nested ],
			[ 'Other feature', nested ],
		] as const ) {
			expect( toggle( name ) ).toHaveAccessibleDescription( why );
			if ( why ) {
				expect( toggle( name ) ).toHaveAttribute(
					'aria-disabled',
					'true'
				);
				await user.click( toggle( name ) );
				// Stays focusable, so that keyboard users can read the reason.
				expect( toggle( name ) ).toHaveFocus();
			} else {
				expect( toggle( name ) ).not.toHaveAttribute( 'aria-disabled' );
			}
		}
		expect( calls ).toEqual( [] );
	}
);

it( 'a switch can save more than its module', async () => {
	const calls = mockNetwork( ( { method } ) =>
		json( method === 'POST' ? { code: 'success' } : {} )
	);
	const { user } = renderScreen(
		<SettingsDrafts>
			<ModuleSwitch
				slug="latex"
				label="Formulas"
				isOn={ false }
				toPatch={ ( isOn ) => ( { latex: isOn, detail: isOn } ) }
			/>
		</SettingsDrafts>,
		{ getModules: { latex: makeModule( 'latex', { activated: true } ) } }
	);
	expect( toggle( 'Formulas' ) ).not.toBeChecked();
	await user.click( toggle( 'Formulas' ) );
	await waitFor( () =>
		expect( calls[ 0 ]?.body ).toEqual( { latex: true, detail: true } )
	);
} );
