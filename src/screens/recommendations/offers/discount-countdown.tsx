import { __ } from '@wordpress/i18n';
import { useVisibleNow } from '../../../components/light/use-visible-now';
import { countdownText, getTimeLeft } from './countdown';

const REFRESH_MS = 500;

/**
 * The time until a discount ends. Screen readers aren't told at each tick.
 *
 * @param expires In milliseconds since 1970.
 */
export function DiscountCountdown( { expires }: { expires: number } ) {
	const now = useVisibleNow( REFRESH_MS );
	const isOver = getTimeLeft( expires, now ) === null;

	return (
		<p>
			{ ! isOver && (
				<span>{ __( 'Discount ends in:', 'jetpack-dashboard' ) }</span>
			) }{ ' ' }
			<strong role="timer" aria-live="off">
				{ countdownText( expires, now ) }
			</strong>
		</p>
	);
}
