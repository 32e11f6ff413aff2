import { getClassBenefits } from './class-benefits';

it.each( [
	[
		'complete, by month',
		'jetpack_complete_monthly',
		[
			'Real-time backups',
			'One-click restores',
			'Daily automatic scans',
			'Comment and form spam protection',
			'Instant search results and filters',
			'1 TB of video storage, without ads',
		],
	],
	[
		'security t2',
		'jetpack_security_t2_yearly',
		[
			'Real-time backups',
			'1TB of backup storage',
			'One-click restores',
			'Daily automatic scans',
			'Comment and form spam protection',
		],
	],
	[
		'backup t0',
		'jetpack_backup_t0_monthly',
		[ 'Real-time backups', '1GB of backup storage', 'One-click restores' ],
	],
	[
		'personal',
		'jetpack_personal',
		[
			'Automatic daily backups',
			'One-click restores',
			'Comment and form spam protection',
		],
	],
	[ 'search', 'wpcom_search', [ 'Instant search results and filters' ] ],
	[ 'the free plan', 'jetpack_free', [] ],
	[ 'unknown', 'jetpack_tomorrow', [] ],
] )( 'C115: what a class includes: %s', ( _title, slug, benefits ) => {
	expect( getClassBenefits( slug ) ).toEqual( benefits );
} );
