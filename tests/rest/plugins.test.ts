import { dropMustUsePlugin, dropPlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { evalJson, evalPhp, get, post } from './support/site';

const FILE = 'akismet/akismet.php';

/** The fields that WordPress reads from a plugin's header, and `active`. */
const FIELDS = [
	'Name',
	'PluginURI',
	'Version',
	'Description',
	'Author',
	'AuthorURI',
	'TextDomain',
	'DomainPath',
	'Network',
	'RequiresWP',
	'RequiresPHP',
	'UpdateURI',
	'Title',
	'AuthorName',
	'active',
];

let removeAkismet = () => {};

const deactivate = () => evalPhp( `deactivate_plugins( '${ FILE }' );` );

restoreStateAfterwards();

beforeAll( async () => {
	await useScenario( 'local' );
	removeAkismet = dropPlugin( FILE, 'Akismet stand-in' );
} );

afterAll( async () => {
	await deactivate();
	removeAkismet();
} );

describe( 'GET plugins (A345)', () => {
	it( 'is a map of the installed plugins, with header and active state', async () => {
		await deactivate();
		const { body } = await get( 'plugins' );
		expect( body[ FILE ] ).toMatchObject( {
			Name: 'Akismet stand-in',
			Version: '9.9.9',
			active: false,
		} );
		expect(
			FIELDS.filter( ( field ) => ! ( field in body[ FILE ] ) )
		).toEqual( [] );
		const ours = Object.keys( body ).find( ( file ) =>
			file.startsWith( 'jetpack-dashboard/' )
		);
		expect( body[ ours ?? '' ]?.active ).toBe( true );
	} );
} );

describe( 'POST plugins (A344)', () => {
	const isActive = async (): Promise< boolean > =>
		( await get( 'plugins' ) ).body[ FILE ].active;

	it( 'does not activate an installed plugin unless requested', async () => {
		await deactivate();
		const { status, body } = await post( 'plugins', { slug: 'akismet' } );
		expect( [ status, body ] ).toEqual( [
			200,
			{ code: 'success', message: expect.stringMatching( /\S/ ) },
		] );
		expect( await isActive() ).toBe( false );
	} );

	it( 'activates, and succeeds again if the plugin is already active', async () => {
		await deactivate();
		const first = await post( 'plugins', {
			slug: 'akismet',
			status: 'active',
			source: 'recommendations',
		} );
		expect( [ first.status, first.body.code ] ).toEqual( [
			200,
			'success',
		] );
		expect( await isActive() ).toBe( true );
		const second = await post( 'plugins', {
			slug: 'akismet',
			status: 'active',
		} );
		expect( [ second.status, second.body.code ] ).toEqual( [
			200,
			'success',
		] );
	} );

	it.each( [
		'hello-dolly',
		'wp-file-manager',
		'jetpack-dashboard',
		'classic-editor',
	] )( 'installs no %s, which is not on the list', async ( slug ) => {
		const { status, body } = await post( 'plugins', {
			slug,
			status: 'active',
		} );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
	} );

	it.each( [
		[ { slug: '../akismet' } ],
		[ { slug: 'akismet/akismet.php' } ],
		[ { slug: 'https://evil.test/x.zip' } ],
		[ { slug: '' } ],
		[ { slug: 5 } ],
		[ { slug: [ 'akismet' ] } ],
		[ { slug: 'akismet', status: 'network' } ],
		[ { slug: 'akismet', status: true } ],
	] )( 'refuses %j', async ( body ) => {
		const { status, body: said } = await post( 'plugins', body );
		expect( [ status, said.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
	} );

	it( 'requires a slug', async () => {
		const { status, body } = await post( 'plugins', { status: 'active' } );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'rest_missing_callback_param',
		] );
	} );
} );

describe( 'POST plugins, by capability', () => {
	/** Removes one capability from admin2, as some hosts do. */
	const without = ( right: string ) =>
		dropMustUsePlugin(
			`without-${ right.replace( /_/g, '-' ) }`,
			`add_filter( 'user_has_cap', static function ( $caps, $asked, $args, $user ) { if ( 'admin2' === $user->user_login ) { $caps['${ right }'] = false; } return $caps; }, 10, 4 );`
		);

	it( 'installing needs install_plugins', async () => {
		const remove = without( 'install_plugins' );
		try {
			const { status, body } = await post(
				'plugins',
				{ slug: 'woocommerce' },
				{ as: 'admin2' }
			);
			expect( [ status, body.code ] ).toEqual( [
				403,
				'invalid_user_permission_activate_plugins',
			] );
		} finally {
			remove();
		}
	} );

	it( 'activating an installed plugin only needs activate_plugins', async () => {
		await deactivate();
		const remove = without( 'install_plugins' );
		try {
			const { status } = await post(
				'plugins',
				{ slug: 'akismet', status: 'active' },
				{ as: 'admin2' }
			);
			expect( status ).toBe( 200 );
		} finally {
			remove();
		}
	} );

	it( 'without activate_plugins nothing is allowed, not even reading', async () => {
		const remove = without( 'activate_plugins' );
		try {
			const write = await post(
				'plugins',
				{ slug: 'akismet', status: 'active' },
				{ as: 'admin2' }
			);
			expect( [ write.status, write.body.code ] ).toEqual( [
				403,
				'invalid_user_permission_activate_plugins',
			] );
			expect( ( await get( 'plugins', { as: 'admin2' } ) ).status ).toBe(
				403
			);
		} finally {
			remove();
		}
	} );
} );

describe( 'GET updates/plugins (A352)', () => {
	const setUpdates = ( response: string ) =>
		evalJson( `
$updates = new stdClass();
$updates->last_checked = time();
$updates->checked = array();
$updates->response = ${ response };
set_site_transient( 'update_plugins', $updates );
echo 'true';` );

	afterAll( () => evalPhp( "delete_site_transient( 'update_plugins' );" ) );

	it( 'is zero without updates', async () => {
		await setUpdates( 'array()' );
		const { body } = await get( 'updates/plugins' );
		expect( body ).toEqual( {
			code: 'success',
			message: expect.any( String ),
			count: 0,
		} );
	} );

	it( 'is the number of plugins with updates', async () => {
		await setUpdates(
			`array( '${ FILE }' => (object) array( 'slug' => 'akismet', 'plugin' => '${ FILE }', 'new_version' => '10.0' ) )`
		);
		const { body } = await get( 'updates/plugins' );
		expect( body ).toEqual( {
			code: 'updates-available',
			message: expect.stringMatching( /\S/ ),
			count: 1,
		} );
	} );
} );

describe( 'GET waf (A364, B387)', () => {
	it( 'contains the path of the firewall’s bootstrap file and whether it has the provider’s rules', async () => {
		const { status, body } = await get( 'waf' );
		expect( status ).toBe( 200 );
		expect( body ).toEqual( {
			bootstrapPath: expect.any( String ),
			hasRulesAccess: false,
		} );
	} );
} );
