import type { SettingsFacts } from '../screens/settings/declarations/settings-facts';
import { isCardVisible, SECTIONS } from '../screens/settings/outline';
import type { SectionOutline } from '../screens/settings/outline';

export type SettingsTabSlug = Exclude< keyof typeof SECTIONS, 'privacy' >;

export type SettingsTab = SectionOutline & { readonly slug: SettingsTabSlug };

export const SETTINGS_TABS: readonly SettingsTab[] = [
	SECTIONS.security,
	SECTIONS.performance,
	SECTIONS.writing,
	SECTIONS.sharing,
	SECTIONS.discussion,
	SECTIONS.traffic,
];

/**
 * Whether this user can see the tab. For managers: whether they can see any of
 * its cards.
 */
export function isTabAvailable(
	tab: SettingsTab,
	facts: SettingsFacts
): boolean {
	return facts.isManager
		? Object.values( tab.cards ).some( ( card ) =>
				isCardVisible( card, facts )
		  )
		: facts.canEditPosts &&
				facts.canPublishPosts &&
				tab.publisherModule !== undefined &&
				facts.active.includes( tab.publisherModule );
}

/** The tab of a route's section; `/settings` shows the user's default one. */
export function findCurrentTab(
	path: string,
	facts: SettingsFacts
): SettingsTab | undefined {
	return SETTINGS_TABS.find( ( { slug, isDefault } ) =>
		path === '/settings' ? isDefault( facts ) : path === `/${ slug }`
	);
}
