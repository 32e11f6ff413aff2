import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalPhp, fetchPath } from '../support/site';
import { deleteAllPosts } from './support';
import {
	addFollowers,
	resetSubscriptions,
	rowsOf,
	SLUG,
} from './subscriptions';

restoreStateAfterwards();
deleteAllPosts( SLUG );

const PAGE = '/wp-admin/admin.php?page=jetpack-followers';
const BOUNDARY = 'a-boundary';

const page = async ( query = '' ) =>
	( await fetchPath( PAGE + query, { as: 'admin' } ) ).text;

/** The nonce of a form of the page. */
const nonceOf = ( html: string, action: string ) =>
	new RegExp(
		`name="action" value="jetpack_dashboard_followers_${ action }"><input type="hidden" name="_wpnonce" value="([^"]+)"`
	).exec( html )?.[ 1 ] ?? '';

/** Submits a form of the page. */
async function submit(
	action: string,
	fields: Record< string, string > = {},
	{ file, as = 'admin' }: { file?: string; as?: 'admin' | 'editor' } = {}
) {
	const parts = Object.entries( {
		action: `jetpack_dashboard_followers_${ action }`,
		_wpnonce: nonceOf( await page(), action ),
		...fields,
	} ).map(
		( [ name, value ] ) =>
			`--${ BOUNDARY }\r\nContent-Disposition: form-data; name="${ name }"\r\n\r\n${ value }\r\n`
	);
	if ( file !== undefined ) {
		parts.push(
			`--${ BOUNDARY }\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n${ file }\r\n`
		);
	}
	return fetchPath( '/wp-admin/admin-post.php', {
		as,
		method: 'POST',
		headers: {
			'Content-Type': `multipart/form-data; boundary=${ BOUNDARY }`,
		},
		body: `${ parts.join( '' ) }--${ BOUNDARY }--\r\n`,
	} );
}

beforeEach( async () => {
	await switchModule( SLUG, true );
	await resetSubscriptions();
} );

it( 'lists, searches and removes followers, for administrators only', async () => {
	await addFollowers( 60 );
	const first = await page();
	expect( first ).toContain( 'one60@example.org' );
	expect( first ).not.toContain( '>one5@example.org' );
	expect( await page( '&paged=2' ) ).toContain( '>one5@example.org' );
	const found = await page( '&s=one5%40' );
	expect( found.match( /Remove one/g ) ).toHaveLength( 1 );

	const [ { id = '' } = {} ] = await rowsOf( 'followers' );
	for ( const [ action, as, wrong ] of [
		[ 'remove', 'editor', {} ],
		[ 'export', 'editor', {} ],
		[ 'remove', 'admin', { _wpnonce: 'x' } ],
	] as const ) {
		const { status } = await submit(
			action,
			{ follower: id, ...wrong },
			{ as }
		);
		expect( status ).toBe( 403 );
	}
	expect( await rowsOf( 'follows' ) ).toHaveLength( 60 );
	expect( ( await submit( 'remove', { follower: id } ) ).status ).toBe( 302 );
	expect( await rowsOf( 'follows' ) ).toHaveLength( 59 );
} );

it( 'exports all as CSV, without formulas', async () => {
	await addFollowers( 450 );
	await addFollowers( 1, '=cmd' );
	const { headers, text } = await submit( 'export' );
	expect( headers[ 'content-type' ] ).toContain( 'text/csv' );
	const lines = text.trim().split( '\r\n' );
	expect( lines[ 0 ] ).toBe( '"email","state","since"' );
	expect( lines ).toHaveLength( 452 );
	expect( lines[ 451 ] ).toMatch( /^"'=cmd1@example\.org","confirmed",/ );
} );

it( 'imports who agreed, but no address that unsubscribed', async () => {
	await addFollowers( 2 );
	await evalPhp(
		`$store = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Subscriptions\\Followers::class ); $store->unfollow( (int) $store->find_by_email( 'one1@example.org' )['id'] );`
	);
	const file =
		'\uFEFFemail,name\r\none1@example.org,A\r\none2@example.org,B\r\nNEW@example.org,"C, D"\r\nnew@example.org\r\nnonsense\r\n\'=x@example.org\r\n';
	await submit( 'import', {}, { file } );
	expect( await rowsOf( 'follows' ) ).toHaveLength( 1 );
	expect( await page() ).toContain( 'Nothing was imported' );
	await submit( 'import', { consent: '1' }, { file } );
	expect( await page() ).toContain( 'Followers added: 2.' );
	const emails = ( await rowsOf( 'followers' ) ).map(
		( { email } ) => email
	);
	expect( emails.sort() ).toEqual( [
		'',
		'=x@example.org',
		'new@example.org',
		'one2@example.org',
	] );
	expect( await rowsOf( 'follows' ) ).toHaveLength( 3 );
} );

it( 'tells that an import stopped at 10,000 lines', async () => {
	const file = `ann@example.org\n${ 'x\n'.repeat( 9999 ) }late@example.org\n`;
	await submit( 'import', { consent: '1' }, { file } );
	const html = await page();
	expect( html ).toContain( 'Only the first 10,000 lines were read.' );
	expect( html ).toContain( 'ann@example.org' );
	expect( html ).not.toContain( 'late@example.org' );
	await submit(
		'import',
		{ consent: '1' },
		{ file: `bob@example.org\n${ 'x\n'.repeat( 9999 ) }` }
	);
	expect( await page() ).not.toContain( 'Only the first' );
} );

it( 'tells about a database error', async () => {
	const remove = dropMustUsePlugin(
		'broken-followers',
		"add_filter( 'query', fn( $query ) => preg_match( '/SELECT \\* FROM \\w+subscriptions_followers/', $query ) ? 'SELECT broken FROM nowhere' : $query );"
	);
	try {
		const { status, text } = await fetchPath( PAGE, { as: 'admin' } );
		expect( status ).toBe( 200 );
		expect( text ).toContain( 'because of a database error' );
		expect( text ).toContain( 'jp-followers-file' );
	} finally {
		remove();
	}
} );
