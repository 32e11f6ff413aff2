import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { evalPhp, fetchPath, site } from '../support/site';
import type { Wire } from '../support/site';

type Kind = 'export' | 'erase';

export interface Item {
	group_id: string;
	item_id: string;
	data: { name: string; value: string }[];
}

export interface Outcome {
	/**
	 * Responses of each exporter or eraser, page by page, keyed by its 1-based
	 * index.
	 */
	responses: Wire[][];
	/** Items exported by our plugin. */
	items: Item[];
	/** URL of the export's zip file. */
	archiveUrl: string;
}

const SCREENS = {
	export: 'export-personal-data.php',
	erase: 'erase-personal-data.php',
} as const;

const MAX_PAGES = 50;

/** The data attributes of the request's button on WordPress's screen. */
async function buttonOf(
	kind: Kind,
	id: string
): Promise< { nonce: string; count: number } > {
	const { text } = await fetchPath( `/wp-admin/${ SCREENS[ kind ] }`, {
		as: 'admin',
	} );
	const tags = text.match( /<[^>]*data-request-id="\d+"[^>]*>/g ) ?? [];
	const tag = tags.find( ( one ) =>
		one.includes( `data-request-id="${ id }"` )
	);
	const value = ( name: string ) =>
		new RegExp( `data-${ name }="([^"]*)"` ).exec( tag ?? '' )?.[ 1 ] ?? '';
	return {
		nonce: value( 'nonce' ),
		count: Number(
			value( kind === 'export' ? 'exporters-count' : 'erasers-count' )
		),
	};
}

async function callPage(
	kind: Kind,
	form: Record< string, string >
): Promise< Wire > {
	const { status, body } = await fetchPath( '/wp-admin/admin-ajax.php', {
		as: 'admin',
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams( {
			action: `wp-privacy-${ kind }-personal-data`,
			...form,
		} ).toString(),
	} );
	if ( status !== 200 || body?.success !== true ) {
		throw new Error( `${ status } ${ JSON.stringify( body ) }` );
	}
	return body.data;
}

/**
 * Confirms a request for an email address and processes it like WordPress's own
 * screen.
 */
export async function carryOut(
	kind: Kind,
	email: string
): Promise< Outcome > {
	const id = await evalPhp(
		`echo (int) wp_create_user_request( '${ email }', '${
			kind === 'export' ? 'export_personal_data' : 'remove_personal_data'
		}', array(), 'confirmed' );`
	);
	const { nonce, count } = await buttonOf( kind, id );
	const responses: Wire[][] = [];
	for ( let index = 1; index <= count; index++ ) {
		const pages: Wire[] = [];
		do {
			pages.push(
				await callPage( kind, {
					id,
					security: nonce,
					page: String( pages.length + 1 ),
					sendAsEmail: 'false',
					[ kind === 'export' ? 'exporter' : 'eraser' ]:
						String( index ),
				} )
			);
		} while ( ! pages.at( -1 ).done && pages.length < MAX_PAGES );
		responses.push( pages );
	}
	await evalPhp( `wp_delete_post( ${ id }, true );` );
	return {
		responses,
		items: responses
			.flat()
			.flatMap( ( { data } ) => ( data ?? [] ) as Item[] )
			.filter( ( { group_id: group } ) =>
				group.startsWith( 'jetpack-dashboard-' )
			),
		archiveUrl: responses.at( -1 )?.at( -1 ).url ?? '',
	};
}

/** A file of the exported zip. */
export function readArchive( url: string, file: string ): string {
	const zip = path.join(
		site().contentDir,
		decodeURIComponent( new URL( url ).pathname ).replace(
			/^.*?wp-content\//,
			''
		)
	);
	expect( fs.existsSync( zip ) ).toBe( true );
	return execFileSync( 'unzip', [ '-p', zip, file ], { encoding: 'utf8' } );
}

/** An item's values, one per line, sorted by item. */
export const valuesOf = ( items: Item[], group: string ): string[] =>
	items
		.filter( ( one ) => one.group_id === `jetpack-dashboard-${ group }` )
		.map( ( { data } ) =>
			data.map( ( { value } ) => value ).join( ' | ' )
		);
