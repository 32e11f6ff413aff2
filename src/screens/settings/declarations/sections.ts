import { discussionSection } from './discussion';
import { performanceSection } from './performance';
import { privacySection } from './privacy';
import { securitySection } from './security';
import type { SettingsInput, SettingsSection } from './settings-section';
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
 * @param input    User and site state.
 * @param sections Override for tests.
 */
export function findActiveSection(
	slug: string,
	input: SettingsInput,
	sections: readonly SettingsSection[] = SETTINGS_SECTIONS
): SettingsSection | undefined {
	return sections.find( ( section ) =>
		slug === 'settings' ? section.isDefault( input ) : section.slug === slug
	);
}
