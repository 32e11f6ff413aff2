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

/** In tab order. */
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
 * The active section of a route; for `/settings`, this user's default section.
 *
 * @param slug     The route without its slash.
 * @param facts    User and site state.
 * @param sections Override for tests.
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

/** Cards of a section that are visible to this user on this site. */
export function visibleCards(
	section: SettingsSection,
	facts: SettingsFacts
): readonly SettingsCard[] {
	const hidden = section.hidesDisabled ? facts.disabled : [];
	return section.cards.filter( ( card ) =>
		isCardVisible( card, facts, hidden )
	);
}
