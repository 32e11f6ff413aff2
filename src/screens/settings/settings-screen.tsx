import { ErrorBoundary } from '../../components/light/error-boundary';
import { useAppSelector } from '../../hooks/store';
import { CardContent } from './declarations/card-content';
import { findActiveSection, visibleCards } from './declarations/sections';
import { getSettingsFacts } from './declarations/settings-facts';
import { SettingsDrafts } from './form/settings-drafts';
import './settings-screen.scss';

interface SettingsScreenProps {
	/** The route's section, or 'settings' for the user's default one. */
	section: string;
}

/** A section's cards. Who may not open it was sent away before (decision 47). */
export function SettingsScreen( { section: slug }: SettingsScreenProps ) {
	const facts = useAppSelector( getSettingsFacts );
	const section = findActiveSection( slug, facts );
	if ( ! section ) {
		return null;
	}
	return (
		<SettingsDrafts key={ section.slug }>
			<div className="jp-settings">
				<h1 className="jp-screen-title" tabIndex={ -1 }>
					{ section.heading() }
				</h1>
				{ visibleCards( section, facts ).map( ( card ) => (
					<ErrorBoundary
						key={ card.slug }
						variant="card"
						name={ card.title() }
					>
						<CardContent card={ card } />
					</ErrorBoundary>
				) ) }
			</div>
		</SettingsDrafts>
	);
}
