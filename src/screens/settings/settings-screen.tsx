import { createSelector } from 'reselect';
import { ErrorBoundary } from '../../components/light/error-boundary';
import { useAppSelector } from '../../hooks/store';
import { canManageModules } from '../../state/connection/selectors';
import { getModules } from '../../state/modules/selectors';
import { findActiveSection, visibleCards } from './declarations/sections';
import type { SettingsFacts } from './declarations/settings-section';
import { UnsavedChangesProvider } from './form/unsaved-changes';
import './settings-screen.scss';

interface SettingsScreenProps {
	/** The route's section, or 'settings' for the user's default one. */
	section: string;
}

const getSettingsFacts = createSelector(
	[ canManageModules, getModules ],
	( isManager, modules ): SettingsFacts => {
		const all = Object.values( modules );
		return {
			isManager,
			found: all.map( ( { slug } ) => slug ),
			active: all
				.filter( ( { isActive } ) => isActive )
				.map( ( { slug } ) => slug ),
		};
	}
);

/** A section's cards. Who may not open it was sent away before (decision 47). */
export function SettingsScreen( { section: slug }: SettingsScreenProps ) {
	const facts = useAppSelector( getSettingsFacts );
	const section = findActiveSection( slug, facts );
	if ( ! section ) {
		return null;
	}
	return (
		<UnsavedChangesProvider key={ section.slug }>
			<div className="jp-settings">
				<h1 className="jp-screen-title" tabIndex={ -1 }>
					{ section.heading() }
				</h1>
				{ visibleCards( section, facts ).map(
					( { slug: cardSlug, title, custom: Card } ) => (
						<ErrorBoundary
							key={ cardSlug }
							variant="card"
							name={ title() }
						>
							<Card />
						</ErrorBoundary>
					)
				) }
			</div>
		</UnsavedChangesProvider>
	);
}
