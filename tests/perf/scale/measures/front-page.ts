import { ALL_MODULES, postPath, withModules, withSwitches } from '../front-end';
import type { Measure } from '../measure';

const MAX_EXTRA_QUERIES = 2;

/**
 * Queries that all modules add to a page's second view, for a visitor without a
 * persistent object cache.
 */
export const frontPage: Measure = {
	name: 'front end, every module on',
	run: ( bench ) =>
		withSwitches( bench, async () => {
			const queries = async (
				path: string,
				modules: readonly string[]
			): Promise< number > => {
				await bench.cost( { path, ...withModules( modules ) } );
				return (
					await bench.cost( { path, ...withModules( modules ) } )
				).queries;
			};
			const paths = {
				'front page': '/',
				'a post': await postPath( bench, 5000 ),
			};
			const measured = [];
			for ( const [ part, path ] of Object.entries( paths ) ) {
				const without = await queries( path, [] );
				const all = await queries( path, ALL_MODULES );
				measured.push( {
					part,
					value: all - without,
					limit: MAX_EXTRA_QUERIES,
					unit: 'queries',
					note: `${ all } instead of ${ without }`,
				} );
			}
			return measured;
		} ),
};
