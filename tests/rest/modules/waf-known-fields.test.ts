import { request } from '../../sandbox';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { cookieOf, evalPhp, post, site } from '../support/site';
import type { Caller } from '../support/site';

const BLOCKED = 'This request was blocked';
const VISITOR = '127.0.0.7';
const BREAK_OUT = "' OR 1=1--";
const PASSWORDS = [
	BREAK_OUT,
	'<script>alert(1)</script>',
	'${jndi:ldap://x}',
	"x' union select 1,2 from wp_users-- ",
];
const LOGIN = 'odd-password';

interface Sent {
	isRefused: boolean;
	status: number;
}

async function send(
	path: string,
	body: string | URLSearchParams,
	as: Caller = 'anonymous',
	headers: Record< string, string > = {}
): Promise< Sent > {
	const cookie = cookieOf( as );
	const response = await request( site(), {
		path,
		method: 'POST',
		localAddress: VISITOR,
		body,
		headers: { ...( cookie ? { Cookie: cookie } : {} ), ...headers },
	} );
	return {
		isRefused: response.status === 403 && response.body.includes( BLOCKED ),
		status: response.status,
	};
}

const form = (
	path: string,
	fields: Record< string, string >,
	as?: Caller
): Promise< Sent > => send( path, new URLSearchParams( fields ), as );

const json = (
	path: string,
	fields: object,
	as?: Caller,
	headers: Record< string, string > = {}
): Promise< Sent > =>
	send( path, JSON.stringify( fields ), as, {
		'Content-Type': 'application/json',
		...headers,
	} );

restoreStateAfterwards();
beforeAll( async () => {
	await switchModule( 'waf', false );
	expect( ( await post( 'settings', { waf: true } ) ).status ).toBe( 200 );
	await evalPhp( `wp_create_user( '${ LOGIN }', 'x', 'odd@example.com' );` );
} );
afterAll( async () => {
	await switchModule( 'waf', false );
	await evalPhp(
		`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( get_user_by( 'login', '${ LOGIN }' )->ID );`
	);
} );

describe( 'passwords of WordPress’s own forms', () => {
	it.each( PASSWORDS )( 'may be %s', async ( password ) => {
		// WordPress hashes form values with slashes added.
		const encoded = Buffer.from( password.trim() ).toString( 'base64' );
		await evalPhp(
			`wp_set_password( wp_slash( base64_decode( '${ encoded }' ) ), get_user_by( 'login', '${ LOGIN }' )->ID );`
		);
		const login = await form( '/wp-login.php', {
			log: LOGIN,
			pwd: password.trim(),
		} );
		expect( login.status ).toBe( 302 );

		for ( const [ path, fields ] of [
			[ '/wp-login.php?action=postpass', { post_password: password } ],
			[
				'/wp-login.php?action=resetpass',
				{ pass1: password, pass2: password, rp_key: 'x' },
			],
			[ '/wp-admin/profile.php', { pass1: password, pass2: password } ],
			[ '/wp-admin/user-new.php', { pass1: password, pass2: password } ],
		] as const ) {
			expect( {
				path,
				isRefused: ( await form( path, fields ) ).isRefused,
			} ).toEqual( { path, isRefused: false } );
		}
		expect(
			await json( '/wp-json/wp/v2/users/me', { password } )
		).toMatchObject( { isRefused: false, status: 404 } );
	} );

	it( 'are checked in every other place', async () => {
		const refused = { isRefused: true };
		const attack = { pwd: BREAK_OUT };
		expect( await form( '/', attack ) ).toMatchObject( refused );
		expect(
			await form( '/wp-login.php?action=lostpassword', attack )
		).toMatchObject( refused );
		expect(
			await form( '/wp-login.php', { ...attack, action: 'register' } )
		).toMatchObject( refused );
		expect(
			await form( '/wp-login.php', { pass1: BREAK_OUT } )
		).toMatchObject( refused );
		expect(
			await form( '/wp-login.php', { log: BREAK_OUT, pwd: 'x' } )
		).toMatchObject( refused );
		expect(
			await form( '/wp-login.php', { 'pwd[]': BREAK_OUT } )
		).toMatchObject( refused );
		expect( await json( '/wp-login.php', attack ) ).toMatchObject(
			refused
		);
		expect(
			await form(
				`/wp-login.php?${ new URLSearchParams( attack ).toString() }`,
				{ pwd: 'x' }
			)
		).toMatchObject( refused );
		expect(
			await form( '/wp-login.php', {
				pwd: BREAK_OUT + 'x'.repeat( 4096 ),
			} )
		).toMatchObject( refused );
		expect(
			await form( '/wp-admin/admin-ajax.php', { pass1: BREAK_OUT } )
		).toMatchObject( refused );
	} );

	it( 'are checked in every other route, and in forms sent to the REST API', async () => {
		const refused = { isRefused: true };
		const attack = { password: BREAK_OUT };
		expect(
			await json( '/wp-json/wp/v2/users/me/more', attack )
		).toMatchObject( refused );
		expect(
			await json( '/wp-json/shop/v1/users/me', attack )
		).toMatchObject( refused );
		expect(
			await json( '/x/wp-json/wp/v2/users/me', attack )
		).toMatchObject( refused );
		// WordPress prefers the query parameter.
		expect(
			await json(
				'/wp-json/wp/v2/users/me?rest_route=/shop/v1/x',
				attack
			)
		).toMatchObject( refused );
		expect(
			await json( '/wp-login.php?rest_route=/wp/v2/users/me', attack )
		).toMatchObject( refused );
		expect(
			await json( '/wp-json/wp/v2/users/me', { meta: attack } )
		).toMatchObject( refused );
		expect(
			await json( '/wp-json/wp/v2/users/me', { name: BREAK_OUT } )
		).toMatchObject( refused );
		// PHP puts these fields into $_POST, where any plugin can read them.
		expect( await form( '/wp-json/wp/v2/users/me', attack ) ).toMatchObject(
			refused
		);
	} );
} );

describe( 'content of WordPress’s own forms', () => {
	const SQL = 'SELECT * FROM wp_users';
	const CODE =
		'<!-- wp:code -->\n<pre class="wp-block-code"><code>&lt;?php eval( $_POST["x"] ); // ../wp-config.php</code></pre>\n<!-- /wp:code -->';

	it( 'is prose, even if it is short', async () => {
		const passed = { isRefused: false };
		for ( const comment of [
			SQL,
			'Try `rm -rf node_modules && npm i`',
			'`<script>alert(1)</script>`',
			'/etc/nginx/nginx.conf is wrong',
		] ) {
			expect(
				await form( '/wp-comments-post.php', {
					comment,
					comment_post_ID: '0',
				} )
			).toMatchObject( passed );
		}
		expect(
			await form(
				'/wp-admin/profile.php',
				{ description: SQL },
				'subscriber'
			)
		).toMatchObject( passed );
		expect(
			await form(
				'/wp-admin/post.php',
				{ content: SQL, post_title: SQL },
				'contributor'
			)
		).toMatchObject( passed );
		expect(
			await form(
				'/wp-admin/admin-ajax.php',
				{ action: 'inline-save', post_title: SQL },
				'contributor'
			)
		).toMatchObject( passed );
		expect(
			await form(
				'/wp-admin/admin-ajax.php',
				{
					action: 'heartbeat',
					'data[wp_autosave][content]': SQL,
					'data[wp_autosave][post_title]': SQL,
				},
				'contributor'
			)
		).toMatchObject( passed );
		expect(
			await json(
				'/wp-json/wp/v2/posts',
				{ content: CODE, title: SQL },
				'contributor'
			)
		).toMatchObject( passed );
	} );

	it( 'may still hold no script, and other fields are checked as ever', async () => {
		const refused = { isRefused: true };
		expect(
			await form( '/wp-comments-post.php', {
				comment: '<img src=x onerror=alert(1)>',
			} )
		).toMatchObject( refused );
		expect(
			await form( '/wp-comments-post.php', { author: SQL } )
		).toMatchObject( refused );
		expect(
			await json(
				'/wp-json/wp/v2/posts',
				{ content: '<script>alert(1)</script>' },
				'contributor'
			)
		).toMatchObject( refused );
		expect(
			await json(
				'/wp-json/shop/v1/posts',
				{ content: SQL },
				'contributor'
			)
		).toMatchObject( refused );
		expect( await form( '/', { comment: SQL } ) ).toMatchObject( refused );
		for ( const name of [ 'content', 'data[other][content]' ] ) {
			expect(
				await form( '/wp-admin/admin-ajax.php', {
					action: 'heartbeat',
					[ name ]: SQL,
				} )
			).toMatchObject( refused );
		}
	} );
} );
