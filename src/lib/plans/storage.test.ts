import { getPlanClass } from './plan-classes';
import { getStorageTag, getVideoStoragePercent } from './storage';

it.each( [
	[ 'C326 A254', 'jetpack_security_t1_yearly', '10GB' ],
	[ 'C327 A258', 'jetpack_backup_t1_yearly', '10GB' ],
	[ 'C328 A257', 'jetpack_backup_t0_yearly', '1GB' ],
	[ 'C329 A255', 'jetpack_security_t2_monthly', '1TB' ],
	[ 'C330 A259', 'jetpack_backup_t2_monthly', '1TB' ],
	[ 'sold by other things', 'jetpack_backup_daily', null ],
	[ 'sold by other things', 'jetpack_security_realtime', null ],
	[ 'sold by other things', 'jetpack_complete', null ],
	[ 'no storage', 'jetpack_free', null ],
] )( '%s: the storage tag of %s is %s', ( _row, slug, tag ) => {
	const planClass = getPlanClass( slug );
	expect( planClass && getStorageTag( planClass ) ).toBe( tag );
} );

it.each( [
	[ 'C334 nothing', 0, 0 ],
	[ 'C334 divided by 10000', 420_000, 42 ],
	[ 'C334 a little', 2500, 0.25 ],
	[ 'C332 one terabyte is all of it', 1_000_000, 100 ],
	[ 'more than all', 1_200_000, 100 ],
	[ 'less than nothing', -5, 0 ],
] )( '%s: %d MB fill %d percent of the bar', ( _row, used, percent ) => {
	expect( getVideoStoragePercent( used ) ).toBe( percent );
} );
