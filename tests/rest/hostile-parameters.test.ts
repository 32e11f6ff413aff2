import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { fetchPath } from './support/site';
import { MODULE_SLUGS } from './module-headers';

/** Numbers that don't fit into an integer, and texts and lists in their place. */
const VALUES = [
	'=-99999999999999999999',
	'=99999999999999999999',
	'=1e99',
	'=2026-02-31',
	'=%FF%00%22%3E%3Cscript%3Ehostile()%3C/script%3E',
	'[a][b]=1',
];

/** Pages of the plugin, with the parameters that they read. */
const PAGES: Record< string, string[] > = {
	'jetpack-activity': [ 'cursor', 'restore', 'user', 'after', 'before', 's' ],
	'jetpack-apps': [ 'paged' ],
	'jetpack-backups': [ 'restore', 'delete', 'paged' ],
	'jetpack-followers': [ 'paged', 's' ],
	'jetpack-likes': [ 'post', 'comment', 'paged' ],
	'jetpack-publicize': [ 'paged', 'message' ],
	'jetpack-scan': [ 'diff', 'earlier', 'paged' ],
	jetpack_modules: [ 'paged', 'state' ],
	stats: [ 'post', 'day', 'from', 'to', 'range' ],
};

const VISITED: Record< string, string[] > = {
	'/?s=sea': [ 'day', 'w', 'hour', 'category', 'type', 'period' ],
	'/': [ 'jetpack_follow', 'item', 'jetpack_video', 'jpf-form', 'p' ],
	'/wp-login.php?action=jetpack-sign-on-callback': [ 'state', 'code' ],
};

/** WordPress itself fails for a list of days. */
const WITHOUT_LISTS = [ 'day' ];

restoreStateAfterwards();

let remove = () => {};
beforeAll( () => {
	remove = dropMustUsePlugin(
		'all-modules',
		`add_filter( 'jetpack_active_modules', static fn() => array_diff( explode( ',', '${ MODULE_SLUGS.join(
			','
		) }' ), array( 'waf', 'protect' ) ) );`
	);
} );
afterAll( () => remove() );

const addresses = [
	...Object.entries( PAGES ).map(
		( [ page, names ] ) =>
			[ `/wp-admin/admin.php?page=${ page }`, names, 'admin' ] as const
	),
	...Object.entries( VISITED ).map(
		( [ path, names ] ) => [ path, names, 'anonymous' ] as const
	),
];

it.each( addresses )(
	'%s survives parameters of any form: %j',
	async ( path, names, as ) => {
		const failures: string[] = [];
		for ( const name of names ) {
			for ( const value of VALUES.filter(
				( form ) =>
					form.startsWith( '=' ) || ! WITHOUT_LISTS.includes( name )
			) ) {
				const url = `${ path }${
					path.includes( '?' ) ? '&' : '?'
				}${ name }${ value }`;
				const { status, text } = await fetchPath( url, { as } );
				if ( status >= 500 || text.includes( '<script>hostile' ) ) {
					failures.push( `${ status } ${ url }` );
				}
			}
		}
		expect( failures ).toEqual( [] );
	},
	120_000
);
