import { ANTISPAM_KEYS } from '../sandbox/public-services/state';
import { useAntispam } from './support/antispam';
import { openPage } from './support/admin-page';
import { textOf } from './support/admin-form';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { evalJson, evalPhp, fetchPath, post } from './support/site';
import type { Caller } from './support/site';

interface Row {
	kind: string;
	name: string;
	user: string | null;
	from: unknown;
	to: unknown;
}

const TABLE = '{$wpdb->prefix}jetpack_dashboard_activity';

/** The changes of this plugin's settings in the activity log, latest first. */
const readLog = () =>
	evalJson< Row[] >( `global $wpdb;
echo wp_json_encode( array_map( static function ( $row ) {
	$user = get_userdata( (int) $row->user_id );
	return array( 'kind' => $row->action, 'name' => $row->name, 'user' => $user ? $user->user_login : null, 'from' => json_decode( $row->old_value ), 'to' => json_decode( $row->new_value ) );
}, $wpdb->get_results( "SELECT * FROM ${ TABLE } WHERE kind = 'settings' AND action <> 'option' ORDER BY id DESC" ) ) );` );

const clearLog = () =>
	evalPhp(
		`global $wpdb; $wpdb->query( "DELETE FROM ${ TABLE }" ); delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'jetpack_dashboard_changes_told', '', true );`
	);

const modulesPage = async ( as: Caller = 'admin' ) =>
	fetchPath( '/wp-admin/admin.php?page=jetpack_modules', { as } );

const overruled = async ( as: Caller ) =>
	( await openPage( as ) ).page.initialState.overruledChanges;

restoreStateAfterwards();

beforeAll( () => useScenario( 'local' ) );
beforeEach( async () => {
	await post( 'settings', {
		protect: false,
		sharing_label: 'Share',
		carousel_background_color: 'black',
		show: [ 'post' ],
	} );
	await clearLog();
} );

it( 'keeps who changed what, from what and to what, and nothing that stayed', async () => {
	await post( 'settings', {
		sharing_label: 'Pass it on',
		carousel_background_color: 'black',
		protect: true,
	} );
	await post( 'settings', { show: [ 'post', 'page' ] }, { as: 'admin2' } );
	await post( 'module/protect/active', { active: false } );
	await post( 'settings', { show: [ 'page', 'post', 'nonsense' ] } );

	const [ last, ...log ] = await readLog();
	expect( last ).toMatchObject( { name: 'show', user: 'admin' } );
	expect( log ).toEqual( [
		{
			kind: 'switch',
			name: 'protect',
			user: 'admin',
			from: true,
			to: false,
		},
		{
			kind: 'setting',
			name: 'show',
			user: 'admin2',
			from: [ 'post' ],
			to: [ 'post', 'page' ],
		},
		{
			kind: 'setting',
			name: 'sharing_label',
			user: 'admin',
			from: 'Share',
			to: 'Pass it on',
		},
		{
			kind: 'switch',
			name: 'protect',
			user: 'admin',
			from: false,
			to: true,
		},
	] );
} );

it( 'keeps nothing of what was refused', async () => {
	await post( 'settings', { sharing_label: 'New', google: 'b a d' } );
	await post( 'settings', { sharing_label: 'New' }, { as: 'editor' } );
	expect( await readLog() ).toEqual( [] );
} );

describe( 'a secret', () => {
	useAntispam();

	it( 'is never kept', async () => {
		const key = ANTISPAM_KEYS[ 'active-dunning' ];
		await post( 'settings', { wordpress_api_key: key } );
		expect( await readLog() ).toEqual( [
			{
				kind: 'setting',
				name: 'wordpress_api_key',
				user: 'admin',
				from: null,
				to: null,
			},
		] );
		const rows = await evalPhp(
			`global $wpdb; echo wp_json_encode( $wpdb->get_results( "SELECT * FROM ${ TABLE }" ) );`
		);
		expect( rows ).not.toContain( key );
		expect( textOf( ( await modulesPage() ).text ) ).toContain(
			'Changed. Its value is secret.'
		);
	} );
} );

it( 'keeps all entries when several requests save at once, and shows the last fifty', async () => {
	for ( let round = 0; round < 7; round++ ) {
		await Promise.all(
			[ 'admin', 'admin2' ].map( ( as, index ) =>
				post(
					'settings',
					Object.fromEntries(
						[
							'jetpack_portfolio',
							'jetpack_testimonial',
							'tiled_galleries',
							'show_thumbnails',
						]
							.slice( index * 2, index * 2 + 2 )
							.map( ( key ) => [ key, round % 2 === 0 ] )
					),
					{ as: as as Caller }
				)
			)
		);
	}
	expect( await readLog() ).toHaveLength( 28 );
	for ( let round = 0; round < 30; round++ ) {
		await post( 'settings', { sharing_label: `Label ${ round }` } );
	}
	const log = await readLog();
	expect( log ).toHaveLength( 58 );
	expect( log[ 0 ] ).toMatchObject( { to: 'Label 29' } );
	const { text } = await modulesPage();
	const table = text.slice( text.indexOf( 'jetpack-changes' ) );
	expect( table.match( /<time /g ) ).toHaveLength( 50 );
} );

it( 'cuts what is long', async () => {
	await post( 'settings', {
		wordads_custom_adstxt: 'a, b, '.repeat( 5000 ),
	} );
	const [ row ] = await readLog();
	expect( String( row?.to ) ).toHaveLength( 301 );
	await post( 'settings', { wordads_custom_adstxt: '' } );
} );

describe( 'the page of all modules', () => {
	it( 'shows the changes to managers, escaped', async () => {
		await post( 'settings', {
			carousel_background_color: 'white',
			sharing_label: 'Tom & Jerry\'s "5 > 4"',
			jetpack_waf_ip_block_list: '203.0.113.7\n198.51.100.0/24',
			sharing_services: { visible: [ 'email' ], hidden: [ 'print' ] },
			advanced_seo_title_formats: {
				posts: [
					{ type: 'token', value: 'post_title' },
					{ type: 'string', value: ' – here' },
				],
			},
		} );
		await post( 'settings', { protect: true }, { as: 'admin2' } );
		const { text } = await modulesPage();
		const words = textOf( text.slice( text.indexOf( 'jetpack-changes' ) ) );
		expect( words ).toMatch(
			/Brute force protection Off → On Jonas Lindqvist/
		);
		for ( const value of [
			'→ 203.0.113.7, 198.51.100.0/24',
			'→ Always shown: Email; Under the “More” button: Print',
			'→ Posts: [post_title] – here',
		] ) {
			expect( words ).toContain( value );
		}
		expect( words ).toContain( 'Carousel: Color scheme Black → White' );
		expect( text ).toContain(
			'Tom &amp; Jerry&#039;s &quot;5 &gt; 4&quot;'
		);
		expect( ( await modulesPage( 'editor' ) ).status ).toBe( 403 );
	} );

	it( 'says so while it is empty', async () => {
		expect( textOf( ( await modulesPage() ).text ) ).toContain(
			'No changes yet.'
		);
	} );

	it( 'has a reset in it', async () => {
		await post( 'options/modules', { reset: true } );
		expect( ( await readLog() )[ 0 ] ).toMatchObject( {
			kind: 'reset',
			name: 'modules',
		} );
		expect( textOf( ( await modulesPage() ).text ) ).toContain(
			'All modules were reset.'
		);
	} );

	it( 'shows no error without its table, and settings can still be saved', async () => {
		await evalPhp(
			`global $wpdb; $wpdb->query( "DROP TABLE ${ TABLE }" );`
		);
		expect( ( await modulesPage() ).status ).toBe( 200 );
		await evalPhp(
			`global $wpdb; $wpdb->query( "DROP TABLE ${ TABLE }" );`
		);
		expect(
			( await post( 'settings', { sharing_label: 'Again' } ) ).status
		).toBe( 200 );
		expect( await readLog() ).toHaveLength( 1 );
	} );
} );

describe( 'the page of who was overruled', () => {
	it( 'notifies the first user once that the later change won', async () => {
		await post( 'settings', { sharing_label: 'First' } );
		expect( await overruled( 'admin' ) ).toEqual( [] );
		await post( 'settings', { sharing_label: 'Later' }, { as: 'admin2' } );
		expect( await overruled( 'admin2' ) ).toEqual( [] );
		expect( await overruled( 'admin' ) ).toEqual( [
			{
				subject: 'Sharing: Label above the buttons',
				values: 'First → Later',
				author: expect.stringMatching( /\w/ ),
			},
		] );
		expect( await overruled( 'admin' ) ).toEqual( [] );
	} );

	it( 'does not report equal changes, or notify other users', async () => {
		await post( 'settings', { sharing_label: 'Same' } );
		await post( 'settings', { sharing_label: 'Other' }, { as: 'admin2' } );
		await post( 'settings', { sharing_label: 'Same' }, { as: 'admin2' } );
		expect( await overruled( 'admin' ) ).toEqual( [] );
		await post( 'settings', { sharing_label: 'Third' }, { as: 'admin2' } );
		expect( await overruled( 'editor' ) ).toEqual( [] );
		expect( await overruled( 'admin' ) ).toHaveLength( 1 );
	} );

	it( 'if two users save the same setting at once, the later one wins, and the other is notified', async () => {
		await Promise.all(
			( [ 'admin', 'admin2' ] as const ).map( ( as ) =>
				post( 'settings', { sharing_label: `By ${ as }` }, { as } )
			)
		);
		const [ last ] = await readLog();
		const first = last?.user === 'admin' ? 'admin2' : 'admin';
		expect( await overruled( first ) ).toHaveLength( 1 );
		expect( await overruled( last?.user as Caller ) ).toEqual( [] );
	} );
} );

it( 'another plugin that stores a setting is in it as well', async () => {
	const remove = dropMustUsePlugin(
		'setting',
		"add_action( 'init', static function () { if ( isset( $_GET['store-it'] ) ) { \\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Settings\\Settings_Store::class )->update( 'sharing_label', 'By code' ); } } );"
	);
	try {
		await fetchPath( '/?store-it' );
		expect( ( await readLog() )[ 0 ] ).toMatchObject( {
			user: null,
			to: 'By code',
		} );
		expect( textOf( ( await modulesPage() ).text ) ).toContain(
			'The site itself'
		);
	} finally {
		remove();
	}
} );
