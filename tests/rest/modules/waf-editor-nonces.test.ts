import { request } from '../../sandbox';
import { restoreStateAfterwards } from '../support/saved-state';
import { nonceOf } from '../support/nonce';
import { switchModule } from '../support/site-state';
import { cookieOf, post, site } from '../support/site';
import type { Caller } from '../support/site';

const HTML = '<b onclick="x()">Home</b><script>x()</script>';

/** Returns whether the firewall blocks a wp-admin form. */
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

// The nonce's field and action, the path, and the request's `action`.
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

const CODE = '<?php echo 1; ?>';

/** Returns whether the firewall blocks an administrator's GET request. */
async function isQueryBlocked(
	path: string,
	query: Record< string, string >,
	referer = '/wp-admin/',
	caller: Caller = 'admin'
): Promise< boolean > {
	const { status, body } = await request( site(), {
		path: `/wp-admin/${ path }?${ new URLSearchParams(
			query
		).toString() }`,
		localAddress: '127.0.0.7',
		headers: {
			Cookie: cookieOf( caller ) ?? '',
			Referer: `http://localhost${ referer }`,
		},
	} );
	return status === 403 && body.includes( 'This request was blocked' );
}

it.each( [
	[ '_wpnonce', 'bulk-posts', 'edit.php', 'none' ],
	[ '_wpnonce', 'bulk-comments', 'edit-comments.php', 'none' ],
	[ '_wpnonce', 'bulk-users', 'users.php', 'none' ],
	[ '_wpnonce', 'bulk-media', 'upload.php', 'none' ],
	[ '_wpnonce', 'bulk-tags', 'edit-tags.php', 'none' ],
	[ 'nonce', 'plugin_search', 'admin-ajax.php', 'plugin_search' ],
	[ 'security', 'plugin_search', 'admin-ajax.php', 'plugin_search' ],
	[ '_ajax_nonce', 'find-posts', 'admin-ajax.php', 'find_posts' ],
] )(
	'%s for %s lets an administrator use code in the query of %s (%s)',
	async ( field, nonceAction, path, action ) => {
		const query = {
			action,
			q: CODE,
			_wp_http_referer: `/wp-admin/edit.php?q=${ CODE }`,
		};
		const nonce = { [ field ]: await nonceOf( 'admin', nonceAction ) };
		expect( await isQueryBlocked( path, { ...query, ...nonce } ) ).toBe(
			false
		);
		expect( await isQueryBlocked( path, query ) ).toBe( true );
		expect(
			await isQueryBlocked( path, {
				...query,
				[ field ]: await nonceOf( 'admin', 'some-other-action' ),
			} )
		).toBe( true );
		expect(
			await isQueryBlocked( path, { ...query, ...nonce, q: HTML } )
		).toBe( true );
	}
);

it( 'checks the query of a user who can’t publish as a visitor’s', async () => {
	expect(
		await isQueryBlocked(
			'edit.php',
			{ q: CODE, _wpnonce: await nonceOf( 'contributor', 'bulk-posts' ) },
			'/wp-admin/',
			'contributor'
		)
	).toBe( true );
} );

it( 'does not block links on a page of search results', async () => {
	const from = ( query: string ): Promise< boolean > =>
		isQueryBlocked( 'edit.php', {}, `/wp-admin/edit.php?${ query }` );
	const code = encodeURIComponent( CODE );
	expect( await from( `post_status=all&s=${ code }&paged=1` ) ).toBe( false );
	expect( await from( `other=${ code }` ) ).toBe( true );
	expect( await from( `s=${ encodeURIComponent( HTML ) }` ) ).toBe( true );
} );
