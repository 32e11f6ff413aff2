import {
	INITIAL_STATE_FIELDS,
	readPageData,
} from '../../src/api/initial-state';
import {
	NESTED,
	OPTIONAL_PERMISSIONS,
	PERMISSIONS,
	TOP_LEVEL,
	at,
} from './initial-state-keys';
import { PAGE, decodedText, openPage, readGlobal } from './support/admin-page';
import type { PageGlobal } from './support/admin-page';
import { restoreStateAfterwards } from './support/saved-state';
import { setOption, switchModule, useScenario } from './support/site-state';
import { fetchPath, get, site } from './support/site';
import type { Caller, Wire } from './support/site';

const SECRET_KEY = 'abcdef123456';
const PEOPLE = [
	'subscriber',
	'contributor',
	'author',
	'editor',
	'admin',
] as const;
const NO_MANAGERS = [
	'subscriber',
	'contributor',
	'author',
	'editor',
] as const;

const sorted = ( keys: Iterable< string > ): string[] => [ ...keys ].sort();

restoreStateAfterwards();

beforeAll( async () => {
	await useScenario( 'connected' );
	await switchModule( 'protect', true );
	await setOption( 'wordpress_api_key', SECRET_KEY );
} );

afterAll( () => useScenario( 'local' ) );

describe.each( PEOPLE )( 'the initial state of %s', ( as ) => {
	let state: PageGlobal[ 'initialState' ];
	beforeAll( async () => {
		state = ( await openPage( as ) ).page.initialState;
	} );

	it( 'has the keys of docs/contract/initial-state.md, no more and no fewer', () => {
		expect( sorted( Object.keys( state ) ) ).toEqual( sorted( TOP_LEVEL ) );
	} );

	it.each( Object.entries( NESTED ) )(
		'has them in %s too',
		( path, keys ) => {
			expect( sorted( Object.keys( at( state, path ) ) ) ).toEqual(
				sorted( keys )
			);
		}
	);

	it( 'has the ten permissions, as booleans (B324)', () => {
		const { permissions } = state.userData.currentUser;
		const names = Object.keys( permissions ).filter(
			( name ) => ! OPTIONAL_PERMISSIONS.includes( name )
		);
		expect( sorted( names ) ).toEqual( sorted( PERMISSIONS ) );
		expect(
			Object.values( permissions ).filter(
				( value ) => typeof value !== 'boolean'
			)
		).toEqual( [] );
	} );

	it( 'contains all data about the user and the site that the dashboard reads (A290)', () => {
		const { permissions, isMaster } = state.userData.currentUser;
		const flags = [
			permissions.manage_modules,
			permissions.view_stats,
			permissions.manage_plugins,
			// Users who can't edit posts count as subscribers on the dashboard.
			permissions.edit_posts,
			isMaster,
			permissions.disconnect,
			permissions.connect_user,
			state.siteData.isAtomicSite,
			state.siteData.isMultisite,
			state.connectionStatus.offlineMode.isActive,
			permissions.manage_options,
		];
		expect( flags.map( ( flag ) => typeof flag ) ).toEqual(
			flags.map( () => 'boolean' )
		);
		expect( isMaster ).toBe( as === 'admin' );
	} );

	it( 'names the user (B323)', () => {
		expect( state.userData.currentUser ).toMatchObject( {
			username: as,
			id: expect.any( Number ),
			gravatar: expect.stringMatching( /^https?:|^$/ ),
		} );
	} );
} );

/** Paths of the typed objects of src/api/initial-state.ts. */
const TYPED_PARTS: Record<
	keyof typeof INITIAL_STATE_FIELDS,
	( state: Wire ) => object
> = {
	topLevel: ( state ) => state,
	connectionStatus: ( state ) => state.connectionStatus,
	offlineMode: ( state ) => state.connectionStatus.offlineMode,
	currentUser: ( state ) => state.userData.currentUser,
	permissions: ( state ) => state.userData.currentUser.permissions,
	siteData: ( state ) => state.siteData,
	themeData: ( state ) => state.themeData,
	jetpackStateNotices: ( state ) => state.jetpackStateNotices,
	licensing: ( state ) => state.licensing,
	accountService: ( state ) => state.accountService,
};

describe.each( [ 'subscriber', 'admin' ] as const )(
	'PHP and TypeScript, for %s',
	( as ) => {
		it( 'agree on the types of all fields', async () => {
			const { page } = await openPage( as );
			expect( () => readPageData( page ) ).not.toThrow();
		} );

		it.each( Object.entries( TYPED_PARTS ) )(
			'agree on the keys of %s',
			async ( name, part ) => {
				const { page } = await openPage( as );
				const typed =
					INITIAL_STATE_FIELDS[
						name as keyof typeof INITIAL_STATE_FIELDS
					];
				expect(
					sorted( Object.keys( part( page.initialState ) ) )
				).toEqual( sorted( Object.keys( typed ) ) );
			}
		);
	}
);

describe( 'the permissions of each role', () => {
	it.each( [
		[ 'subscriber', [ 'admin_page', 'connect_user' ] ],
		[ 'contributor', [ 'admin_page', 'connect_user', 'edit_posts' ] ],
		[
			'author',
			[ 'admin_page', 'connect_user', 'edit_posts', 'publish_posts' ],
		],
		[
			'editor',
			[ 'admin_page', 'connect_user', 'edit_posts', 'publish_posts' ],
		],
		[
			'admin',
			[
				'admin_page',
				'connect',
				'connect_user',
				'disconnect',
				'edit_posts',
				'manage_modules',
				'manage_options',
				'manage_plugins',
				'publish_posts',
			],
		],
	] as [ Caller, string[] ][] )(
		'%s has the right ones',
		async ( as, wanted ) => {
			const { permissions } = ( await openPage( as ) ).page.initialState
				.userData.currentUser;
			// view_stats depends on the stats module and its roles.
			const held = PERMISSIONS.filter(
				( name ) => name !== 'view_stats' && permissions[ name ]
			);
			expect( sorted( held ) ).toEqual( wanted );
		}
	);
} );

describe.each( PEOPLE )( 'what %s finds in the page', ( as ) => {
	let page: PageGlobal;
	let html: string;
	beforeAll( async () => {
		const opened = await openPage( as );
		page = opened.page;
		html = opened.response.text;
	} );

	it( 'are the settings that REST gives them', async () => {
		const { status, body } = await get( 'settings', { as } );
		// PHP encodes an empty array as a JSON list.
		expect( { ...page.initialState.settings } ).toEqual(
			status === 200 ? body : {}
		);
	} );

	it( 'are the modules that REST returns for the user, and the names of cards for all users', async () => {
		const { status, body } = await get( 'module/all', { as } );
		const readable = status === 200 ? Object.keys( body ) : [];
		const shown = Object.keys( page.initialState.getModules );
		const extra = shown.filter( ( slug ) => ! readable.includes( slug ) );
		expect(
			extra.filter(
				( slug ) => ! [ 'blocks', 'stats', 'protect' ].includes( slug )
			)
		).toEqual( [] );
		for ( const slug of extra.filter( ( one ) => one !== 'blocks' ) ) {
			expect(
				sorted( Object.keys( page.initialState.getModules[ slug ] ) )
			).toEqual( [ 'activated', 'module', 'name', 'override' ] );
		}
		expect( shown ).toEqual(
			expect.arrayContaining( [ 'stats', 'protect' ] )
		);
	} );

	it( 'are preloaded responses that REST also returns to them', async () => {
		const paths = Object.keys( page.preload );
		expect( paths ).toContain( '/jetpack/v4/connection' );
		for ( const path of paths ) {
			const { status, body } = await get(
				path.replace( '/jetpack/v4/', '' ),
				{ as }
			);
			expect( [ path, status ] ).toEqual( [ path, 200 ] );
			expect( page.preload[ path ]?.body ).toEqual( body );
		}
	} );

	it( 'is a nonce that works', async () => {
		const headers = { 'X-WP-Nonce': page.api.nonce };
		const { body } = await get( 'connection', {
			as,
			nonce: 'missing',
			headers,
		} );
		// A response for an anonymous user would only have isRegistered.
		expect( body ).toHaveProperty( 'isUserConnected' );
		expect( page.api.root ).toBe( `${ site().url }/wp-json/` );
		expect( page.initialState.WP_API_root ).toBe( page.api.root );
	} );

	it( 'is no secret of the connection', () => {
		expect( decodedText( html ) ).not.toMatch(
			/client_secret|registration_access_token|access_token|refresh_token/
		);
	} );
} );

describe( 'the anti-spam key', () => {
	it.each( NO_MANAGERS )( 'is nowhere in the page of %s', async ( as ) => {
		const { text } = await fetchPath( PAGE, { as } );
		expect( readGlobal( text ) ).not.toBeNull();
		expect( text ).not.toContain( SECRET_KEY );
		expect( decodedText( text ) ).not.toContain( SECRET_KEY );
	} );
} );

describe( 'preloaded responses', () => {
	it( 'hold for managers what the first screen reads and the initial state lacks', async () => {
		const { page } = await openPage( 'admin' );
		expect( Object.keys( page.preload ) ).toEqual(
			expect.arrayContaining( [
				'/jetpack/v4/connection',
				'/jetpack/v4/module/protect/data',
			] )
		);
	} );
} );
