import { request } from '../../sandbox';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { post, site } from '../support/site';

const VISITOR = '127.0.0.7';
const ATTACK = "1' union select user_pass from wp_users -- ";
const JSON_BODY = JSON.stringify( { id: ATTACK } );

let remove: () => void;

restoreStateAfterwards();
beforeAll( async () => {
	// Simulates a common kind of plugin: it reads the body itself, before
	// WordPress matches a REST route.
	remove = dropMustUsePlugin(
		'reads-bodies',
		`add_action( 'init', static function () { if ( isset( $_GET['webhook'] ) ) { exit( 'read: ' . file_get_contents( 'php://input' ) ); } } );
add_filter( 'xmlrpc_methods', static fn( $methods ) => $methods + array( 'custom.method' => static fn( $arguments ) => 'read: ' . wp_json_encode( $arguments ) ) );`
	);
	await switchModule( 'waf', false );
	expect( ( await post( 'settings', { waf: true } ) ).status ).toBe( 200 );
} );
afterAll( async () => {
	remove();
	await switchModule( 'waf', false );
} );

const send = ( path: string, body: string, type: string, isBasic = false ) =>
	request( site(), {
		path,
		method: 'POST',
		localAddress: VISITOR,
		body,
		headers: {
			'Content-Type': type,
			// Anyone can send a name and a password; they haven't been verified
			// yet.
			...( isBasic
				? {
						Authorization: `Basic ${ Buffer.from( 'a:b' ).toString(
							'base64'
						) }`,
				  }
				: {} ),
		},
	} );

test.each( [
	[ 'another script', '/wp-admin/admin-ajax.php?webhook=1&rest_route=/' ],
	[ 'a plugin that acts sooner', '/?webhook=1&rest_route=/' ],
] )(
	'a made-up password and a REST parameter bring nothing past the firewall to %s',
	async ( _what, path ) => {
		const response = await send(
			path,
			JSON_BODY,
			'application/json',
			true
		);
		expect( response.status ).toBe( 403 );
		expect( response.body ).not.toContain( 'read:' );
		// Harmless requests get through.
		expect(
			( await send( path, '{"id":1}', 'application/json', true ) ).body
		).toBe( 'read: {"id":1}' );
	}
);

test( 'JSON that calls itself a form is checked as JSON', async () => {
	const body = JSON.stringify( { id: ATTACK } );
	const type = 'application/x-www-form-urlencoded';
	expect( ( await send( '/?webhook=1', body, type ) ).status ).toBe( 403 );
	expect( ( await send( '/?webhook=1', '{"id":1}', type ) ).body ).toBe(
		'read: {"id":1}'
	);
} );

test.each( [
	[ 'in a comment', '<!--<methodName>wp.newPost</methodName>-->' ],
	[ 'before the real one', '<methodName>wp.newPost</methodName>' ],
] )(
	'an XML-RPC method that is named %s doesn’t count',
	async ( _where, decoy ) => {
		const response = await send(
			'/xmlrpc.php',
			`<methodCall>${ decoy }<methodName>custom.method</methodName><params><param><value><string>${ ATTACK }</string></value></param></params></methodCall>`,
			'text/xml'
		);
		expect( response.status ).toBe( 403 );
		expect( response.body ).not.toContain( 'read:' );
	}
);
