import { canOpenRoute, resolveRoute } from './resolve-route';
import type { RouteContext } from './resolve-route';
import { findRoute } from './routes';

const MANAGER: RouteContext = {
	siteStatus: 'local',
	isLocalMode: true,
	isManager: true,
	canConnectSite: true,
	isSettingUp: false,
	isInIdentityCrisis: false,
	isLinked: false,
	isOwner: false,
	hasConnectedOwner: false,
	isRecommendationsEnabled: false,
	openSections: [ 'security' ],
};
const EDITOR: RouteContext = {
	...MANAGER,
	isManager: false,
	canConnectSite: false,
	openSections: [],
};
const CONNECTED = { siteStatus: 'connected' } as const;
const NOT_CONNECTED = { siteStatus: 'not-connected' } as const;

/**
 * Whether the user may open the route, regardless of whether its screen exists.
 */
function opens( path: string, context: RouteContext ): boolean {
	const route = findRoute( path );
	return route !== null && canOpenRoute( route, context );
}

/** The final path, after following all redirects. */
function landOn( path: string, context: RouteContext ): string {
	const decision = resolveRoute( path, context );
	return decision.kind === 'redirect' ? landOn( decision.to, context ) : path;
}

describe( 'the screen of a route', () => {
	it.each( [ '/nowhere', '/security/deeper', '/dashboards' ] )(
		'an unknown route, %s, is replaced by /dashboard (B047)',
		( path ) => {
			expect( resolveRoute( path, MANAGER ) ).toEqual( {
				kind: 'redirect',
				to: '/dashboard',
			} );
		}
	);

	it( 'recommendations redirect to the dashboard while they are off (B039)', () => {
		const on = { isRecommendationsEnabled: true };
		expect( landOn( '/recommendations', MANAGER ) ).toBe( '/dashboard' );
		expect( opens( '/recommendations/monitor', MANAGER ) ).toBe( false );
		expect(
			opens( '/recommendations/monitor', { ...MANAGER, ...on } )
		).toBe( true );
		expect( opens( '/recommendations', { ...EDITOR, ...on } ) ).toBe(
			false
		);
	} );

	it.each( [ '/my-plan', '/product/backup' ] )(
		'%s opens for managers where there is something to buy',
		( path ) => {
			const buyer = { ...MANAGER, isLocalMode: false };
			expect( opens( path, buyer ) ).toBe( true );
			expect( opens( path, { ...buyer, isManager: false } ) ).toBe(
				false
			);
			expect( opens( path, MANAGER ) ).toBe( false );
		}
	);

	it( 'license activation opens for a linked connection owner (B049)', () => {
		const owner: RouteContext = {
			...MANAGER,
			siteStatus: 'connected',
			isLocalMode: false,
			isLinked: true,
			isOwner: true,
		};
		expect( opens( '/license/activation', owner ) ).toBe( true );
	} );

	it.each( [
		[ 'not linked', { isOwner: true } ],
		[ 'not the owner', { isLinked: true } ],
	] )(
		'license activation sends away who is %s (B050)',
		( _who, context ) => {
			expect(
				opens( '/license/activation', { ...MANAGER, ...context } )
			).toBe( false );
			expect(
				landOn( '/license/activation', { ...MANAGER, ...context } )
			).toBe( '/dashboard' );
		}
	);

	it( 'the user connect screen is for managers, or for anyone once there is an owner (B060)', () => {
		const manager = { ...MANAGER, ...CONNECTED };
		const editor = { ...EDITOR, ...CONNECTED };
		expect( opens( '/connect-user', manager ) ).toBe( true );
		expect( opens( '/connect-user', editor ) ).toBe( false );
		expect(
			opens( '/connect-user', { ...editor, hasConnectedOwner: true } )
		).toBe( true );
	} );

	it.each( [
		[ 'whose account is connected', { ...CONNECTED, isLinked: true } ],
		[ 'of an offline site', { siteStatus: 'offline' } ],
		[
			'of a site in safe mode',
			{ ...CONNECTED, isInIdentityCrisis: true },
		],
		[ 'of a site without an account service', { siteStatus: 'local' } ],
	] as const )(
		'there is no account to connect for a manager %s',
		( _who, context ) => {
			expect(
				landOn( '/connect-user', { ...MANAGER, ...context } )
			).toBe( '/dashboard' );
		}
	);

	it.each( [ '/wpbody-content', '/wp-toolbar' ] )(
		'%s shows the dashboard and names the element that takes the focus (B045, B046)',
		( path ) => {
			expect( resolveRoute( path, MANAGER ) ).toMatchObject( {
				kind: 'show',
				route: {
					screen: { kind: 'dashboard' },
					focusTarget: path.slice( 1 ),
				},
			} );
		}
	);

	it( 'a slash at the end makes no difference', () => {
		expect( resolveRoute( '/security/', MANAGER ) ).toMatchObject( {
			kind: 'show',
			route: { path: '/security' },
		} );
	} );

	it( 'a screen that is still to come is the dashboard', () => {
		expect( landOn( '/my-plan', MANAGER ) ).toBe( '/dashboard' );
	} );
} );

describe( 'the settings routes', () => {
	it( 'open for managers (B008)', () => {
		expect( landOn( '/settings', MANAGER ) ).toBe( '/settings' );
		expect( landOn( '/security', MANAGER ) ).toBe( '/security' );
	} );

	it( 'send an editor to the first tab that is open, else to the dashboard (B010, B055)', () => {
		const publisher = { ...EDITOR, openSections: [ 'writing' ] };
		expect( resolveRoute( '/security', publisher ) ).toEqual( {
			kind: 'redirect',
			to: '/writing',
		} );
		expect( resolveRoute( '/privacy', publisher ) ).toEqual( {
			kind: 'redirect',
			to: '/writing',
		} );
		expect( landOn( '/settings', publisher ) ).toBe( '/settings' );
		expect( landOn( '/security', EDITOR ) ).toBe( '/dashboard' );
	} );

	it( 'show subscribers nothing (B013)', () => {
		expect( landOn( '/settings', EDITOR ) ).toBe( '/dashboard' );
	} );
} );

/** The path of the route that is rendered for a path. */
function drawnAt( path: string, context: RouteContext ): string {
	const decision = resolveRoute( path, context );
	return decision.kind === 'show' ? decision.route.path : decision.kind;
}

describe( 'a site that is not connected', () => {
	const manager = { ...MANAGER, ...NOT_CONNECTED };

	it( 'shows users who can’t connect the site a request to ask an administrator (B056, B484)', () => {
		expect(
			resolveRoute( '/dashboard', { ...EDITOR, ...NOT_CONNECTED } ).kind
		).toBe( 'ask-administrator' );
	} );

	it.each( [ 'connected', 'local', 'offline' ] as const )(
		'does not ask when it is %s',
		( siteStatus ) => {
			expect(
				resolveRoute( '/dashboard', { ...EDITOR, siteStatus } ).kind
			).toBe( 'show' );
		}
	);

	it.each( [ '/', '/dashboard', '/security', '/disconnect', '/setup' ] )(
		'shows the main connect screen at %s to users who can connect the site (B057)',
		( path ) => {
			expect( resolveRoute( path, manager ) ).toMatchObject( {
				kind: 'show',
				route: { screen: { kind: 'set-up' } },
			} );
		}
	);

	it( 'shows the dashboard to a manager who can’t connect the site (B057)', () => {
		expect(
			drawnAt( '/dashboard', { ...manager, canConnectSite: false } )
		).toBe( '/dashboard' );
	} );

	it( 'welcomes a shop’s manager first (B041)', () => {
		expect( drawnAt( '/woo-setup', manager ) ).toBe( '/woo-setup' );
	} );

	it( 'opens privacy before connecting, to those who may change it', () => {
		expect( drawnAt( '/privacy', manager ) ).toBe( '/privacy' );
		expect( drawnAt( '/privacy', { ...EDITOR, ...NOT_CONNECTED } ) ).toBe(
			'redirect'
		);
	} );

	it( 'keeps the connect screen from the registration until the browser leaves (B057)', () => {
		const registered = { ...MANAGER, ...CONNECTED };
		expect( drawnAt( '/dashboard', registered ) ).toBe( '/dashboard' );
		expect(
			drawnAt( '/dashboard', { ...registered, isSettingUp: true } )
		).toBe( '/setup' );
	} );
} );

describe( 'the set-up route', () => {
	it.each( [
		[ 'not connected', { ...NOT_CONNECTED } ],
		[ 'registered, without this user’s account', { ...CONNECTED } ],
	] )(
		'opens for a manager while the site is %s (B042)',
		( _is, context ) => {
			expect(
				drawnAt( '/setup/begin', { ...MANAGER, ...context } )
			).toBe( '/setup' );
		}
	);

	it.each( [
		[ 'connected as well as they', { ...CONNECTED, isLinked: true } ],
		[ 'offline', { siteStatus: 'offline' } ],
		[ 'in safe mode', { ...CONNECTED, isInIdentityCrisis: true } ],
		[ 'in local mode', { siteStatus: 'local' } ],
	] as const )(
		'has nothing to do for a manager of a site that is %s',
		( _is, context ) => {
			expect( landOn( '/setup', { ...MANAGER, ...context } ) ).toBe(
				'/dashboard'
			);
		}
	);

	it( 'is not for others', () => {
		expect( opens( '/setup', { ...EDITOR, ...CONNECTED } ) ).toBe( false );
	} );
} );

describe( 'dialogs over the dashboard', () => {
	it.each( [
		[ '/reconnect', 'reconnect' ],
		[ '/disconnect', 'disconnect' ],
	] )(
		'%s shows the dashboard, and a dialog (B020, B043)',
		( path, dialog ) => {
			expect(
				resolveRoute( path, { ...MANAGER, ...CONNECTED } )
			).toMatchObject( {
				kind: 'show',
				route: { screen: { kind: 'dashboard' }, dialog },
			} );
		}
	);
} );
