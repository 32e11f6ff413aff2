import {
	ENTRY_KEYS,
	MODULE_HEADERS,
	MODULE_SLUGS,
	NOT_LOCAL,
} from './module-headers';
import type { ModuleHeader } from './module-headers';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import {
	deleteSettings,
	switchModule,
	useScenario,
} from './support/site-state';
import { get } from './support/site';
import type { Wire } from './support/site';

type Entry = Record< string, Wire >;

const HEADERS = Object.entries( MODULE_HEADERS );

restoreStateAfterwards();

describe( 'GET module/all by an administrator', () => {
	let modules: Record< string, Entry >;
	beforeAll( async () => {
		await useScenario( 'not-connected' );
		await deleteSettings();
		modules = ( await get( 'module/all' ) ).body;
	} );

	it( 'is an object of the known modules, keyed by slug (A331)', () => {
		expect( Object.keys( modules ).sort() ).toEqual(
			[ ...MODULE_SLUGS ].sort()
		);
	} );

	it.each( HEADERS )( '%s has the values of its header', ( slug, header ) => {
		const entry = modules[ slug ];
		const seen: ModuleHeader = {
			connection: entry?.requires_connection,
			user: entry?.requires_user_connection,
			auto: entry?.auto_activate,
			sort: entry?.sort,
			order: entry?.recommendation_order,
			feature: entry?.feature,
			tags: entry?.module_tags,
			plans: entry?.plan_classes,
			since: entry?.introduced,
		};
		expect( seen ).toEqual( header );
	} );

	it.each( MODULE_SLUGS )(
		'%s has every field, of its type (B309)',
		( slug ) => {
			const entry = modules[ slug ] as Entry;
			const missing = ENTRY_KEYS.filter( ( key ) => ! ( key in entry ) );
			expect( missing ).toEqual( [] );
			expect( entry.module ).toBe( slug );
			expect( entry ).toMatchObject( {
				name: expect.stringMatching( /\S/ ),
				description: expect.stringMatching( /\S/ ),
				short_description: expect.any( String ),
				long_description: expect.any( String ),
				learn_more_button: expect.any( String ),
				search_terms: expect.any( String ),
				additional_search_queries: expect.any( String ),
				changed: expect.any( String ),
				deactivate: expect.any( Boolean ),
				activated: expect.any( Boolean ),
				available: expect.any( Boolean ),
				activate_nonce: expect.stringMatching( /^[0-9a-f]{10}$/ ),
				deactivate_nonce: expect.stringMatching( /^[0-9a-f]{10}$/ ),
				override: false,
			} );
		}
	);

	it( 'gives a reason for each module that is not available, and for no other', () => {
		const odd = Object.values( modules ).filter( ( entry ) =>
			entry.available
				? entry.unavailable_reason !== false
				: typeof entry.unavailable_reason !== 'string' ||
				  ( entry.unavailable_reason === '' &&
						entry.module !== 'vaultpress' )
		);
		expect( odd.map( ( entry ) => entry.module ) ).toEqual( [] );
	} );

	it( 'says free of all but search and vaultpress', () => {
		const paid = Object.values( modules ).filter(
			( entry ) => ! entry.free
		);
		expect( paid.map( ( entry ) => entry.module ).sort() ).toEqual( [
			'search',
			'vaultpress',
		] );
	} );

	it( 'cuts a long description to 140 characters and dots', () => {
		const wrong = Object.values( modules ).filter(
			( { description, short_description: short } ) => {
				const length = [ ...( description as string ) ].length;
				return length > 143
					? ! ( short.length < description.length )
					: short !== description;
			}
		);
		expect( wrong.map( ( entry ) => entry.module ) ).toEqual( [] );
	} );

	it( 'sorts modules that need a connection last while there is none', () => {
		const order = Object.values( modules );
		const free = order.filter( ( entry ) => ! entry.requires_connection );
		expect( order.slice( 0, free.length ) ).toEqual( free );
		const sorts = free.map( ( entry ) => entry.sort );
		expect( sorts ).toEqual( [ ...sorts ].sort( ( a, b ) => a - b ) );
	} );

	it( 'shows a module’s options with value, type and labels (B315)', () => {
		const scheme =
			modules.comments?.options.jetpack_comment_form_color_scheme;
		expect( scheme ).toMatchObject( {
			type: 'string',
			default: 'light',
			jp_group: 'comments',
			description: expect.stringMatching( /\S/ ),
			current_value: 'light',
			enum: [ 'light', 'dark', 'transparent' ],
		} );
		expect( Object.keys( scheme.enum_labels ) ).toEqual( [
			'light',
			'dark',
			'transparent',
		] );
		expect(
			Object.keys( modules.sharedaddy?.options.show.enum_labels )
		).toEqual( [
			'index',
			'post',
			'page',
			'attachment',
			'jetpack-portfolio',
		] );
		expect( modules.carousel?.options.carousel_display_exif ).toMatchObject(
			{
				type: 'boolean',
				current_value: false,
			}
		);
	} );

	it( 'has the two addresses of the site maps', async () => {
		expect( modules.sitemaps?.extra ).toEqual( {
			sitemap_url: expect.stringMatching( /\/sitemap\.xml$/ ),
			news_sitemap_url: expect.stringMatching( /\/news-sitemap\.xml$/ ),
		} );
	} );

	it( 'gives the same entry for one module (A332)', async () => {
		const { status, body } = await get( 'module/carousel' );
		expect( status ).toBe( 200 );
		expect( body ).toEqual( modules.carousel );
	} );
} );

describe( 'GET module/{slug}', () => {
	it.each( [ 'no-such-module', 'akismet', 'blocks' ] )(
		'has no %s',
		async ( slug ) => {
			const { status, body } = await get( `module/${ slug }` );
			expect( [ status, body.code ] ).toEqual( [ 404, 'not_found' ] );
			expect( body.message ).toMatch( /\S/ );
		}
	);

	it.each( [ 'module/a.b', 'module/PROTECT', 'module/protect1' ] )(
		'has no route for %s',
		async ( path ) => {
			expect( ( await get( path ) ).status ).toBe( 404 );
		}
	);
} );

describe( 'in local mode', () => {
	let modules: Record< string, Entry >;
	beforeAll( async () => {
		await useScenario( 'local' );
		await switchModule( 'protect', true );
		modules = ( await get( 'module/all' ) ).body;
	} );

	it( 'no module that works on the site alone needs a connection', () => {
		const needy = Object.values( modules ).filter(
			( entry ) =>
				entry.requires_connection || entry.requires_user_connection
		);
		expect( needy.map( ( entry ) => entry.module ).sort() ).toEqual(
			[ ...NOT_LOCAL ].sort()
		);
	} );

	it( 'brute-force protection is available and on', () => {
		expect( modules.protect ).toMatchObject( {
			available: true,
			unavailable_reason: false,
			activated: true,
		} );
	} );
} );

describe( 'with an account service and no connection', () => {
	it( 'brute-force protection is neither available nor shown as on', async () => {
		await useScenario( 'not-connected' );
		await switchModule( 'protect', true );
		const { body } = await get( 'module/protect' );
		expect( body ).toMatchObject( { available: false, activated: false } );
		expect( body.unavailable_reason ).toMatch( /\S/ );
	} );

	it( 'offline, none that needs a connection is available or shown as on (B490)', async () => {
		await useScenario( 'offline' );
		const remove = dropMustUsePlugin(
			'account-service-2',
			"add_filter( 'jetpack_dashboard_account_service_url', static function () { return 'https://accounts.example.test'; } );"
		);
		try {
			await switchModule( 'protect', true );
			const modules: Entry[] = Object.values(
				( await get( 'module/all' ) ).body
			);
			const needy = modules.filter(
				( entry ) => entry.requires_connection
			);
			expect( needy.map( ( entry ) => entry.module ) ).toContain(
				'protect'
			);
			expect(
				needy.filter( ( entry ) => entry.activated || entry.available )
			).toEqual( [] );
			const withoutCode = needy
				.filter( ( entry ) => ! entry.has_behavior )
				.map( ( entry ) => entry.module );
			expect( withoutCode ).toContain( 'vaultpress' );
			expect( withoutCode ).not.toContain( 'protect' );
		} finally {
			remove();
			await useScenario( 'local' );
		}
	} );
} );

describe.each( [ 'contributor', 'editor' ] as const )(
	'GET module/all by %s',
	( as ) => {
		/**
		 * Modules that these users see on their screens: Sharing, Writing and
		 * its Composing card.
		 */
		const THEIRS = [
			'publicize',
			'post-by-email',
			'copy-post',
			'latex',
			'markdown',
			'shortcodes',
		];
		/** Dashboard cards that every role may see, without details. */
		const EVERYBODYS = [ 'stats', 'protect' ];

		it( 'has the modules of their screens and no others', async () => {
			await useScenario( 'local' );
			const { body } = await get( 'module/all', { as } );
			const slugs = Object.keys( body );
			expect( slugs ).toEqual( expect.arrayContaining( THEIRS ) );
			expect(
				slugs.filter(
					( slug ) => ! [ ...THEIRS, ...EVERYBODYS ].includes( slug )
				)
			).toEqual( [] );
		} );

		it( 'hands them no nonce for switching', async () => {
			const { body } = await get( 'module/all', { as } );
			const entries: Entry[] = Object.values( body );
			expect(
				entries.filter(
					( entry ) => entry.activate_nonce || entry.deactivate_nonce
				)
			).toEqual( [] );
		} );
	}
);
