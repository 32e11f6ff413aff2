import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../hooks/store';
import { Pill } from '../../../components/light/pill';
import { useNow } from '../../../components/light/use-now';
import { getPurchaseLine } from '../../../lib/plans/purchase-line';
import type { PurchaseDates } from '../../../lib/plans/purchase-line';
import { getRewindBadge, getScanBadge } from '../../../lib/plans/status-badges';
import { getPageLanguage } from '../../../lib/wp-admin';
import { getPartData } from '../../../state/site/parts-selectors';
import { getSiteInfo } from '../../../state/site/selectors';
import { BadgePill } from '../../shared/badge-pill';

const MINUTE_MS = 60_000;

/** When it was purchased, renews or expired; nothing if unknown. */
export function PurchaseLine( { dates }: { dates: PurchaseDates | null } ) {
	const { dateFormat, timeZone } = useAppSelector( getSiteInfo );
	const now = useNow( MINUTE_MS );
	return (
		dates &&
		getPurchaseLine( dates, now, {
			format: dateFormat,
			timeZone,
			language: getPageLanguage(),
		} )
	);
}

interface ProductTagsProps {
	readonly storage: string | null;
	readonly hasMonthArchive: boolean;
	readonly badges: readonly ( 'rewind' | 'scan' )[];
}

/** Storage tag and status badges. */
export function ProductTags( {
	storage,
	hasMonthArchive,
	badges,
}: ProductTagsProps ) {
	const rewind = useAppSelector( ( state ) =>
		getPartData( state, 'rewind' )
	);
	const scan = useAppSelector( ( state ) => getPartData( state, 'scan' ) );
	const rewindBadge =
		badges.includes( 'rewind' ) && rewind
			? getRewindBadge( rewind.state )
			: null;
	const scanBadge =
		badges.includes( 'scan' ) && scan && SCANNED.includes( scan.state )
			? getScanBadge(
					{
						threatCount: scan.threats.length,
						hasCredentials: scan.credentials.length > 0,
					},
					'my-plan'
			  )
			: null;
	return (
		<>
			{ storage && <Pill isPlain>{ storage }</Pill> }
			{ hasMonthArchive && (
				<Pill isPlain>
					{ __( '30-day archive', 'jetpack-dashboard' ) }
				</Pill>
			) }
			{ rewindBadge && <BadgePill badge={ rewindBadge } /> }
			{ scanBadge && <BadgePill badge={ scanBadge } /> }
		</>
	);
}

/** In other states, threats are unknown. */
const SCANNED: readonly string[] = [ 'idle', 'scanning' ];
