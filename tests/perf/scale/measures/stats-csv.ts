import type { Measure } from '../measure';

const LIMIT_MB = 24;

/** Twelve months of views by day and post as CSV, more than 360 000 lines. */
export const statsCsv: Measure = {
	name: 'stats CSV of posts, 12 months',
	run: async ( { cost, admin } ) => {
		const { response } = await cost( {
			path: '/wp-admin/admin.php?page=stats&range=month',
			as: admin,
		} );
		const href = /href="([^"]*export=posts[^"]*)"/.exec(
			response.body
		)?.[ 1 ];
		const url = new URL( ( href ?? '' ).replace( /&#0?38;|&amp;/g, '&' ) );
		const csv = await cost( {
			path: url.pathname + url.search,
			as: admin,
		} );
		const lines = csv.response.body.split( '\r\n' ).length - 2;
		return [
			{
				value: csv.peakMb,
				limit: LIMIT_MB,
				unit: 'MB',
				note: `${ lines } lines, ${ csv.queries } queries, ${ (
					csv.ms / 1000
				).toFixed( 1 ) } s`,
			},
		];
	},
};
