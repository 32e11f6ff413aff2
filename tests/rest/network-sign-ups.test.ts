import { logIn, request } from '../sandbox';
import type { Sandbox } from '../sandbox';
import { startNetwork } from '../sandbox/network';
import { hiddenField } from './support/admin-form';

const PATH = '/wp-signup.php';
const AUTOMATED = 'looks automated';

let sandbox: Sandbox;

const evalPhp = ( php: string ) => sandbox.wp( [ 'eval', php ] );
const signedTime = ( seconds: number ) =>
	evalPhp(
		`echo Jetpack_Dashboard\\Kernel\\Spam\\Signed_Time::sign( 'registration', time() - ${ seconds } );`
	);
/** The fields that a person's browser sends. */
const human = async () => ( {
	'jpr-url': '',
	'jpr-time': await signedTime( 30 ),
} );
/** Sends the form with WordPress's nonce, which bots copy, too. */
async function send( fields: Record< string, string >, cookie = '' ) {
	const headers = { Cookie: cookie };
	const form = await request( sandbox, { path: PATH, headers } );
	const { body } = await request( sandbox, {
		path: PATH,
		method: 'POST',
		headers,
		body: new URLSearchParams( {
			signup_form_id: hiddenField( form.body, 'signup_form_id' ),
			_signup_form: hiddenField( form.body, '_signup_form' ),
			...fields,
		} ),
	} );
	return body;
}
const userFields = ( user_name: string ) => ( {
	stage: 'validate-user-signup',
	signup_for: 'user',
	user_name,
	user_email: `${ user_name }@mail.example`,
} );
const siteFields = ( blogname: string, blog_title = 'A site' ) => ( {
	stage: 'validate-blog-signup',
	user_name: `${ blogname }owner`,
	user_email: `${ blogname }@mail.example`,
	blogname,
	blog_title,
	blog_public: '1',
} );
const signUps = async () =>
	JSON.parse(
		await evalPhp(
			'global $wpdb; echo wp_json_encode( $wpdb->get_col( "SELECT user_login FROM $wpdb->signups ORDER BY signup_id" ) );'
		)
	) as string[];
/** The counts of today by reason. */
const counts = async () =>
	JSON.parse(
		await evalPhp(
			'global $wpdb; echo wp_json_encode( array_column( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}jetpack_dashboard_spam_days", ARRAY_A ), null ) );'
		)
	) as Record< string, string >[];

beforeAll( async () => {
	sandbox = await startNetwork( 'rest-network-sign-ups' );
	await sandbox.wp( [
		'plugin',
		'activate',
		'jetpack-dashboard',
		'--network',
	] );
	await evalPhp(
		"update_site_option( 'registration', 'all' ); Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Module_Registry::class )->activate( 'spam-filter' );"
	);
}, 180_000 );
afterEach( () =>
	evalPhp(
		'global $wpdb; $wpdb->query( "DELETE FROM $wpdb->signups" ); delete_option( \'jetpack_dashboard_spam_filter_registrations\' );'
	)
);
afterAll( async () => {
	await sandbox?.stop();
} );

/** The fields of bots. */
const bots = async (): Promise< Record< string, string >[] > => [
	{},
	{ 'jpr-url': 'https://spam.example', 'jpr-time': await signedTime( 30 ) },
	{ 'jpr-url': '', 'jpr-time': await signedTime( -60 ) },
	{ 'jpr-url': '', 'jpr-time': await signedTime( 90_000 ) },
	{ 'jpr-url': '', 'jpr-time': '1-abc' },
];

it( 'refuses bots that sign up for a user, and lets people in', async () => {
	const { body } = await request( sandbox, { path: PATH } );
	expect( body ).toMatch( /name="jpr-url"[^]*name="jpr-time" value="\d+-/ );
	for ( const [ index, fields ] of ( await bots() ).entries() ) {
		const page = await send( {
			...userFields( `botuser${ index }` ),
			...fields,
		} );
		expect( page ).toContain( AUTOMATED );
		// What was typed is kept, with a new token.
		expect( page ).toContain( `value="botuser${ index }"` );
		expect( page ).toMatch( /name="jpr-time" value="\d+-/ );
	}
	expect( await signUps() ).toEqual( [] );
	const page = await send( {
		...userFields( 'person1' ),
		...( await human() ),
	} );
	expect( page ).toContain( 'you must activate it' );
	expect( await signUps() ).toEqual( [ 'person1' ] );
} );

it( 'refuses bots at the second step, for a user with a site, also if they skip the first', async () => {
	const second = await send( {
		...userFields( 'person2' ),
		signup_for: 'blog',
		...( await human() ),
	} );
	expect( second ).toMatch(
		/value="validate-blog-signup"[^]*name="jpr-time"/
	);
	for ( const [ index, fields ] of ( await bots() ).entries() ) {
		expect(
			await send( { ...siteFields( `botsite${ index }` ), ...fields } )
		).toContain( AUTOMATED );
	}
	expect( await signUps() ).toEqual( [] );
	const page = await send( {
		...siteFields( 'mysite' ),
		...( await human() ),
	} );
	expect( page ).toContain( 'is almost ready' );
	expect( await signUps() ).toEqual( [ 'mysiteowner' ] );
} );

it( 'refuses what the list of disallowed words has, in the title, too', async () => {
	await evalPhp( "update_option( 'disallowed_keys', 'casinobonus' );" );
	expect(
		await send( {
			...siteFields( 'nicesite', 'Best casinobonus here' ),
			...( await human() ),
		} )
	).toContain( AUTOMATED );
	expect(
		await send( { ...userFields( 'casinobonus1' ), ...( await human() ) } )
	).toContain( AUTOMATED );
	await evalPhp( "update_option( 'disallowed_keys', '' );" );
	expect( await signUps() ).toEqual( [] );
} );

it( 'checks another site of a user, but not those of network administrators', async () => {
	const another = ( name: string ) => ( {
		stage: 'gimmeanotherblog',
		blogname: name,
		blog_title: 'Another',
		blog_public: '1',
	} );
	const { cookie } = await logIn( sandbox, 'subscriber' );
	const form = await request( sandbox, {
		path: PATH,
		headers: { Cookie: cookie },
	} );
	expect( form.body ).toMatch( /name="jpr-time" value="\d+-/ );
	expect( await send( another( 'another1' ), cookie ) ).toContain(
		AUTOMATED
	);
	const has = async ( name: string ) =>
		( await evalPhp(
			`echo (int) domain_exists( get_network()->domain, '/${ name }/' );`
		) ) !== '0';
	expect( await has( 'another1' ) ).toBe( false );
	await send( { ...another( 'another2' ), ...( await human() ) }, cookie );
	expect( await has( 'another2' ) ).toBe( true );
	const admin = await logIn( sandbox, 'admin' );
	await send( another( 'another3' ), admin.cookie );
	expect( await has( 'another3' ) ).toBe( true );
} );

it( 'counts each refused sign-up once, with its reason', async () => {
	await evalPhp(
		'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_spam_days" );'
	);
	await send( { ...userFields( 'countedbot' ), 'jpr-url': 'x' } );
	await send( siteFields( 'countedsite' ) );
	const rows = JSON.stringify( await counts() );
	expect( rows ).toContain( 'honeypot' );
	expect( rows ).toContain( 'no-form' );
	expect(
		JSON.parse(
			await evalPhp(
				'wp_set_current_user( 1 ); $request = new WP_REST_Request( "GET", "/jetpack/v4/module/spam-filter/data" ); echo wp_json_encode( rest_do_request( $request )->get_data() );'
			)
		)
	).toMatchObject( { registrations: 2 } );
} );

it( 'checks nothing outside of this form, or if it is off', async () => {
	// As network administrators and plugins do.
	expect(
		await evalPhp(
			"echo count( wpmu_validate_user_signup( 'madebyadmin', 'made@mail.example' )['errors']->errors ) + count( wpmu_validate_blog_signup( 'madebyadmin', 'Made' )['errors']->errors );"
		)
	).toBe( '0' );
	await evalPhp(
		"update_option( 'jetpack_dashboard_spam_filter_registrations', '0' );"
	);
	const { body } = await request( sandbox, { path: PATH } );
	expect( body ).not.toContain( 'jpr-time' );
	expect( await send( userFields( 'person3' ) ) ).toContain(
		'you must activate it'
	);
} );
