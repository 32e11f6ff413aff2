import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { Card, CardHeader } from '../../../../components/light/card';
import { useAppSelector } from '../../../../hooks/store';
import { SettingsRow } from '../../form/settings-row';
import { BackupsContent } from './backups-content';
import { getBackupsInput } from './backups-input';
import { backupsView, getThreatCount, includesScan } from './backups-view';

export function backupsTitle(): string {
	return __( 'Backups', 'jetpack-dashboard' );
}

/** The status of the site's backups and security scan. */
export function BackupsCard() {
	const input = useAppSelector( getBackupsInput, shallowEqual );
	const view = backupsView( input );
	return (
		<Card
			isRuled
			state={ view.kind }
			isLoading={ view.kind === 'checking' }
		>
			<CardHeader
				level={ 2 }
				title={
					includesScan( input )
						? __( 'Backups and scanning', 'jetpack-dashboard' )
						: backupsTitle()
				}
			/>
			<SettingsRow>
				<BackupsContent
					view={ view }
					threatCount={ getThreatCount( view.kind, input ) }
				/>
			</SettingsRow>
		</Card>
	);
}
