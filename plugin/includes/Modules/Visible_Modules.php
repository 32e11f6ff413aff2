<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Provider\Connection_Status;

defined( 'ABSPATH' ) || exit;

/** The module objects of docs/contract/modules.md#entries, for REST and the initial state. */
class Visible_Modules {

	/** What everyone can see of a module whose header says so. */
	private const SHARED_KEYS = array( 'module', 'name', 'activated', 'override' );

	/** Longer descriptions are shortened. */
	private const SHORT_LIMIT  = 143;
	private const SHORT_LENGTH = 140;

	private Module_Registry $registry;
	private Visible_Settings $settings;
	private Connection_Status $connection;
	private Feature_Files $features;

	public function __construct( Module_Registry $registry, Visible_Settings $settings, Connection_Status $connection, Feature_Files $features ) {
		$this->registry   = $registry;
		$this->settings   = $settings;
		$this->connection = $connection;
		$this->features   = $features;
	}

	/** Whether the user can read any modules by REST. */
	public function can_read(): bool {
		return $this->settings->can_read();
	}

	/**
	 * Modules that the user can read by REST.
	 *
	 * @return array<string, array<string, mixed>> By slug.
	 */
	public function for_rest(): array {
		if ( ! $this->can_read() ) {
			return array();
		}

		$this->settings->prime();

		$slugs = current_user_can( 'jetpack_manage_modules' ) ? array_map( 'strval', array_keys( $this->registry->all() ) ) : $this->registry->slugs_visible_to( Module::TO_EDITORS );

		return $this->in_order( $slugs ) + $this->shared();
	}

	/**
	 * Like for_rest(), plus data of dashboard cards for everyone, and the pseudo-module `blocks`, which makes the Composing card
	 * searchable.
	 *
	 * @return array<string, array<string, mixed>> By slug.
	 */
	public function for_page(): array {
		$entries = $this->for_rest();
		$blocks  = array(
			'module'                    => 'blocks',
			'additional_search_queries' => __( 'blocks, block, gutenberg', 'jetpack-dashboard' ),
			'available'                 => true,
			'unavailable_reason'        => false,
		);

		return $entries ? $entries + array( 'blocks' => $blocks ) : $this->shared();
	}

	/** @return array<string, mixed>|null Null if it doesn't exist, or the user can't read it. */
	public function one( string $slug ): ?array {
		if ( current_user_can( 'jetpack_manage_modules' ) || in_array( $slug, $this->registry->slugs_visible_to( Module::TO_EDITORS ), true ) ) {
			return $this->can_read() && $this->registry->get( $slug ) ? $this->entry( $slug, $this->registry->slugs_shown_as_on(), $this->registry->availability() ) : null;
		}

		return $this->can_read() ? ( $this->shared()[ $slug ] ?? null ) : null;
	}

	/**
	 * Sorts entries; without a connection, those that require one come last.
	 *
	 * @param string[] $slugs Sorted.
	 * @return array<string, array<string, mixed>>
	 */
	private function in_order( array $slugs ): array {
		$on            = $this->registry->slugs_shown_as_on();
		$rules         = $this->registry->availability();
		$is_registered = $this->connection->is_registered();
		$now           = array();
		$later         = array();

		foreach ( $slugs as $slug ) {
			$entry = $this->entry( $slug, $on, $rules );
			if ( $entry['requires_connection'] && ! $is_registered ) {
				$later[ $slug ] = $entry;
			} else {
				$now[ $slug ] = $entry;
			}
		}

		return $now + $later;
	}

	/**
	 * Public data of modules whose cards everyone sees.
	 *
	 * @return array<string, array<string, mixed>> Empty for users who can't open the page.
	 */
	private function shared(): array {
		$on      = $this->registry->slugs_shown_as_on();
		$rules   = $this->registry->availability();
		$entries = array();

		foreach ( current_user_can( 'jetpack_admin_page' ) ? $this->registry->slugs_visible_to( Module::TO_EVERYONE ) : array() as $slug ) {
			$entries[ $slug ] = array_intersect_key( $this->entry( $slug, $on, $rules ), array_flip( self::SHARED_KEYS ) );
		}

		return $entries;
	}

	/**
	 * @param string[] $on Slugs that are shown as on.
	 * @return array<string, mixed>
	 */
	private function entry( string $slug, array $on, Module_Availability $rules ): array {
		$module = $this->registry->get( $slug );
		$texts  = Module_Texts::of( $slug );
		$reason = $this->registry->unavailable_reason( $slug, $rules );
		$entry  = array(
			'module'                    => $slug,
			'name'                      => $texts['name'],
			'description'               => $texts['description'],
			'short_description'         => self::shortened( $texts['description'] ),
			'long_description'          => $texts['long_description'],
			'learn_more_button'         => $texts['learn_more'],
			'search_terms'              => $texts['search_terms'],
			'additional_search_queries' => $texts['search_terms'],
			'sort'                      => $module->sort,
			'recommendation_order'      => $module->recommendation_order,
			'introduced'                => $module->introduced,
			'changed'                   => $module->changed,
			'deactivate'                => $module->can_deactivate,
			'free'                      => $module->is_free,
			'requires_connection'       => $rules->requires_connection( $module ),
			'requires_user_connection'  => $rules->requires_user_connection( $module ),
			'auto_activate'             => $module->auto_activate,
			'module_tags'               => $module->tags,
			/**
			 * Filters a module's feature groups.
			 *
			 * @since 1.0.0
			 *
			 * @param string[] $groups
			 * @param string   $slug
			 */
			'feature'                   => array_values( (array) apply_filters( 'jetpack_module_feature', $module->feature, $slug ) ),
			'plan_classes'              => $module->plan_classes,
			'activated'                 => in_array( $slug, $on, true ),
			'available'                 => false === $reason,
			'unavailable_reason'        => $reason,
			'has_behavior'              => $this->registry->has_behavior( $module ),
			'configure_url'             => admin_url( 'admin.php?page=jetpack#/settings?term=' . rawurlencode( $texts['name'] ) ),
			'configurable'              => false,
			'activate_nonce'            => '',
			'deactivate_nonce'          => '',
			'override'                  => $this->registry->override( $slug ),
			'options'                   => (object) $this->settings->options_of( $slug ),
		);

		if ( current_user_can( 'jetpack_manage_modules' ) ) {
			$entry['activate_nonce']   = wp_create_nonce( "jetpack_activate-{$slug}" );
			$entry['deactivate_nonce'] = wp_create_nonce( "jetpack_deactivate-{$slug}" );
		}
		if ( current_user_can( 'manage_options' ) && $entry['available'] ) {
			$entry['configurable'] = sprintf( '<a href="%s">%s</a>', esc_url( $entry['configure_url'] ), esc_html__( 'Configure', 'jetpack-dashboard' ) );
		}
		$extra = $this->features->get( $slug );
		$extra = $extra ? $extra->extra() : array();
		if ( $extra ) {
			$entry['extra'] = $extra;
		}

		return $entry;
	}

	/** Shortens a description to a line or two. */
	private static function shortened( string $text ): string {
		return mb_strlen( $text, 'UTF-8' ) > self::SHORT_LIMIT ? mb_substr( $text, 0, self::SHORT_LENGTH, 'UTF-8' ) . '...' : $text;
	}
}
