import { median } from '../../medians';
import { postPath, withModules, withSwitches } from '../front-end';
import type { Measure } from '../measure';

const LIMIT_MS = 60;
const POSTS = 15;

const countOptions =
	'global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options" );';

/** First views of posts, whose lists aren't cached yet, minus second views. */
export const relatedPosts: Measure = {
	name: 'related posts',
	run: ( bench ) =>
		withSwitches( bench, async () => {
			const on = withModules( [ 'related-posts' ] );
			const { sandbox, cost } = bench;
			const measure = async ( first: number ): Promise< number > => {
				const extra: number[] = [];
				for ( let index = first; index < first + POSTS; index++ ) {
					const path = await postPath( bench, index );
					await cost( { path, ...withModules( [] ) } );
					const cold = await cost( { path, ...on } );
					const warm = await cost( { path, ...on } );
					extra.push( cold.cpuMs - warm.cpuMs );
				}
				return median( extra );
			};
			await sandbox.wpEvalAlone(
				"delete_post_meta_by_key( '_jetpack_dashboard_related' );"
			);
			const rows = Number( await sandbox.wpEvalAlone( countOptions ) );
			const byTerms = await measure( 7000 );
			await sandbox.wpEvalAlone(
				`$first = 9000 + (int) get_option( 'jetpack_dashboard_bench_first_post' ); for ( $id = $first; $id < $first + ${ POSTS }; $id++ ) { wp_set_post_tags( $id, array() ); }`
			);
			const byWords = await measure( 9000 );
			return [
				{
					part: 'by terms, first view',
					value: byTerms,
					limit: LIMIT_MS,
					unit: 'ms CPU',
				},
				{
					part: 'by words, first view',
					value: byWords,
					limit: LIMIT_MS,
					unit: 'ms CPU',
				},
				{
					part: 'rows in wp_options',
					value:
						Number( await sandbox.wpEvalAlone( countOptions ) ) -
						rows,
					limit: 0,
					unit: 'rows',
					note: `after first views of ${ 2 * POSTS } posts`,
				},
			];
		} ),
};
