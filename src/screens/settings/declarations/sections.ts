import { isCardVisible } from '../outline';
import { discussionSection } from './discussion';
import { performanceSection } from './performance';
import { privacySection } from './privacy';
import { securitySection } from './security';
import type {
	SettingsCard,
	SettingsFacts,
	SettingsSection,
} from './settings-section';
import { sharingSection } from './sharing';
import { trafficSection } from './traffic';
import { writingSection } from './writing';

/** In the order of the tabs. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
	securitySection,
	performanceSection,
	writingSection,
	sharingSection,
	discussionSection,
	trafficSection,
	privacySection,
];

/**
 * The section that is active on a route: the one that it names, and
 * on `/settings` the one that is this user's default.
 *
 * @param slug     The route without its slash.
 * @param facts    About the user and the site.
 * @param sections For tests.
 */
export function findActiveSection(
	slug: string,
	facts: SettingsFacts,
	sections: readonly SettingsSection[] = SETTINGS_SECTIONS
): SettingsSection | undefined {
	return sections.find( ( section ) =>
		slug === 'settings' ? section.isDefault( facts ) : section.slug === slug
	);
}

/** The cards of a section that this user has on this site. */
export function visibleCards(
	section: SettingsSection,
	facts: SettingsFacts
): readonly SettingsCard[] {
	const hidden = section.hidesDisabled ? facts.disabled : [];
	return section.cards.filter( ( card ) =>
		isCardVisible( card, facts, hidden )
	);
}
