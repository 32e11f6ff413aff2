import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { useVisibleNow } from '../../../components/light/use-visible-now';
import { countdownText, getTimeLeft } from './countdown';

const REFRESH_MS = 500;

interface DiscountCountdownProps {
	/** In milliseconds since 1970. */
	readonly expires: number;
	/** Called when the time is over, for prices without the discount. */
	readonly onEnd?: ( () => void ) | undefined;
}

/** The time until a discount ends. Screen readers aren't told at each tick. */
export function DiscountCountdown( {
	expires,
	onEnd,
}: DiscountCountdownProps ) {
	const now = useVisibleNow( REFRESH_MS );
	const isOver = getTimeLeft( expires, now ) === null;

	useEffect( () => {
		if ( isOver ) {
			onEnd?.();
		}
	}, [ isOver, onEnd ] );

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
