import { __, _n, sprintf } from '@wordpress/i18n';
import { Pill } from '../../../components/light/pill';
import { getScanBadge } from '../../../lib/plans/status-badges';
import { BadgePill } from '../card-looks';

export function noThreatsText(): string {
	return __( "No threats found, you're good to go!", 'jetpack-dashboard' );
}

/** When it was scanned, or that it is being. */
export function scanTimeText(
	isScanning: boolean,
	ago: string | null
): string {
	if ( isScanning ) {
		return __( 'A scan is under way.', 'jetpack-dashboard' );
	}
	return ago
		? sprintf(
				/* translators: %s: how long ago, as '4 minutes ago' */
				__( 'Last scanned %s.', 'jetpack-dashboard' ),
				ago
		  )
		: __(
				'The account service scans your site’s files.',
				'jetpack-dashboard'
		  );
}

export function threatsText( count: number ): string {
	return sprintf(
		/* translators: %d: how many threats the scan has found */
		_n(
			'%d threat was found on your site.',
			'%d threats were found on your site.',
			count,
			'jetpack-dashboard'
		),
		count
	);
}

/** The scan's badge, as the dashboard words it. */
export function ResultPill( {
	threatCount = 0,
	hasNoCredentials = false,
}: {
	threatCount?: number;
	hasNoCredentials?: boolean;
} ) {
	return (
		<BadgePill
			badge={ getScanBadge(
				{ threatCount, hasCredentials: ! hasNoCredentials },
				'dashboard'
			) }
		/>
	);
}

export function ScanOffPill() {
	return <Pill>{ __( 'Off', 'jetpack-dashboard' ) }</Pill>;
}
