import { screen, within } from '@testing-library/react';
import { mockNetwork, json } from '../../../api/network.fixture';
import type { InitialState } from '../../../api/initial-state';
import {
	ACCOUNT_SERVICE,
	EDITOR,
	makeConnectionStatus,
	makeModule,
	makeUser,
	SUBSCRIBER,
} from '../../../api/page-data.fixture';
import {
	MODULES,
	OWNED,
	renderSecurity,
	siteDataWith,
} from './security.fixture';

const { offlineMode } = makeConnectionStatus();
const OFFLINE = {
	accountService: ACCOUNT_SERVICE,
	connectionStatus: makeConnectionStatus( {
		offlineMode: { ...offlineMode, isActive: true, constant: true },
	} ),
};

/** Sites with all modules active, by connection state. */
const SITES = {
	local: {
		accountService: { isConfigured: false, host: '', url: '', problem: '' },
		connectionStatus: makeConnectionStatus(),
	},
	'not connected': {
		accountService: ACCOUNT_SERVICE,
		connectionStatus: makeConnectionStatus(),
	},
	'without an owner': {
		accountService: ACCOUNT_SERVICE,
		connectionStatus: makeConnectionStatus( {
			isActive: true,
			isRegistered: true,
		} ),
	},
	connected: OWNED,
	offline: OFFLINE,
} satisfies Record< string, Partial< InitialState > >;

const USERS = {
	administrator: makeUser( {} ),
	'administrator without plugins': makeUser( { manage_plugins: false } ),
	editor: EDITOR,
	subscriber: SUBSCRIBER,
};

type CardLines = readonly ( readonly [ title: string, line: string ] )[];

const OFFLINE_LINE = 'Unavailable in Offline Mode';
const PROTECTING = [ 'Brute force protection', '7' ] as const;
const BLOCKED = [ 'Anti-spam', '12' ] as const;

const CONNECTED_LINES: CardLines = [
	PROTECTING,
	[ 'Backup', 'Your site is backed up in real time.' ],
	[ 'Scan', "No threats found, you're good to go!" ],
	BLOCKED,
	[ 'Downtime monitoring', 'No downtime since monitoring was turned on.' ],
	[ 'Activity', 'Post published' ],
];

const TABLE: readonly [
	user: keyof typeof USERS,
	site: keyof typeof SITES,
	lines: CardLines,
][] = [
	[
		'administrator',
		'local',
		[
			PROTECTING,
			BLOCKED,
			[
				'Downtime monitoring',
				'Your site can check its speed and its scheduled work.',
			],
			[ 'Activity', 'View all activity' ],
			[ 'Needs an account service', 'Needs an account service' ],
		],
	],
	[
		'administrator',
		'not connected',
		[
			PROTECTING,
			[ 'Backup', 'Connect to back up your site.' ],
			[ 'Scan', 'Connect to scan your site for threats.' ],
			BLOCKED,
			[
				'Downtime monitoring',
				'Connect to get alerts if your site goes offline.',
			],
			[ 'Activity', 'Connect to see what happens on your site.' ],
		],
	],
	[
		'administrator',
		'without an owner',
		CONNECTED_LINES.map( ( line ) =>
			line[ 0 ] === 'Downtime monitoring'
				? [
						line[ 0 ],
						'Connect to get alerts if your site goes offline.',
				  ]
				: line
		),
	],
	[ 'administrator', 'connected', CONNECTED_LINES ],
	[
		'administrator',
		'offline',
		[
			PROTECTING,
			[ 'Backup', OFFLINE_LINE ],
			[ 'Scan', OFFLINE_LINE ],
			[ 'Anti-spam', OFFLINE_LINE ],
			[ 'Downtime monitoring', OFFLINE_LINE ],
			[ 'Activity', 'View all activity' ],
		],
	],
	[ 'administrator without plugins', 'connected', CONNECTED_LINES ],
	[ 'editor', 'connected', [ PROTECTING ] ],
	[ 'editor', 'without an owner', [] ],
	[ 'editor', 'local', [] ],
	[ 'editor', 'not connected', [] ],
	[ 'editor', 'offline', [] ],
	[ 'subscriber', 'connected', [] ],
	[ 'subscriber', 'without an owner', [] ],
	[ 'subscriber', 'local', [] ],
	[ 'subscriber', 'not connected', [] ],
	[ 'subscriber', 'offline', [] ],
];

function renderFor(
	user: keyof typeof USERS,
	site: keyof typeof SITES,
	fields: Partial< InitialState > = {}
) {
	mockNetwork( () => json( {} ) );
	const isAdministrator = user === 'administrator';
	return renderSecurity( {
		...SITES[ site ],
		userData: USERS[ user ],
		...( isAdministrator
			? {}
			: { ownPlugins: {}, canInstallPlugins: false } ),
		...fields,
	} );
}

function securityCards(): readonly HTMLElement[] {
	const section = screen.queryByRole( 'region', { name: 'Security' } );
	return section ? within( section ).getAllByRole( 'article' ) : [];
}

const titleOf = ( card: HTMLElement ) =>
	within( card ).getByRole( 'heading' ).textContent;

describe( 'the Security section', () => {
	it.each( TABLE )(
		'for an %s of a site that is %s has exactly these cards in this order',
		( user, site, lines ) => {
			renderFor( user, site );
			const cards = securityCards();
			expect( cards.map( titleOf ) ).toEqual(
				lines.map( ( [ title ] ) => title )
			);
			lines.forEach( ( [ , line ], index ) =>
				expect( cards[ index ] ).toHaveTextContent( line )
			);
		}
	);

	it( 'has cards of Activity, Anti-spam and Backup (A096, A097, A098)', () => {
		renderFor( 'administrator', 'connected' );
		const titles = securityCards().map( titleOf );
		expect( titles ).toContain( 'Activity' );
		expect( titles ).toContain( 'Anti-spam' );
		expect( titles ).toContain( 'Backup' );
	} );

	it( 'has cards of Downtime monitoring and Scan (A104, A107)', () => {
		renderFor( 'administrator', 'connected' );
		const titles = securityCards().map( titleOf );
		expect( titles ).toContain( 'Downtime monitoring' );
		expect( titles ).toContain( 'Scan' );
	} );

	it( 'has no link and no button in what offline mode takes away (A289, C280)', () => {
		renderFor( 'administrator', 'offline' );
		// Brute force protection and the activity log work on the site itself.
		for ( const card of securityCards().slice( 1, -1 ) ) {
			expect( within( card ).queryByRole( 'link' ) ).toBeNull();
			expect( within( card ).queryByRole( 'button' ) ).toBeNull();
		}
	} );

	it( 'names on one card what would need an account service', async () => {
		renderFor( 'administrator', 'local' );
		expect(
			await screen.findByText( /These features need one/, undefined, {
				timeout: 15_000,
			} )
		).toBeInTheDocument();
		const card = securityCards().at( -1 ) as HTMLElement;
		expect(
			within( card )
				.getAllByRole( 'listitem' )
				.map( ( item ) => item.textContent )
		).toEqual( [ 'Backup', 'Scan' ] );
	} );

	it( 'names nothing on a network in local mode that can’t work there', () => {
		renderFor( 'administrator', 'local', {
			siteData: siteDataWith( { isMultisite: true } ),
		} );
		expect( securityCards().map( titleOf ) ).toEqual( [
			'Brute force protection',
			'Anti-spam',
			'Downtime monitoring',
			'Activity',
		] );
	} );

	it( 'says what protection does while no owner is connected', () => {
		renderFor( 'administrator', 'without an owner', {
			getModules: {
				...MODULES,
				protect: {
					...MODULES.protect,
					requires_user_connection: true,
				},
			},
		} );
		const [ card ] = securityCards();
		expect( card ).toHaveTextContent(
			'Locks out IP addresses after repeated failed logins.'
		);
		expect( card ).not.toHaveTextContent( 'Connect to protect' );
	} );

	it( 'offers nothing to connect to in local mode', () => {
		renderFor( 'administrator', 'local' );
		expect(
			screen.queryByRole( 'link', { name: /Connect|Upgrade/ } )
		).toBeNull();
	} );

	it( 'links to the site’s setup before it is connected, and to the user’s connection after', () => {
		renderFor( 'administrator', 'not connected' );
		for ( const link of screen.getAllByRole( 'link', {
			name: 'Connect',
		} ) ) {
			expect( link ).toHaveAttribute( 'href', '#/setup' );
		}
	} );

	it( 'asks to connect an account for downtime monitoring (A299)', () => {
		renderFor( 'administrator', 'without an owner' );
		const [ , , , , monitor ] = securityCards();
		expect(
			within( monitor as HTMLElement ).getByRole( 'link', {
				name: 'Connect',
			} )
		).toHaveAttribute( 'href', '#/connect-user' );
	} );

	it( 'hides the card of a module that is overridden inactive (A301, C265)', () => {
		renderFor( 'administrator', 'connected', {
			getModules: {
				...MODULES,
				monitor: makeModule( 'monitor', { override: 'inactive' } ),
			},
		} );
		expect( securityCards().map( titleOf ) ).not.toContain(
			'Downtime monitoring'
		);
	} );
} );
