import { mediansInTurn } from '../cost';
import { withModules, withSwitches } from '../front-end';
import type { Measure } from '../measure';

const INDEX_LIMIT_MS = 250;

/**
 * A sitemap of 1000 posts, alternating with WordPress's own of the same size,
 * and the index.
 */
export const sitemaps: Measure = {
	name: 'sitemaps',
	run: ( bench ) =>
		withSwitches( bench, async () => {
			const on = withModules( [ 'sitemaps' ] );
			const [ ours, core, index ] = await mediansInTurn(
				bench.cost,
				[
					{ path: '/sitemap-posts-post-3.xml', ...on },
					{
						path: '/wp-sitemap-posts-post-3.xml',
						...withModules( [] ),
					},
					{ path: '/sitemap.xml', ...on },
				],
				15
			);
			return [
				{
					part: 'file of 1000 posts',
					value: ours?.cpuMs ?? Number.NaN,
					limit: core?.cpuMs ?? Number.NaN,
					unit: 'ms CPU',
					note: 'the limit is WordPress’s own file of 1000 posts',
				},
				{
					part: 'index of 20 000 posts',
					value: index?.cpuMs ?? Number.NaN,
					limit: INDEX_LIMIT_MS,
					unit: 'ms CPU',
				},
			];
		} ),
};
