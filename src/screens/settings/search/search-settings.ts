import { __ } from '@wordpress/i18n';
import type { Module, Modules } from '../../../state/modules/types';
import { SETTINGS_SECTIONS } from '../declarations/sections';
import { visibleCards } from '../declarations/visible-cards';
import type {
	SettingsCard,
	SettingsInput,
	SettingsSection,
} from '../declarations/settings-section';
import {
	featureTexts,
	fieldTexts,
	hiddenTexts,
	moduleTexts,
} from './search-texts';
import {
	hasPartOfTerm,
	hasTerm,
	indexWords,
	readTerm,
	stemsOf,
} from './search-words';
import type { Term, WordIndex } from './search-words';

/** The specification lists the modules that the search shows without it. */
const ONLY_IN_ADMIN = 'woocommerce-analytics';
const BANNER_MIN_CHARACTERS = 3;
/** Maximum number of texts that explain why a card was found. */
const FOUND_FOR_LIMIT = 2;

interface IndexedCard {
	readonly card: SettingsCard;
	readonly visible: WordIndex;
	readonly fields: WordIndex;
	readonly all: WordIndex;
	readonly hiddenTexts: readonly string[];
}

interface IndexedSection {
	readonly section: SettingsSection;
	/** The section's route and name. */
	readonly own: WordIndex;
	readonly cards: readonly IndexedCard[];
}

export interface SearchIndex {
	readonly sections: readonly IndexedSection[];
	readonly banners: readonly {
		readonly module: Module;
		readonly words: WordIndex;
	}[];
}

export interface SearchHit {
	readonly card: SettingsCard;
	/** The matching texts, if the card's visible texts don't contain the term. */
	readonly foundFor: readonly string[];
	/** Whether the fields of the card contain part of the term. */
	readonly hasFoundFields: boolean;
}

export interface SearchResults {
	readonly sections: readonly {
		readonly section: SettingsSection;
		readonly hits: readonly SearchHit[];
	}[];
	readonly modules: readonly Module[];
	readonly count: number;
	/** Word stems to highlight. */
	readonly stems: readonly string[];
}

/**
 * Builds the search index of what this user can see on this site; built once
 * and used for all terms.
 */
export function indexSettings(
	input: SettingsInput,
	modules: Modules
): SearchIndex {
	return {
		sections: SETTINGS_SECTIONS.map( ( section ) => ( {
			section,
			own: indexWords( [ section.slug, section.name() ] ),
			cards: visibleCards( section, input ).map( ( card ) => {
				const fields = fieldTexts( card, input, modules );
				const visible = [ ...featureTexts( card ), ...fields ];
				const hidden = [ ...new Set( hiddenTexts( card, modules ) ) ];
				return {
					card,
					visible: indexWords( visible ),
					fields: indexWords( fields ),
					all: indexWords( [ ...visible, ...hidden ] ),
					hiddenTexts: hidden,
				};
			} ),
		} ) ),
		banners: ( input.isManager ? modulesWithoutCard( modules ) : [] ).map(
			( module ) => ( {
				module,
				words: indexWords( moduleTexts( module ) ),
			} )
		),
	};
}

/** Only the search shows them. */
function modulesWithoutCard( modules: Modules ): readonly Module[] {
	const withCard = new Set(
		SETTINGS_SECTIONS.flatMap( ( { cards } ) =>
			cards.flatMap( ( card ) => card.modules )
		)
	);
	return Object.values( modules ).filter(
		( { slug } ) => slug !== ONLY_IN_ADMIN && ! withCard.has( slug )
	);
}

/** The sections whose route or content matches, with the matching cards. */
export function searchSettings(
	index: SearchIndex,
	text: string
): SearchResults {
	const term = readTerm( text, smallWords() );
	const sections = index.sections
		.map( ( { section, own, cards } ) => ( {
			section,
			hits: cards
				.filter(
					( { all } ) => hasTerm( own, term ) || hasTerm( all, term )
				)
				.map( ( found ) => toHit( found, term ) ),
		} ) )
		.filter( ( { hits } ) => hits.length > 0 );
	const modules =
		[ ...text.trim() ].length < BANNER_MIN_CHARACTERS
			? []
			: index.banners
					.filter( ( { words } ) => hasTerm( words, term ) )
					.map( ( { module } ) => module );
	return {
		sections,
		modules,
		count: sections.reduce(
			( sum, { hits } ) => sum + hits.length,
			modules.length
		),
		stems: stemsOf( term ),
	};
}

function toHit( found: IndexedCard, term: Term ): SearchHit {
	return {
		card: found.card,
		foundFor: hasPartOfTerm( found.visible, term )
			? []
			: findReasons( found.hiddenTexts, term ),
		hasFoundFields: hasPartOfTerm( found.fields, term ),
	};
}

/** The texts that contain the whole term, or else those that contain part of it. */
function findReasons(
	texts: readonly string[],
	term: Term
): readonly string[] {
	const whole = texts.filter( ( one ) =>
		hasTerm( indexWords( [ one ] ), term )
	);
	const some =
		whole.length > 0
			? whole
			: texts.filter( ( one ) =>
					hasPartOfTerm( indexWords( [ one ] ), term )
			  );
	return some.slice( 0, FOUND_FOR_LIMIT );
}

function smallWords(): string {
	return __(
		/* translators: words that say nothing in a search by themselves, separated by commas; as many or as few as your language has */
		'a, an, the, my, me, i, to, of, on, off, in, for, from, by, with, and, or, is, are, it, this, that, how, do, does, can, what, when, where, who, not, no, too, many, turn, switch, enable, disable, activate, deactivate, add, get, set, setting, settings, want, need, please, site, website, wordpress, jetpack, plugin, option, options',
		'jetpack-dashboard'
	);
}
