/** What an activated license is for. */
export type LicenseProductGroup =
	| 'anti_spam'
	| 'backup'
	| 'complete'
	| 'scan'
	| 'search'
	| 'security'
	| 'videopress'
	| 'default';

type IdRange = readonly [ first: number, last: number ];

const GROUPS: readonly ( readonly [ LicenseProductGroup, IdRange ] )[] = [
	[ 'security', [ 2010, 2013 ] ],
	[ 'complete', [ 2014, 2015 ] ],
	[ 'security', [ 2016, 2017 ] ],
	[ 'security', [ 2019, 2020 ] ],
	[ 'backup', [ 2100, 2103 ] ],
	[ 'search', [ 2104, 2105 ] ],
	[ 'scan', [ 2106, 2109 ] ],
	[ 'anti_spam', [ 2110, 2111 ] ],
	[ 'backup', [ 2112, 2115 ] ],
	[ 'videopress', [ 2116, 2117 ] ],
];

/** @param productId Product ID of the activated license. */
export function getLicenseProductGroup(
	productId: number
): LicenseProductGroup {
	const found = GROUPS.find(
		( [ , [ first, last ] ] ) =>
			Number.isInteger( productId ) &&
			productId >= first &&
			productId <= last
	);
	return found ? found[ 0 ] : 'default';
}
