import { fetchPath } from './site';
import type { HttpResponse, Caller, Wire } from './site';

export const PAGE = '/wp-admin/admin.php?page=jetpack';

/** The object that our inline script passes to the app. */
export interface PageGlobal {
	initialState: Record< string, Wire >;
	api: { root: string; nonce: string };
	preload: Record<
		string,
		{ body: Wire; headers: Record< string, string > }
	>;
	assets: { buildUrl: string; translations: Record< string, string > };
}

/**
 * The object that a page's HTML assigns to `window.JetpackDashboard`; null if
 * there is none.
 */
export function readGlobal( html: string ): PageGlobal | null {
	const match =
		/window\.JetpackDashboard\s*=\s*JSON\.parse\(\s*decodeURIComponent\(\s*(['"])([^'"]*)\1/.exec(
			html
		);
	const encoded = match?.[ 2 ];
	return encoded === undefined
		? null
		: JSON.parse( decodeURIComponent( encoded ) );
}

export async function openPage(
	as: Caller,
	path: string = PAGE
): Promise< { response: HttpResponse; page: PageGlobal } > {
	const response = await fetchPath( path, { as } );
	const page = readGlobal( response.text );
	if ( ! page ) {
		throw new Error(
			`The page of ${ as } (status ${
				response.status
			}) holds no initial state: ${ response.text.slice( 0, 500 ) }`
		);
	}
	return { response, page };
}

/** Decodes a page's encodings, so that searching it also finds encoded text. */
export function decodedText( text: string ): string {
	return text.replace( /(?:%[0-9A-Fa-f]{2})+/g, ( part ) => {
		try {
			return decodeURIComponent( part );
		} catch {
			return part;
		}
	} );
}
