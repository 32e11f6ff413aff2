import { useSearchTerm } from '../../hooks/search-term';
import { SettingsDrafts } from './form/settings-drafts';
import { SearchView } from './search/search-view';
import { SectionView } from './section-view';
import './settings-screen.scss';

interface SettingsScreenProps {
	/** The route's section, or 'settings' for the user's default section. */
	section: string;
}

/**
 * Shows a section, or search results from all sections. Drafts are stored above
 * both, so that opening and closing the search keeps unsaved input.
 */
export function SettingsScreen( { section }: SettingsScreenProps ) {
	const term = useSearchTerm();
	return (
		<SettingsDrafts>
			<div className="jp-settings">
				{ term === null ? (
					<SectionView slug={ section } />
				) : (
					<SearchView term={ term } />
				) }
			</div>
		</SettingsDrafts>
	);
}
