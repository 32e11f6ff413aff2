import {
	SITE_URL,
	bearer,
	connect,
	postJson,
	register,
	siteToken,
} from './client/service-client';
import type { Registration } from './client/service-client';
import { serviceUnderTest } from './client/service-under-test';

const { url, patch, load } = serviceUnderTest();
const TEXT = expect.any( String );
const NUMBER = expect.any( Number );
const DATE = expect.stringMatching( /^\d{4}-\d\d-\d\dT/ );

let site: Registration;
let headers: Record< string, string >;

beforeAll( async () => {
	site = await register( url() );
	headers = bearer( await siteToken( url(), site ) );
} );
beforeEach( async () => {
	await load( 'default' );
} );

const at = ( path: string ) =>
	`${ url() }/v1${ path.replace( '{id}', String( site.site_id ) ) }`;

async function read( path: string ): Promise< unknown > {
	const response = await fetch( at( path ), { headers } );
	return response.status === 200 ? response.json() : response.status;
}

const PRODUCT = {
	product_slug: 'jetpack_scan',
	currency_code: 'USD',
	cost: NUMBER,
	available: true,
};

it.each< [ string, unknown ] >( [
	[
		'/sites/{id}',
		{
			ID: 4242,
			name: 'My <site>',
			URL: SITE_URL,
			description: TEXT,
			is_private: false,
			plan: {
				product_slug: 'jetpack_security_t1_yearly',
				product_name: 'Jetpack Security',
				is_free: false,
			},
			active_features: expect.arrayContaining( [ 'search-jetpack' ] ),
			products: [
				{ product_slug: 'jetpack_search' },
				{ product_slug: 'jetpack_videopress' },
			],
			options: { videopress_storage_used: 3500 },
		},
	],
	[
		'/sites/{id}/search/plan',
		{ supports_search: true, search_subscriptions: [ { ID: TEXT } ] },
	],
	[
		'/sites/{id}/search/stats',
		{ post_count: 120, post_type_breakdown: { post: 100 } },
	],
	[ '/sites/{id}/search/pricing', { full_price: 100, discount_price: 50 } ],
	[
		'/sites/{id}/connections',
		[ { id: 501, service: 'mastodon', label: 'Mastodon', user: 'marta' } ],
	],
	[ '/sites/{id}/verify/google', { verified: false, token: TEXT } ],
	[ '/sites/{id}/monitor', { last_down: DATE, last_checked: DATE } ],
	[
		'/sites/{id}/features',
		{
			active: expect.arrayContaining( [ 'site-backups-jetpack' ] ),
			available: {
				'search-jetpack': expect.arrayContaining( [
					'jetpack_search',
				] ),
			},
		},
	],
	[ '/sites/{id}/products', { jetpack_scan: PRODUCT } ],
	[ '/products', { jetpack_scan: PRODUCT } ],
	[ '/sites/{id}/discount', {} ],
	[ '/sites/{id}/product-suggestions', [] ],
	[
		'/sites/{id}/upsell',
		{ product_slug: 'jetpack_complete', hide_upsell: false, cost: NUMBER },
	],
	[ '/sites/{id}/rewind', { state: 'active', reason: '' } ],
	[ '/sites/{id}/scan', { state: 'idle', threats: [], credentials: [ {} ] } ],
] )( 'answers %s', async ( path, shape ) => {
	expect( await read( path ) ).toMatchObject( shape as object );
} );

it.each< [ string, object ] >( [
	[
		'/sites/{id}/purchases',
		{
			ID: TEXT,
			product_slug: TEXT,
			product_name: TEXT,
			active: '1',
			subscribed_date: DATE,
			expiry_date: DATE,
			is_refundable: true,
		},
	],
	[ '/plans', { product_slug: TEXT, raw_price: NUMBER, bill_period: 365 } ],
	[
		'/intro-offers',
		{ product_slug: TEXT, original_price: NUMBER, raw_price: NUMBER },
	],
	[
		'/sites/{id}/benefits',
		{ title: TEXT, description: TEXT, value: NUMBER },
	],
	[
		'/sites/{id}/activity',
		{ id: TEXT, summary: TEXT, actor: TEXT, published: DATE },
	],
] )( 'lists %s', async ( path, shape ) => {
	const items = await read( path );
	expect( Array.isArray( items ) && items.length ).toBeGreaterThan( 1 );
	for ( const item of items as unknown[] ) {
		expect( item ).toMatchObject( shape );
	}
} );

it( 'stores statistics only if configured to', async () => {
	expect( await read( '/sites/{id}/stats?range=day' ) ).toBe( 404 );
	await patch( { site: { stats: { views: 12, visitors: 5 } } } );
	expect( await read( '/sites/{id}/stats?range=week' ) ).toMatchObject( {
		week: {
			unit: 'week',
			data: Array( 14 ).fill( [
				expect.stringMatching( /^\d{4}W\d\dW\d\d$/ ),
				12,
			] ),
		},
	} );
	expect( await read( '/sites/{id}/stats?range=ever' ) ).toBe( 400 );
} );

it( 'attaches licenses key by key, and grants what they are for', async () => {
	const response = await postJson(
		at( '/sites/{id}/licenses/attach' ),
		{
			licenses: [
				'jetpack-backup_sandbox1',
				'jetpack-backup_sandbox1',
				'jetpack-scan_sandbox2',
				'jetpack-search_sandbox3',
				'jetpack-videopress_sandbox4',
				'no-such-key',
			],
		},
		headers
	);
	const backup = {
		attached: true,
		product_id: 2112,
		product_slug: 'jetpack_backup_t1_yearly',
	};
	expect( await response.json() ).toMatchObject( [
		backup,
		backup,
		{ attached: false, code: 'license_in_use' },
		{ attached: false, code: 'license_revoked' },
		{ attached: false, code: 'license_other_site' },
		{ attached: false, code: 'license_not_found' },
	] );
	expect( JSON.stringify( await read( '/sites/{id}/purchases' ) ) ).toContain(
		'jetpack_backup_t1_yearly'
	);
	expect( await readLicenses() ).toMatchObject( {
		attached: 2,
		detached: 1,
	} );
} );

async function readLicenses(): Promise< unknown > {
	const { access_token } = await connect( url(), site );
	const response = await fetch( at( '/users/me/licenses' ), {
		headers: bearer( access_token ),
	} );
	return response.json();
}

it( 'lists a user’s licenses', async () => {
	expect( await readLicenses() ).toMatchObject( {
		total_items: 4,
		detached: 2,
		items: [
			{ license_key: TEXT, username: 'marta', attached_at: null },
			{ attached_at: DATE },
			{ revoked_at: DATE },
			{},
		],
	} );
} );

it.each< [ string, unknown, number, unknown ] >( [
	[ 'monitor', { active: false }, 200, { active: false } ],
	[ 'monitor', { active: 1 }, 400, { code: 'invalid_monitor' } ],
	[
		'monitor',
		{ receive_notifications: true },
		200,
		{ active: true, receive_notifications: true },
	],
	[
		'post-by-email',
		{ user_id: 3, action: 'create' },
		200,
		{ email: expect.stringContaining( '@' ) },
	],
	[ 'post-by-email', { user_id: 3, action: 'delete' }, 200, { email: null } ],
	[
		'post-by-email',
		{ user_id: 3, action: 'steal' },
		400,
		{ code: 'invalid_action' },
	],
	[
		'mobile-login-email',
		{ email: 'marta@example.org' },
		200,
		{ code: 'success' },
	],
	[ 'verify/google', { keyring_id: 501 }, 200, { verified: true } ],
	[ 'verify/google', { keyring_id: 9 }, 400, { code: 'no_token_for_user' } ],
] )( 'answers POST %s %j with %d', async ( path, body, status, shape ) => {
	const response = await postJson(
		at( `/sites/{id}/${ path }` ),
		body,
		headers
	);
	expect( response.status ).toBe( status );
	expect( await response.json() ).toMatchObject( shape as object );
} );
