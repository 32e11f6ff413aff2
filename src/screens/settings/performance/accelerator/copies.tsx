import { __ } from '@wordpress/i18n';
import { Button } from '../../../../components/light/button';
import { useAppDispatch, useAppSelector } from '../../../../hooks/store';
import { deleteCopies } from '../../../../state/modules/delete-copies';
import { getModule, isModuleActive } from '../../../../state/modules/selectors';
import { getRequest } from '../../../../state/request-selectors';
import { FILES, IMAGES } from '../../../shared/accelerator/accelerator-view';
import { SelectControl } from '../../controls/select-control';
import { ADDRESS_LIMIT } from '../../controls/limit-text';
import { TextControl } from '../../controls/text-control';
import type {
	ChoiceRow,
	CustomRowProps,
} from '../../declarations/settings-section';
import { useChoices } from '../../declarations/use-choices';
import type { SettingsForm } from '../../form/use-settings-form';

const IMAGES_LIMIT: ChoiceRow = {
	kind: 'select',
	key: 'photon_limit',
	label: () =>
		__( 'Maximum disk space for image copies', 'jetpack-dashboard' ),
	help: () =>
		__(
			'Copies that visitors haven’t requested for the longest time are replaced first. Turning off “Speed up images” deletes all copies.',
			'jetpack-dashboard'
		),
};

const FILES_LIMIT: ChoiceRow = {
	kind: 'select',
	key: 'photon_cdn_limit',
	label: () =>
		__(
			'Maximum disk space for copies of scripts and styles',
			'jetpack-dashboard'
		),
	help: () =>
		__(
			'Outdated copies are replaced first. Turning off “Speed up static files” deletes all copies.',
			'jetpack-dashboard'
		),
};

const CDN = 'photon_cdn_url';

export const copiesKeys = [ IMAGES_LIMIT.key, FILES_LIMIT.key, CDN ];

export function cdnLabel(): string {
	return __(
		'Address of your content delivery network',
		'jetpack-dashboard'
	);
}

/**
 * The space of the copies and what they save, for each module that is on, and
 * the CDN, which both use.
 */
export function Copies( { form }: CustomRowProps ) {
	const hasImages = useIsOn( IMAGES );
	const hasFiles = useIsOn( FILES );
	if ( ! hasImages && ! hasFiles ) {
		return null;
	}
	return (
		<div className="jp-settings-group">
			{ hasImages && (
				<CopiesOf
					form={ form }
					slug={ IMAGES }
					limit={ IMAGES_LIMIT }
					deleteLabel={ __(
						'Delete copies of images',
						'jetpack-dashboard'
					) }
				/>
			) }
			{ hasFiles && (
				<CopiesOf
					form={ form }
					slug={ FILES }
					limit={ FILES_LIMIT }
					deleteLabel={ __(
						'Delete copies of scripts and styles',
						'jetpack-dashboard'
					) }
				/>
			) }
			<TextControl
				form={ form }
				settingKey={ CDN }
				label={ cdnLabel() }
				help={ __(
					'Optional, for example https://cdn.example.com. It must fetch files from this site. For images, it must cache by query string and Accept header.',
					'jetpack-dashboard'
				) }
				isCode
				maxLength={ ADDRESS_LIMIT }
				disabledReason={ savingReason( form ) }
			/>
		</div>
	);
}

interface CopiesOfProps {
	readonly form: SettingsForm;
	readonly slug: string;
	readonly limit: ChoiceRow;
	readonly deleteLabel: string;
}

/** What a module's copies save, their limit, and a button to delete them. */
function CopiesOf( { form, slug, limit, deleteLabel }: CopiesOfProps ) {
	const dispatch = useAppDispatch();
	const isDeleting = useAppSelector(
		( state ) =>
			getRequest( state, 'modules', 'delete-copies', slug ).kind ===
			'pending'
	);
	const figures = useAppSelector(
		( state ) => getModule( state, slug )?.extra[ 'copies' ]
	);
	const choices = useChoices( limit );
	return (
		<>
			{ figures && <p>{ figures }</p> }
			<SelectControl
				form={ form }
				settingKey={ limit.key }
				label={ limit.label() }
				help={ limit.help?.() }
				choices={ choices }
				disabledReason={ savingReason( form ) }
			/>
			<p>
				<Button
					isBusy={ isDeleting }
					onClick={ () => void dispatch( deleteCopies( slug ) ) }
				>
					{ deleteLabel }
				</Button>
			</p>
		</>
	);
}

function useIsOn( slug: string ): boolean {
	return useAppSelector( ( state ) => isModuleActive( state, slug ) );
}

function savingReason( form: SettingsForm ): string | false {
	return (
		form.isAnySaving &&
		__( 'Your changes are being saved.', 'jetpack-dashboard' )
	);
}
