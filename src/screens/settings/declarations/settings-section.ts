import type { ComponentType, ReactNode } from 'react';
import type { PartName } from '../../../api/dashboard';
import type { OfferKey } from '../../shared/offer/offers';
import type { SettingsForm } from '../form/use-settings-form';
import type { CardOutline, SectionOutline } from '../outline';
import type { SettingsFacts } from './settings-facts';

export type { SettingsFacts } from './settings-facts';

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

/** What a card shows; its outline says for which modules, and to whom. */
export interface CardDeclaration {
	readonly title: () => string;
	/** Next to the title: that it is a beta, for example. */
	readonly pill?: ( () => string ) | undefined;
	/** What the search finds it by, beside its modules' own words. */
	readonly keywords: readonly string[];
	/** What the search finds it by beside its rows: labels of its component, words that only the site knows. */
	readonly moreTexts?: ( facts: SettingsFacts ) => readonly string[];
	/** DashboardParts of `GET dashboard` that it shows, requested after the paint. */
	readonly parts?: readonly PartName[];
	/** Offered in place of the rows while the site's plan lacks it. */
	readonly upgrade?: OfferKey;
	/** Rendered in order in a ruled card, with a Save button if one of them is a draft. */
	readonly rows?: readonly SettingsRow[];
	/** In place of rows, for a card with a life of its own. */
	readonly component?: ComponentType;
}

export interface SettingsCard extends CardOutline, CardDeclaration {
	readonly slug: string;
}

export interface SettingsSection extends Omit< SectionOutline, 'cards' > {
	/** The screen's heading. */
	readonly heading: () => string;
	readonly cards: readonly SettingsCard[];
}

/** A section of the outline with what it shows: each of its cards, by slug. */
export function declareSection< Outline extends SectionOutline >(
	outline: Outline,
	{
		heading,
		cards,
	}: {
		readonly heading: () => string;
		readonly cards: Readonly<
			Record< keyof Outline[ 'cards' ], CardDeclaration >
		>;
	}
): SettingsSection {
	const declarations: Readonly< Record< string, CardDeclaration > > = cards;
	return {
		...outline,
		heading,
		cards: Object.entries( outline.cards ).flatMap( ( [ slug, card ] ) => {
			const declaration = declarations[ slug ];
			return declaration ? [ { slug, ...card, ...declaration } ] : [];
		} ),
	};
}
