import { restoreStateAfterwards } from '../support/saved-state';
import { deleteOption, setOption } from '../support/site-state';
import { evalPhp, site } from '../support/site';
import { prepareStatistics, publishedPost } from './views';

const SETTING = 'jetpack_dashboard_stats_weekly_email';

/** Sets the clock to an hour of next Monday in the site’s time zone. */
const setMonday = async ( hour: number ) =>
	site().setClock(
		Number(
			await evalPhp(
				`echo ( new DateTimeImmutable( 'monday next week 00:00', wp_timezone() ) )->modify( '${ hour } hours' )->getTimestamp() - time();`
			)
		)
	);

/** Adds views to Friday of this week. */
const addViews = ( subject: number, views: number, weeks = 0 ) =>
	evalPhp( `
global $wpdb;
$slot = ( new DateTimeImmutable( 'friday this week 12:00', wp_timezone() ) )->modify( '${ weeks } weeks' )->format( 'Ymd' );
$wpdb->query( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_stats_days (subject, slot, views) VALUES (${ subject }, $slot, ${ views })" );` );

/** Runs the hourly cron event. */
const runHour = () =>
	evalPhp( "do_action( 'jetpack_dashboard_stats_roll_up' );" );

restoreStateAfterwards();

beforeEach( async () => {
	await prepareStatistics();
	await site().resetMails();
	await setOption( SETTING, '1' );
} );

afterAll( () => site().setClock( 0 ) );

describe( 'the weekly email', () => {
	it( 'goes to each administrator once, from Monday morning on', async () => {
		const id = await publishedPost();
		await addViews( -1, 1200 );
		await addViews( id, 1100 );
		await addViews( -1, 1000, -1 );
		await setMonday( 6 );
		await runHour();
		expect( await site().mails() ).toEqual( [] );
		await setMonday( 8 );
		await runHour();
		await runHour();
		const mails = await site().mails();
		const administrators = (
			await evalPhp(
				"echo implode( ' ', array_column( get_users( array( 'role' => 'administrator' ) ), 'user_email' ) );"
			)
		).split( ' ' );
		expect( mails.map( ( { to } ) => String( to ) ).sort() ).toEqual(
			administrators.sort()
		);
		expect( mails[ 0 ]?.subject ).toContain( '1,200 views last week' );
		const title = await evalPhp( `echo get_post( ${ id } )->post_title;` );
		for ( const text of [
			'Your site had 1,200 views: ',
			'Up 200 (+20%) from 1,000 in the period before: ',
			`- ${ title }: 1,100`,
			'page=stats&range=day&from=',
			'turn off “Email administrators a weekly summary”: http',
		] ) {
			expect( mails[ 0 ]?.message ).toContain( text );
		}
	} );

	it( 'is sent late if cron didn’t run, and again the next week', async () => {
		await addViews( -1, 5 );
		await setMonday( 30 );
		await runHour();
		const { length } = await site().mails();
		expect( length ).toBeGreaterThan( 0 );
		await addViews( -1, 7, 1 );
		await setMonday( 8 + 7 * 24 );
		await runHour();
		expect( await site().mails() ).toHaveLength( 2 * length );
	} );

	it( 'is not sent while it is turned off, for weeks without views, or to administrators who can’t see statistics', async () => {
		await setMonday( 8 );
		await runHour();
		await addViews( -1, 5 );
		await setOption( SETTING, '0' );
		await runHour();
		await setOption( SETTING, '1' );
		await setOption( 'jetpack_dashboard_roles', [ 'subscriber' ] );
		await runHour();
		expect( await site().mails() ).toEqual( [] );
		await deleteOption( 'jetpack_dashboard_roles' );
	} );
} );
