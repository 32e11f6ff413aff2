import { evalJson, evalPhp, get } from './support/site';

export interface Entry {
	id: number;
	kind: string;
	action: string;
	name: string;
	summary: string;
	author: string;
	userId: number;
	address: string;
	amount: number;
	changes: { label: string; old: string; new: string }[];
	canUndo: boolean;
}

export const TABLE = '{$wpdb->prefix}jetpack_dashboard_activity';
export const LOG =
	'Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Activity\\Activity_Log::class )';
export const EVENT = 'Jetpack_Dashboard\\Activity\\Event';

export const clear = () =>
	evalPhp( `global $wpdb; $wpdb->query( "DELETE FROM ${ TABLE }" );` );
export const read = async ( query = '' ): Promise< Entry[] > =>
	( await get( `activity?per_page=100&${ query }` ) ).body.entries;
export const summaries = async ( query = '' ) =>
	( await read( query ) ).map( ( { summary } ) => summary );
export const sql = < T >( statement: string ) =>
	evalJson< T >(
		`global $wpdb; echo wp_json_encode( $wpdb->get_results( "${ statement }", ARRAY_A ) );`
	);
