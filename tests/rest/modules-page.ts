import { type Caller, fetchPath } from './support/site';

export const PAGE = '/wp-admin/admin.php?page=jetpack_modules';

export const openModules = async ( query = '', as: Caller = 'admin' ) =>
	( await fetchPath( `${ PAGE }${ query }`, { as } ) ).text;

/** The modules that the page lists. */
export const namesIn = ( html: string ) =>
	[ ...html.matchAll( /<t[dh] class=["']name [^>]*><strong>([^<]*)/g ) ].map(
		( [ , name = '' ] ) => name
	);
