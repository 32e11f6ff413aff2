import { request } from '../../sandbox';
import { restoreStateAfterwards } from '../support/saved-state';
import { nonceOf } from '../support/nonce';
import { switchModule } from '../support/site-state';
import { cookieOf, post, site } from '../support/site';

const HTML = '<b onclick="x()">Home</b><script>x()</script>';

/** Is a form of wp-admin refused by the firewall? */
async function isRefused(
	path: string,
	fields: Record< string, string >
): Promise< boolean > {
	const { status, body } = await request( site(), {
		path: `/wp-admin/${ path }`,
		method: 'POST',
		localAddress: '127.0.0.7',
		body: new URLSearchParams( fields ),
		headers: { Cookie: cookieOf( 'admin' ) ?? '' },
	} );
	return status === 403 && body.includes( 'This request was blocked' );
}

restoreStateAfterwards();
beforeAll( async () => {
	await switchModule( 'waf', false );
	expect( ( await post( 'settings', { waf: true } ) ).status ).toBe( 200 );
} );
afterAll( async () => {
	await switchModule( 'waf', false );
} );

// Field of the nonce, action of the nonce, path, `action` of the request.
it.each( [
	[ 'samplepermalinknonce', 'samplepermalink', 'ajax', 'sample-permalink' ],
	[ 'menu-settings-column-nonce', 'add-menu_item', 'ajax', 'add-menu-item' ],
	[ '_ajax_linking_nonce', 'internal-linking', 'ajax', 'wp-link-ajax' ],
	[ '_ajax_nonce', 'find-posts', 'ajax', 'find_posts' ],
	[ 'nonce', 'media-send-to-editor', 'ajax', 'send-attachment-to-editor' ],
	[
		'customize-menus-nonce',
		'customize-menus',
		'ajax',
		'customize-nav-menus-insert-auto-draft',
	],
	[ '_wpnonce', 'add-post', 'post.php', 'post-quickdraft-save' ],
	[ '_wpnonce_create-user', 'create-user', 'user-new.php', 'none' ],
	[ '_wpnonce', 'update-permalink', 'options-permalink.php', 'none' ],
	[ '_wpnonce', 'add-bookmark', 'link.php', 'none' ],
	[
		'_wpnonce',
		'authorize_application_password',
		'authorize-application.php',
		'none',
	],
] )(
	'%s for %s lets an administrator submit HTML to %s (%s)',
	async ( field, nonceAction, script, action ) => {
		const path = script === 'ajax' ? 'admin-ajax.php' : script;
		const fields = { action, text: HTML };
		expect(
			await isRefused( path, {
				...fields,
				[ field ]: await nonceOf( 'admin', nonceAction ),
			} )
		).toBe( false );
		expect(
			await isRefused( path, {
				...fields,
				[ field ]: await nonceOf( 'admin', 'some-other-action' ),
			} )
		).toBe( true );
		expect( await isRefused( path, fields ) ).toBe( true );
	}
);

it( 'lets the menu editor search for anything but scripts', async () => {
	const search = ( q: string, action: string ): Promise< boolean > =>
		isRefused( 'admin-ajax.php', { action, q } );
	expect( await search( 'union select 1 from', 'menu-quick-search' ) ).toBe(
		false
	);
	expect( await search( HTML, 'menu-quick-search' ) ).toBe( true );
	expect( await search( 'union select 1 from', 'other-search' ) ).toBe(
		true
	);
} );
