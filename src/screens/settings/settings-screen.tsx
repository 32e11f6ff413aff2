import { useSearchTerm } from '../../hooks/search-term';
import { SettingsDrafts } from './form/settings-drafts';
import { SearchView } from './search/search-view';
import { SectionView } from './section-view';
import './settings-screen.scss';

interface SettingsScreenProps {
	/** The route's section, or 'settings' for the user's default one. */
	section: string;
}

/**
 * A section, or what the search finds in all of them. The drafts stand above
 * both: opening and closing the search keeps what was typed.
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
