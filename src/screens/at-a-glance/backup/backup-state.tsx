import { __ } from '@wordpress/i18n';
import { Pill } from '../../../components/light/pill';
import type { BackupPace } from '../../../lib/plans/backups';
import { getRewindBadge } from '../../../lib/plans/status-badges';
import { BadgePill } from '../card-looks';

export function paceText( pace: BackupPace | null ): string {
	switch ( pace ) {
		case 'real-time':
			return __(
				'Your site is backed up in real time.',
				'jetpack-dashboard'
			);
		case 'daily':
			return __(
				'Your site is backed up every day.',
				'jetpack-dashboard'
			);
		case null:
			return __( 'Your site is backed up.', 'jetpack-dashboard' );
	}
}

export function BackupPill( { state }: { state: string } ) {
	const badge = getRewindBadge( state );
	return badge && <BadgePill badge={ badge } />;
}

export function NoBackupPill() {
	return <Pill>{ __( 'Off', 'jetpack-dashboard' ) }</Pill>;
}
