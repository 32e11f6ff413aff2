import { Pill } from '../../components/light/pill';
import type { PillStatus } from '../../components/light/pill';
import type { StatusBadge } from '../../lib/plans/status-badges';

const PILLS: Readonly< Record< StatusBadge[ 'status' ], PillStatus > > = {
	info: 'quiet',
	success: 'well',
	warning: 'warn',
	error: 'bad',
};

/** A status badge as a pill. */
export function BadgePill( { badge }: { badge: StatusBadge } ) {
	return <Pill status={ PILLS[ badge.status ] }>{ badge.text }</Pill>;
}
