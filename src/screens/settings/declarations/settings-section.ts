import type { ComponentType, ReactNode } from 'react';
import type { PartName } from '../../../api/dashboard';
import type { Choice } from '../../../components/light/choice';
import type { Settings } from '../../../state/settings/types';
import type { OfferKey } from '../../shared/offer/offers';
import type { SettingsForm } from '../form/use-settings-form';

/** What the cards' conditions see. */
export interface SettingsFacts {
	readonly isManager: boolean;
	readonly canEditPosts: boolean;
	readonly canPublishPosts: boolean;
	/** This user has an account of the provider behind them. */
	readonly isLinked: boolean;
	readonly hasConnectedOwner: boolean;
	readonly isOffline: boolean;
	/** No account service is configured. */
	readonly isLocal: boolean;
	/** Slugs of the modules that this site has. */
	readonly found: readonly string[];
	/** Slugs of those that are on. */
	readonly active: readonly string[];
	/** Slugs of those that a site administrator has disabled. */
	readonly disabled: readonly string[];
	readonly settings: Settings;
	/** While the anti-spam plugin is active; empty texts otherwise. */
	readonly antispamPlugin: {
		readonly description: string;
		readonly url: string;
	};
}

export interface FieldRow {
	/** The setting's. */
	readonly key: string;
	readonly label: () => string;
	readonly help?: () => ReactNode;
}

/** A module's switch, and what hangs from it: disabled, with the reason, while it is off or out of reach. */
export interface ModuleRow {
	readonly kind: 'module';
	readonly slug: string;
	readonly label: () => string;
	readonly help?: () => ReactNode;
	readonly rows?: readonly SettingsRow[];
}

/** A setting that is on or off, saved at once. */
export interface ToggleRow extends FieldRow {
	readonly kind: 'toggle';
	/** On the screen it is on while the setting is off. */
	readonly isInverted?: boolean;
}

export interface TextRow extends FieldRow {
	readonly kind: 'text' | 'textarea';
	/** In code points. */
	readonly maxLength?: number;
	/** Addresses, code: fixed width, left to right in every language. */
	readonly isCode?: boolean;
}

export interface NumberRow extends FieldRow {
	readonly kind: 'number';
	readonly min?: number;
	readonly max?: number;
}

export interface ChoiceRow extends FieldRow {
	readonly kind: 'select' | 'radio' | 'checkboxes';
	/** In place of those that the server names for the setting. */
	readonly choices?: ( facts: SettingsFacts ) => readonly Choice[];
}

export interface CustomRowProps {
	readonly form: SettingsForm;
	/** Its module is off or out of reach. */
	readonly isDisabled: boolean;
	/** Why, for the controls to say; false where it isn't. */
	readonly disabledReason: string | false;
}

export interface CustomRow {
	readonly kind: 'custom';
	readonly component: ComponentType< CustomRowProps >;
	/** The settings that it edits as drafts: the card's form saves them. */
	readonly keys?: readonly string[];
}

export type SettingsRow =
	| ModuleRow
	| ToggleRow
	| TextRow
	| NumberRow
	| ChoiceRow
	| CustomRow;

export interface SettingsCard {
	readonly slug: string;
	readonly title: () => string;
	/** Beside the title: that it is a beta, say. */
	readonly pill?: ( () => string ) | undefined;
	/** The card shows if the site has any of these; with none named, always. */
	readonly modules: readonly string[];
	/** What the search finds it by, beside its modules' own words. */
	readonly keywords: readonly string[];
	/** In place of: managers alone see it. */
	readonly isVisible?: ( facts: SettingsFacts ) => boolean;
	/** What the search finds it by beside its rows: labels of its component, words that only the site knows. */
	readonly moreTexts?: ( facts: SettingsFacts ) => readonly string[];
	/** What it shows of the provider, asked for after the paint. */
	readonly parts?: readonly PartName[];
	/** Offered in place of the rows while the site's plan lacks it. */
	readonly upgrade?: OfferKey;
	/** Drawn in order in a ruled card, with a Save button where one of them is a draft. */
	readonly rows?: readonly SettingsRow[];
	/** In place of rows, for a card with a life of its own. */
	readonly component?: ComponentType;
}

export interface SettingsSection {
	readonly slug: string;
	/** Among the search's results, where several sections stand. */
	readonly name: () => string;
	/** The screen's heading. */
	readonly heading: () => string;
	/** Is it shown on `/settings`, which names no section? */
	readonly isDefault: ( facts: SettingsFacts ) => boolean;
	/** Cards of which an administrator has disabled every module are left out. */
	readonly hidesDisabled?: boolean;
	readonly cards: readonly SettingsCard[];
}
