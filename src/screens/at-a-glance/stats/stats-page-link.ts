import type { StatsRange } from '../../../api/stats';
import type { IsoDay } from '../../../lib/site-date';
import { adminPageUrl } from '../../../lib/links';

/** URL of the detailed stats page, for all periods or a single one. */
export function statsPageUrl(
	adminUrl: string,
	period?: { readonly range: StatsRange; readonly day: IsoDay }
): string {
	const url = adminPageUrl( adminUrl, 'stats' );
	return period
		? `${ url }&${ new URLSearchParams( {
				range: period.range,
				date: period.day,
		  } ).toString() }`
		: url;
}
