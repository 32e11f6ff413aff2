import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { Card, CardHeader } from '../../../../components/light/card';
import { useAppSelector } from '../../../../hooks/store';
import { SettingsRow } from '../../form/settings-row';
import { BackupsContent } from './backups-content';
import { getBackupsFacts } from './backups-facts';
import { backupsView, getThreatCount, includesScan } from './backups-view';

export function backupsTitle(): string {
	return __( 'Backups', 'jetpack-dashboard' );
}

/** The status of the site's backups and security scan. */
export function BackupsCard() {
	const facts = useAppSelector( getBackupsFacts, shallowEqual );
	const view = backupsView( facts );
	return (
		<Card
			isRuled
			state={ view.kind }
			isLoading={ view.kind === 'checking' }
		>
			<CardHeader
				level={ 2 }
				title={
					includesScan( facts )
						? __( 'Backups and scanning', 'jetpack-dashboard' )
						: backupsTitle()
				}
			/>
			<SettingsRow>
				<BackupsContent
					view={ view }
					threatCount={ getThreatCount( view.kind, facts ) }
				/>
			</SettingsRow>
		</Card>
	);
}
