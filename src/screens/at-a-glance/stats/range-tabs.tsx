import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { StatsRange } from '../../../api/stats';

const RANGES = [ 'day', 'week', 'month' ] as const satisfies StatsRange[];

interface RangeTabsProps {
	readonly range: StatsRange;
	readonly onChoose: ( range: StatsRange ) => void;
	/** ID of the tab panel. */
	readonly panelId: string;
}

export function rangeTabId( panelId: string, range: StatsRange ): string {
	return `${ panelId }-${ range }`;
}

/**
 * Tabs for Days, Weeks and Months, with arrow key navigation and a single Tab
 * stop.
 */
export function RangeTabs( { range, onChoose, panelId }: RangeTabsProps ) {
	const listRef = useRef< HTMLDivElement >( null );

	function onKeyDown( event: KeyboardEvent ) {
		const list = listRef.current;
		if ( ! list ) {
			return;
		}
		const isRtl = getComputedStyle( list ).direction === 'rtl';
		const target = targetOf( event.key, RANGES.indexOf( range ), isRtl );
		const chosen = RANGES.at( target ?? RANGES.length );
		if ( target !== null && chosen ) {
			event.preventDefault();
			list.querySelectorAll( 'button' )[ target ]?.focus();
			onChoose( chosen );
		}
	}

	return (
		<div
			className="jp-range-tabs"
			role="tablist"
			aria-label={ __( 'Period', 'jetpack-dashboard' ) }
			ref={ listRef }
		>
			{ RANGES.map( ( one ) => (
				<button
					key={ one }
					type="button"
					className="jp-range-tabs__tab"
					role="tab"
					id={ rangeTabId( panelId, one ) }
					aria-selected={ one === range }
					aria-controls={ panelId }
					tabIndex={ one === range ? 0 : -1 }
					onKeyDown={ onKeyDown }
					onClick={ () => onChoose( one ) }
				>
					{ rangeLabel( one ) }
				</button>
			) ) }
		</div>
	);
}

function rangeLabel( range: StatsRange ): string {
	switch ( range ) {
		case 'day':
			return __( 'Days', 'jetpack-dashboard' );
		case 'week':
			return __( 'Weeks', 'jetpack-dashboard' );
		case 'month':
			return __( 'Months', 'jetpack-dashboard' );
	}
}

/** The tab that a key moves to, wrapping around; null for other keys. */
function targetOf(
	key: string,
	current: number,
	isRtl: boolean
): number | null {
	const step = isRtl ? -1 : 1;
	switch ( key ) {
		case 'ArrowRight':
			return ( current + step + RANGES.length ) % RANGES.length;
		case 'ArrowLeft':
			return ( current - step + RANGES.length ) % RANGES.length;
		case 'Home':
			return 0;
		case 'End':
			return RANGES.length - 1;
		default:
			return null;
	}
}
