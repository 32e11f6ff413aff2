import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../../hooks/store';
import { getPart } from '../../../state/site/parts-selectors';
import { AdminLink } from '../admin-link';
import { OwnFeature, QuietOffer } from '../own-feature/own-feature';
import { TimeAgo } from '../time-ago';
import { ownView } from './backup-view';
import type { BackupView } from './backup-view';

/** The backups on the site's own server, on the card of a connected site. */
export function OwnBackups( { view }: { readonly view: BackupView } ) {
	const own = useAppSelector( ( state ) => getPart( state, 'backups' ) );
	const text = besidesText( ownView( own ) );
	return (
		<OwnFeature
			module="backups"
			kind={ view.kind }
			idleKinds={ [ 'connect', 'upgrade', 'unavailable' ] }
			isShown={
				view.kind.startsWith( 'own-' ) ||
				( view.kind === 'failed' && view.part === 'backups' )
			}
			offer={ [
				__( 'Your site can also back itself up.', 'jetpack-dashboard' ),
				__( 'Back up to this server', 'jetpack-dashboard' ),
			] }
			instead={ __(
				'Backed up to this server, not by the account service.',
				'jetpack-dashboard'
			) }
			choice={ <QuietOffer offer="backup" /> }
			besides={
				text && (
					<>
						{ text }{ ' ' }
						<AdminLink path="admin.php?page=jetpack-backups">
							{ __(
								'View the backups on this server',
								'jetpack-dashboard'
							) }
						</AdminLink>
					</>
				)
			}
		/>
	);
}

/** Null if it isn't known. */
function besidesText( own: BackupView ): ReactNode {
	switch ( own.kind ) {
		case 'own-partly-restored':
			return __(
				'A restore on this server has not finished.',
				'jetpack-dashboard'
			);
		case 'own-failed':
			return __(
				'The last backup to this server failed.',
				'jetpack-dashboard'
			);
		case 'own-active':
			return own.lastBackup ? (
				<TimeAgo
					text={
						/* translators: %s: how long ago, as '4 minutes ago' */
						__(
							'Also backed up to this server %s.',
							'jetpack-dashboard'
						)
					}
					moment={ own.lastBackup }
				/>
			) : (
				__(
					'The first backup to this server is being created.',
					'jetpack-dashboard'
				)
			);
		default:
			return null;
	}
}
