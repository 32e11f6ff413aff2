import { useAppSelector } from '../../hooks/store';
import { findActiveSection } from './declarations/sections';
import { getSettingsInput } from './declarations/settings-input';
import { SectionView } from './section-view';

interface OtherSectionProps {
	/** The route's section, or 'settings' for the user's default section. */
	slug: string;
}

/** A section that isn't in the first chunk of the settings. */
export function OtherSection( { slug }: OtherSectionProps ) {
	const section = findActiveSection(
		slug,
		useAppSelector( getSettingsInput )
	);
	return section ? <SectionView section={ section } /> : null;
}
