import { textOf } from '../support/admin-form';
import { fetchPath } from '../support/site';
import type { Caller, HttpResponse } from '../support/site';

export interface Result {
	test: string;
	status: 'good' | 'recommended' | 'critical';
	label: string;
	description: string;
	actions: string;
}

interface SiteHealth {
	nonce: { site_status: string };
	site_status: {
		direct: Result[];
		async: { test: string; has_rest: boolean }[];
	};
}

export const PAGE = '/wp-admin/site-health.php';

/** What the page passes to its script: results, and the tests to request. */
export async function openPage(
	headers: Record< string, string > = {}
): Promise< SiteHealth > {
	const { status, text } = await fetchPath( PAGE, { as: 'admin', headers } );
	expect( status ).toBe( 200 );
	const [ , json = 'null' ] =
		/var SiteHealth = (\{.*?\});\n/.exec( text ) ?? [];
	return JSON.parse( json );
}

const ownId = ( id: string ) => `jetpack-dashboard-${ id }`;

/** A test that runs while the page is loaded; undefined if it isn't shown. */
export const direct = async (
	id: string,
	headers: Record< string, string > = {}
): Promise< Result | undefined > =>
	( await openPage( headers ) ).site_status.direct.find(
		( { test } ) => test === ownId( id )
	);

export const send = (
	id: string,
	nonce: string,
	as: Caller
): Promise< HttpResponse > =>
	fetchPath( '/wp-admin/admin-ajax.php', {
		as,
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams( {
			action: `health-check-${ ownId( id ) }`,
			_wpnonce: nonce,
		} ).toString(),
	} );

/** A test that the page's script requests; undefined if it isn't shown. */
export async function slow( id: string ): Promise< Result | undefined > {
	const page = await openPage();
	if (
		! page.site_status.async.some( ( { test } ) => test === ownId( id ) )
	) {
		return undefined;
	}
	const { status, body } = await send( id, page.nonce.site_status, 'admin' );
	expect( status ).toBe( 200 );
	expect( body.success ).toBe( true );
	return body.data;
}

export const linkOf = ( result?: Result ): string =>
	/href="([^"]*)"/.exec( result?.actions ?? '' )?.[ 1 ] ?? '';

export const words = ( result?: Result ): string =>
	textOf( result?.description ?? '' ).trim();
