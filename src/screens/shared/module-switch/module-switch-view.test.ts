import { isOutOfReach, moduleSwitchView } from './module-switch-view';
import type { ModuleSwitchInput, ModuleSwitchView } from './module-switch-view';

const READY: ModuleSwitchInput = {
	canManageOptions: true,
	override: null,
	isLocal: false,
	isUnavailableOffline: false,
	needsSite: false,
	needsOwner: false,
	needsLink: false,
	isActive: false,
	isAvailable: true,
	unavailableReason: '',
	isAnySaving: false,
};

const TABLE: readonly [
	string,
	Partial< ModuleSwitchInput >,
	ModuleSwitchView,
][] = [
	[ 'is ready', {}, { kind: 'ready' } ],
	[
		'is not there for users who may not manage options (A303)',
		{ canManageOptions: false },
		{ kind: 'hidden' },
	],
	[
		'is disabled by an override, before anything else (B418)',
		{ override: 'inactive', isUnavailableOffline: true },
		{ kind: 'overridden', to: 'inactive' },
	],
	[
		'is disabled by an override that keeps it on (B418)',
		{ override: 'active', isActive: true },
		{ kind: 'overridden', to: 'active' },
	],
	[
		'is disabled offline where the module needs the connection (B420)',
		{ isUnavailableOffline: true, needsSite: true },
		{ kind: 'offline' },
	],
	[
		'waits for the site to be connected, then for an owner',
		{ needsSite: true, needsOwner: true },
		{ kind: 'site-not-connected' },
	],
	[
		'needs an account service if none is configured',
		{ isLocal: true, needsSite: true },
		{ kind: 'no-account-service' },
	],
	[
		'is not affected by local mode if it needs no site',
		{ isLocal: true },
		{ kind: 'ready' },
	],
	[
		'waits for a connected owner',
		{ needsOwner: true, isAvailable: false },
		{ kind: 'not-linked' },
	],
	[
		'says why the site can’t have the module',
		{ isAvailable: false, unavailableReason: 'Not yet.' },
		{ kind: 'unavailable', reason: 'Not yet.' },
	],
	[
		'lets a module be switched off that could not be switched on',
		{ isAvailable: false, isActive: true },
		{ kind: 'ready' },
	],
	[
		'is disabled while anything is being saved (B421)',
		{ isAnySaving: true },
		{ kind: 'saving' },
	],
];

describe( 'a module’s switch', () => {
	it.each( TABLE )( '%s', ( _title, input, expected ) => {
		expect( moduleSwitchView( { ...READY, ...input } ) ).toEqual(
			expected
		);
	} );

	it.each( [
		[ 'offline (B457)', { isUnavailableOffline: true } ],
		[ 'without a connected owner (B458)', { needsOwner: true } ],
	] )( 'takes its settings out of reach %s', ( _title, input ) => {
		expect(
			isOutOfReach( moduleSwitchView( { ...READY, ...input } ) )
		).toBe( true );
	} );

	it( 'leaves its settings in reach while it is only off or saving', () => {
		expect( isOutOfReach( moduleSwitchView( READY ) ) ).toBe( false );
		expect(
			isOutOfReach( moduleSwitchView( { ...READY, isAnySaving: true } ) )
		).toBe( false );
	} );
} );
