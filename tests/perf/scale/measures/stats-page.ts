import { mediansInTurn } from '../cost';
import type { Measure } from '../measure';

const LIMIT_MS = 100;

/**
 * The statistics page with twelve months, alternating with an admin page
 * without statistics.
 */
export const statsPage: Measure = {
	name: 'stats page, 12 months',
	run: async ( { cost, admin } ) => {
		const [ page, plain ] = await mediansInTurn( cost, [
			{ path: '/wp-admin/admin.php?page=stats&range=month', as: admin },
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
