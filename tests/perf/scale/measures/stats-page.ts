import { mediansInTurn } from '../cost';
import type { Measure } from '../measure';

/** Any twelve months; only the last ones have stored sums. */
const EARLIER_LIMIT_MS = 300;

const LIMIT_MS = 100;

const PAGE = '/wp-admin/admin.php?page=stats&range=month';

/** The first day of a month: `2025-11-01`. */
function monthStart( monthsAgo: number ): string {
	const now = new Date();
	return new Date( Date.UTC( now.getFullYear(), now.getMonth() - monthsAgo ) )
		.toISOString()
		.slice( 0, 10 );
}

/**
 * The statistics page with twelve months, alternating with an admin page
 * without statistics.
 */
export const statsPage: Measure = {
	name: 'stats page, 12 months',
	run: async ( { cost, admin } ) => {
		const [ page, plain ] = await mediansInTurn( cost, [
			{ path: PAGE, as: admin },
			{ path: '/wp-admin/privacy.php', as: admin },
		] );
		return [
			{
				value: page?.cpuMs ?? Number.NaN,
				limit: LIMIT_MS,
				unit: 'ms CPU',
				note: `${ page?.ms.toFixed(
					0
				) } ms in all; wp-admin’s Privacy page ${ plain?.cpuMs.toFixed(
					0
				) } ms CPU`,
			},
		];
	},
};

/** The statistics page with the twelve months before the last ones. */
export const statsPageEarlier: Measure = {
	name: 'stats page, 12 earlier months',
	run: async ( { cost, admin } ) => {
		const dates = `&from=${ monthStart( 16 ) }&to=${ monthStart( 4 ) }`;
		const [ page ] = await mediansInTurn( cost, [
			{ path: PAGE + dates, as: admin },
			{ path: '/wp-admin/privacy.php', as: admin },
		] );
		return [
			{
				value: page?.cpuMs ?? Number.NaN,
				limit: EARLIER_LIMIT_MS,
				unit: 'ms CPU',
				note: `${ page?.ms.toFixed( 0 ) } ms in all`,
			},
		];
	},
};
