import { accountConnectionView } from './account-connection-view';
import type { AccountConnectionInput } from './account-connection-view';
import { connectBannerView } from './connect-banner-view';
import {
	accountConnectionAction,
	siteConnectionAction,
} from './connection-action-view';
import type { ConnectionActionInput } from './connection-action-view';
import { siteConnectionView } from './site-connection-view';
import type { SiteConnectionInput } from './site-connection-view';

const SITE: SiteConnectionInput = {
	siteStatus: 'connected',
	isInIdentityCrisis: false,
	hasConnectedOwner: true,
	isOwner: false,
	ownerName: 'Marta B',
	ownerRequest: 'succeeded',
};

describe( 'the site connection card', () => {
	it.each( [ 'offline', 'local', 'not-connected' ] as const )(
		'is %s first of all',
		( siteStatus ) => {
			expect(
				siteConnectionView( {
					...SITE,
					siteStatus,
					isInIdentityCrisis: true,
				} )
			).toEqual( { kind: siteStatus } );
		}
	);

	it( 'is in safe mode while the address is in doubt', () => {
		expect(
			siteConnectionView( { ...SITE, isInIdentityCrisis: true } )
		).toEqual( { kind: 'safe-mode' } );
	} );

	it.each( [
		[ 'nobody', { hasConnectedOwner: false }, { kind: 'none' } ],
		[ 'you', { isOwner: true }, { kind: 'you' } ],
		[ 'somebody', {}, { kind: 'other', name: 'Marta B' } ],
		[
			'somebody who is still to be asked for',
			{ ownerName: '', ownerRequest: 'idle' },
			{ kind: 'loading' },
		],
		[
			'somebody whose name is on its way',
			{ ownerName: '', ownerRequest: 'pending' },
			{ kind: 'loading' },
		],
		[
			'somebody whose name could not be had',
			{ ownerName: '', ownerRequest: 'failed' },
			{ kind: 'other', name: '' },
		],
	] as const )( 'is owned by %s', ( _who, input, owner ) => {
		expect( siteConnectionView( { ...SITE, ...input } ) ).toEqual( {
			kind: 'connected',
			owner,
		} );
	} );
} );

const ACCOUNT: AccountConnectionInput = {
	siteStatus: 'connected',
	isInIdentityCrisis: false,
	isLinked: true,
	isOwner: false,
	hasConnectedOwner: true,
	account: null,
};

describe( 'the account connection card', () => {
	it( 'is hidden in local mode, where there is no account', () => {
		expect(
			accountConnectionView( { ...ACCOUNT, siteStatus: 'local' } )
		).toEqual( { kind: 'hidden' } );
	} );

	it.each( [ 'offline', 'not-connected' ] as const )(
		'is %s first of all',
		( siteStatus ) => {
			expect(
				accountConnectionView( { ...ACCOUNT, siteStatus } )
			).toEqual( { kind: siteStatus } );
		}
	);

	it.each( [
		[ 'linked', {}, { kind: 'linked', isOwner: false, account: null } ],
		[
			'the owner’s',
			{ isOwner: true },
			{ kind: 'linked', isOwner: true, account: null },
		],
		[ 'unlinked', { isLinked: false }, { kind: 'unlinked' } ],
		[
			'unlinked, and can’t be linked in safe mode',
			{ isLinked: false, isInIdentityCrisis: true },
			{ kind: 'safe-mode' },
		],
		[
			'the first one to come',
			{ isLinked: false, hasConnectedOwner: false },
			{ kind: 'no-owner' },
		],
	] )( 'is %s', ( _what, input, view ) => {
		expect( accountConnectionView( { ...ACCOUNT, ...input } ) ).toEqual(
			view
		);
	} );
} );

const MANAGER: ConnectionActionInput = {
	siteStatus: 'connected',
	isInIdentityCrisis: false,
	isLinked: false,
	isOwner: false,
	canConnectSite: true,
	canConnectUser: true,
	canDisconnectSite: true,
};
const NOT_CONNECTED = { siteStatus: 'not-connected' } as const;

describe( 'what can be done about a connection', () => {
	it.each( [
		[ 'set it up where it is not connected', NOT_CONNECTED, 'set-up' ],
		[ 'manage it where it is', {}, 'manage' ],
		[
			'nothing without the permission to set it up',
			{ ...NOT_CONNECTED, canConnectSite: false },
			'none',
		],
		[
			'nothing without the permission to end it',
			{ canDisconnectSite: false },
			'none',
		],
		[ 'nothing offline', { siteStatus: 'offline' }, 'none' ],
		[ 'nothing in local mode', { siteStatus: 'local' }, 'none' ],
		[ 'nothing in safe mode', { isInIdentityCrisis: true }, 'none' ],
	] as const )(
		'of the site: %s (A191, A192, A277)',
		( _what, input, action ) => {
			expect( siteConnectionAction( { ...MANAGER, ...input } ) ).toBe(
				action
			);
		}
	);

	it.each( [
		[ 'connect it', {}, 'connect-account' ],
		[ 'disconnect it', { isLinked: true }, 'disconnect-account' ],
		[ 'nothing for the owner', { isLinked: true, isOwner: true }, 'none' ],
		[ 'nothing without the permission', { canConnectUser: false }, 'none' ],
		[ 'nothing before the site is connected', NOT_CONNECTED, 'none' ],
		[ 'nothing offline', { siteStatus: 'offline' }, 'none' ],
		[
			'nothing in safe mode',
			{ isLinked: true, isInIdentityCrisis: true },
			'none',
		],
	] as const )(
		'of an account: %s (A193, A277)',
		( _what, input, action ) => {
			expect( accountConnectionAction( { ...MANAGER, ...input } ) ).toBe(
				action
			);
		}
	);
} );

describe( 'the connect banner', () => {
	const INPUT = { ...MANAGER, hasConnectedOwner: false };
	it.each( [
		[ 'set-up', 'a site that is not connected', NOT_CONNECTED ],
		[ 'connect-account', 'a site without an owner', {} ],
		[ 'hidden', 'a site with an owner', { hasConnectedOwner: true } ],
		[ 'hidden', 'a site in doubt', { isInIdentityCrisis: true } ],
		[ 'hidden', 'somebody who is linked', { isLinked: true } ],
	] as const )( 'is %s for %s (A113)', ( view, _whom, input ) => {
		expect( connectBannerView( { ...INPUT, ...input } ) ).toBe( view );
	} );
} );
