import { ANTISPAM_KEYS } from '../sandbox/public-services/state';
import { useAntispam } from './support/antispam';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { evalPhp, get, post } from './support/site';

const LABEL = 'sharing_label';
const PROMPT = 'highlander_comment_form_prompt';
const ALLOW_LIST = 'jetpack_protect_global_whitelist';
const MESSAGE = 'Someone else changed this since you opened the page.';

const stored = async ( key: string ) => ( await get( 'settings' ) ).body[ key ];

restoreStateAfterwards();
beforeAll( () => useScenario( 'local' ) );

describe( 'a value that was changed since it was read', () => {
	beforeEach( async () => {
		await post( 'settings', { [ LABEL ]: 'Theirs', [ PROMPT ]: 'Reply' } );
	} );

	it( 'is refused with the present value; the other fields are saved', async () => {
		const { status, body } = await post( 'settings', {
			[ LABEL ]: 'Mine',
			[ PROMPT ]: 'Answer',
			expected: { [ LABEL ]: 'Share this', [ PROMPT ]: 'Reply' },
		} );
		expect( status ).toBe( 409 );
		expect( body ).toEqual( {
			code: 'some_updated',
			message:
				'Someone else changed these settings since you loaded the page: Label above the buttons',
			data: {
				status: 409,
				params: { [ LABEL ]: MESSAGE },
				details: {
					[ LABEL ]: {
						code: 'edit_conflict',
						message: MESSAGE,
						data: { status: 409, value: 'Theirs' },
					},
				},
			},
		} );
		expect( await stored( LABEL ) ).toBe( 'Theirs' );
		expect( await stored( PROMPT ) ).toBe( 'Answer' );
	} );

	it( 'is named as its field is on the screen', async () => {
		const { body } = await post( 'settings', {
			[ PROMPT ]: 'Mine',
			expected: { [ PROMPT ]: 'Something else' },
		} );
		expect( body.message ).toMatch( /: Comment form introduction$/ );
	} );

	it( 'is written by a client that doesn’t say what it had read', async () => {
		expect(
			( await post( 'settings', { [ LABEL ]: 'Mine' } ) ).status
		).toBe( 200 );
		const { status } = await post( 'settings', {
			[ LABEL ]: 'Again',
			expected: { [ PROMPT ]: 'something else' },
		} );
		expect( status ).toBe( 200 );
		expect( await stored( LABEL ) ).toBe( 'Again' );
	} );

	it( 'is no conflict if both chose the same', async () => {
		const { status } = await post( 'settings', {
			[ LABEL ]: ' Theirs ',
			expected: { [ LABEL ]: 'Share this' },
		} );
		expect( status ).toBe( 200 );
	} );

	it( 'is reported if another user had saved the same value', async () => {
		await post( 'settings', { protect: true, [ PROMPT ]: 'Reply' } );
		const { status, body } = await post( 'settings', {
			protect: true,
			[ LABEL ]: 'Theirs',
			[ PROMPT ]: 'Answer',
			expected: {
				protect: false,
				[ LABEL ]: 'Share this',
				[ PROMPT ]: 'Reply',
			},
		} );
		expect( [ status, body.already_set ] ).toEqual( [
			200,
			[ 'protect', LABEL ],
		] );
		const again = await post( 'settings', {
			protect: true,
			[ LABEL ]: 'Theirs',
			expected: { protect: true, [ LABEL ]: 'Theirs' },
		} );
		expect( again.body ).not.toHaveProperty( 'already_set' );
	} );

	it.each( [ true, false ] )(
		'is reported if another user had switched the module the same way (%s)',
		async ( active ) => {
			const path = 'module/protect/active';
			await post( 'settings', { protect: active } );
			const theirs = await post( path, {
				active,
				expected: { active: ! active },
			} );
			expect( [ theirs.status, theirs.body.already_set ] ).toEqual( [
				200,
				[ 'active' ],
			] );
			const own = await post( path, {
				active: ! active,
				expected: { active },
			} );
			expect( own.status ).toBe( 200 );
			expect( own.body ).not.toHaveProperty( 'already_set' );
		}
	);

	it( 'is refused by the switch’s route if it is no map of a flag', async () => {
		for ( const expected of [ 'x', { active: 'perhaps' }, { other: 1 } ] ) {
			const { status } = await post( 'module/protect/active', {
				active: true,
				expected,
			} );
			expect( status ).toBe( 400 );
		}
	} );

	it( 'is refused by the route of a module, too', async () => {
		await post( 'module/sharedaddy/active', { active: true } );
		const { status, body } = await post( 'module/sharedaddy', {
			options: { [ LABEL ]: 'Mine' },
			expected: { [ LABEL ]: 'Share this' },
		} );
		expect( [ status, body.data.params ] ).toEqual( [
			409,
			{ [ LABEL ]: MESSAGE },
		] );
	} );

	it( 'is refused where it is a switch', async () => {
		await post( 'settings', { protect: false } );
		const { status, body } = await post( 'settings', {
			protect: true,
			expected: { protect: true },
		} );
		expect( [ status, body.data.details.protect.data.value ] ).toEqual( [
			409,
			false,
		] );
		expect( await stored( 'protect' ) ).toBe( false );
	} );

	it.each( [ 'a text', 5, true ] )(
		'is no reason to read %j',
		async ( expected ) => {
			const { status, body } = await post( 'settings', {
				[ LABEL ]: 'Mine',
				expected,
			} );
			expect( [ status, body.code ] ).toEqual( [
				400,
				'rest_invalid_param',
			] );
			expect( await stored( LABEL ) ).toBe( 'Theirs' );
		}
	);

	it( 'is rejected as a whole if the user can’t write any of it', async () => {
		const { status } = await post(
			'settings',
			{ [ LABEL ]: 'Mine', expected: { [ LABEL ]: 'x' } },
			{ as: 'editor' }
		);
		expect( status ).toBe( 403 );
	} );
} );

describe( 'what was read is recognized', () => {
	const SERVICES = { visible: [ 'email', 'print' ], hidden: [ 'reddit' ] };
	const FORMATS = {
		posts: [ { type: 'token', value: 'post_title' } ],
	};
	const ROWS: readonly [ string, unknown, unknown ][] = [
		[ ALLOW_LIST, '203.0.113.7\n198.51.100.0/24', '192.0.2.1' ],
		[ 'sharing_services', SERVICES, { visible: [ 'email' ], hidden: [] } ],
		[ 'advanced_seo_title_formats', FORMATS, { posts: [] } ],
		[ 'show', [ 'post', 'page' ], [ 'page' ] ],
		[ 'jetpack_portfolio_posts_per_page', 12, 14 ],
		[ 'google', 'abc', 'abcd' ],
	];

	it.each( ROWS )(
		'in the form of GET and in that of POST (%s)',
		async ( key, value, next ) => {
			await post( 'settings', { [ key ]: value } );
			const asRead = await stored( key );
			for ( const expected of [ asRead, value ] ) {
				await post( 'settings', { [ key ]: value } );
				const { status } = await post( 'settings', {
					[ key ]: next,
					expected: { [ key ]: expected },
				} );
				expect( status ).toBe( 200 );
			}
			const { status, body } = await post( 'settings', {
				[ key ]: value,
				expected: { [ key ]: value },
			} );
			// The response has the new value as GET returns it.
			expect( status ).toBe( 409 );
			expect( body.data.details[ key ].data.value ).toEqual(
				await stored( key )
			);
		}
	);
} );

describe( 'a secret', () => {
	useAntispam();

	it( 'is compared and never handed out', async () => {
		const first = ANTISPAM_KEYS.active;
		const second = ANTISPAM_KEYS[ 'active-dunning' ];
		const save = ( key: string ) =>
			post( 'settings', {
				wordpress_api_key: key,
				expected: { wordpress_api_key: first },
			} );
		expect( ( await save( second ) ).status ).toBe( 200 );
		const { status, body, text } = await save( ANTISPAM_KEYS[ 'no-sub' ] );
		expect( status ).toBe( 409 );
		expect( body.data.details.wordpress_api_key.data ).toEqual( {
			status: 409,
		} );
		expect( text ).not.toContain( first );
		expect( text ).not.toContain( second );
	} );
} );

it( 'of two who save the same field at the same moment, one is refused', async () => {
	for ( let round = 0; round < 8; round++ ) {
		const before = `Before ${ round }`;
		await post( 'settings', { [ LABEL ]: before } );
		const responses = await Promise.all(
			( [ 'admin', 'admin2', 'admin', 'admin2' ] as const ).map(
				async ( as, nth ) => ( {
					value: `${ round } ${ nth }`,
					...( await post(
						'settings',
						{
							[ LABEL ]: `${ round } ${ nth }`,
							expected: { [ LABEL ]: before },
						},
						{ as }
					) ),
				} )
			)
		);
		expect( responses.map( ( { status } ) => status ).sort() ).toEqual( [
			200, 409, 409, 409,
		] );
		const winner = responses.find( ( { status } ) => status === 200 );
		expect( await stored( LABEL ) ).toBe( winner?.value );
	}
} );

it( 'a lock that a crashed request left ends the wait with a 503', async () => {
	const LOCK = `jetpack_dashboard_lock_setting_${ LABEL }`;
	await evalPhp( `global $wpdb;
$wpdb->insert( $wpdb->options, array( 'option_name' => '${ LOCK }', 'option_value' => ( time() + 40 ) . ':crashed', 'autoload' => 'off' ) );` );
	const { status, headers, body } = await post( 'settings', {
		[ LABEL ]: 'Mine',
	} );
	expect( [ status, headers[ 'retry-after' ], body.code ] ).toEqual( [
		503,
		'30',
		'settings_busy',
	] );
	expect( body.message ).toMatch( /Try again in 30 seconds\.$/ );
	// Other users aren't affected, and an expired entry is ignored.
	expect( ( await post( 'settings', { [ PROMPT ]: 'Hi' } ) ).status ).toBe(
		200
	);
	await evalPhp( `global $wpdb;
$wpdb->update( $wpdb->options, array( 'option_value' => ( time() - 1 ) . ':crashed' ), array( 'option_name' => '${ LOCK }' ) );` );
	expect( ( await post( 'settings', { [ LABEL ]: 'Mine' } ) ).status ).toBe(
		200
	);
	expect(
		await evalPhp(
			`global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE 'jetpack_dashboard_lock_setting%'" );`
		)
	).toBe( '0' );
} );
