import type { ComponentType } from 'react';

/** What the cards' conditions see. */
export interface SettingsFacts {
	readonly isManager: boolean;
	/** Slugs of the modules that this site has. */
	readonly found: readonly string[];
	/** Slugs of those that are on. */
	readonly active: readonly string[];
}

export interface SettingsCard {
	readonly slug: string;
	readonly title: () => string;
	/** The card shows if the site has any of these; with none named, always. */
	readonly modules: readonly string[];
	/** What the search finds it by, beside its modules' own words. */
	readonly keywords: readonly string[];
	/** In place of: managers alone see it. */
	readonly isVisible?: ( facts: SettingsFacts ) => boolean;
	readonly custom: ComponentType;
}

export interface SettingsSection {
	readonly slug: string;
	/** The screen's heading. */
	readonly heading: () => string;
	/** Does `/settings`, which names no section, open this one? */
	readonly isDefault: ( facts: SettingsFacts ) => boolean;
	readonly cards: readonly SettingsCard[];
}
