import { appsView } from './apps-view';
import type { AppsInput, AppsView } from './apps-view';

const LINKED: AppsInput = {
	isManager: true,
	siteStatus: 'connected',
	showsPromotions: true,
	isDismissed: false,
	isInIdentityCrisis: false,
	isLinked: true,
	canConnectUser: true,
};

const TABLE: readonly [ string, Partial< AppsInput >, AppsView[ 'kind' ] ][] = [
	[ 'A112: for a linked user', {}, 'ready' ],
	[ 'asks an unlinked user to connect', { isLinked: false }, 'connect' ],
	[
		'asks no user who can’t',
		{ isLinked: false, canConnectUser: false },
		'hidden',
	],
	[ 'A288: offline', { siteStatus: 'offline' }, 'offline' ],
	[ 'A196: gone for good once dismissed', { isDismissed: true }, 'hidden' ],
	[
		'dismissed, offline too',
		{ isDismissed: true, siteStatus: 'offline' },
		'hidden',
	],
	[ 'none with promotions off', { showsPromotions: false }, 'hidden' ],
	[ 'none in local mode', { siteStatus: 'local' }, 'hidden' ],
	[ 'none before the connection', { siteStatus: 'not-connected' }, 'hidden' ],
	[ 'none in an identity crisis', { isInIdentityCrisis: true }, 'hidden' ],
	[ 'for managers only', { isManager: false }, 'hidden' ],
];

it.each( TABLE )( 'the apps card: %s', ( _title, input, kind ) => {
	expect( appsView( { ...LINKED, ...input } ) ).toEqual( { kind } );
} );
