import { __ } from '@wordpress/i18n';
import { createSelector } from 'reselect';
import { Card, CardHeader } from '../../../components/light/card';
import { useAppSelector } from '../../../hooks/store';
import { getModules } from '../../../state/modules/selectors';
import { getSettings } from '../../../state/settings/selectors';
import { SettingsRow } from '../form/settings-row';
import { listActiveTools } from './composing-view';
import './composing-tools-card.scss';

const getActiveTools = createSelector(
	[ getModules, getSettings ],
	listActiveTools
);

export function composingTitle(): string {
	return __( 'Composing', 'jetpack-dashboard' );
}

/** The active writing tools, for users who can't toggle them. */
export function ComposingToolsCard() {
	const tools = useAppSelector( getActiveTools );
	return (
		<Card isRuled>
			<CardHeader level={ 2 } title={ composingTitle() } />
			<SettingsRow>
				{ tools.length > 0 ? (
					<ul className="jp-tool-list">
						{ tools.map( ( { slug, name, description } ) => (
							<li key={ slug }>
								<strong>{ name }</strong>
								<p className="jp-tool-list__help">
									{ description }
								</p>
							</li>
						) ) }
					</ul>
				) : (
					<p>
						{ __(
							'Writing tools will be shown here when an administrator enables them.',
							'jetpack-dashboard'
						) }
					</p>
				) }
			</SettingsRow>
		</Card>
	);
}
